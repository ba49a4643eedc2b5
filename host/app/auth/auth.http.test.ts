import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aUser, aUserWithPassword, PASSWORD, unique } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { ADMIN, type Host, startHost } from "../../tests/host.ts";
import { findMail, linkTo } from "../../tests/outbox.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

const login = (username: unknown, password: unknown, headers?: Record<string, string>) =>
  visitor(host)("POST", "/api/login", { username, password }, headers);

describe("POST /api/login", () => {
  test("answers the user without the password and starts a session", async () => {
    const answer = await login(ADMIN.username, ADMIN.password);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json()).sort()).toEqual([
      "accessLevel",
      "createdAt",
      "email",
      "fullName",
      "id",
      "phone",
      "username",
    ]);
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^meishi_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const user = await visitor(host)("GET", "/api/user", undefined, { cookie: cookie.split(";")[0]! });
    expect(user.json()).toEqual(answer.json());
  });

  test("the name in other letter case is the same name", async () => {
    const user = await aUserWithPassword(host.database);
    expect((await login(user.username.toUpperCase(), PASSWORD)).status).toBe(200);
  });

  test.for([
    ["confirmed", new Date()],
    ["not yet confirmed", null],
  ] as const)("an address, %s, does as well as the name, in any letter case", async ([, emailConfirmedAt]) => {
    const user = await aUserWithPassword(host.database, { emailConfirmedAt });
    const answer = await login(` ${user.email.toUpperCase()} `, PASSWORD);
    expect([answer.status, answer.json().username]).toEqual([200, user.username]);
  });

  test("an address that is unknown, and a wrong password: the same words", async () => {
    const user = await aUserWithPassword(host.database);
    const answers = [await login("nobody@example.com", PASSWORD), await login(user.email, "wrong password")];
    for (const { status, text } of answers) expect([status, text]).toEqual([401, "Invalid username or password"]);
  });

  test("a name that looks like somebody's address stays the name", async () => {
    const named = await aUserWithPassword(host.database, {
      username: `${unique("old")}@example.com`,
      email: "x@y.org",
    });
    await aUserWithPassword(host.database, { email: named.username, password: "" });
    expect((await login(named.username, PASSWORD)).json().id).toBe(named.id);
  });

  test("the same words for an unknown name and a wrong password", async () => {
    const user = await aUserWithPassword(host.database);
    for (const name of [user.username, "nobody-at-all"]) {
      const answer = await login(name, "wrong password");
      expect([answer.status, answer.text]).toEqual([401, "Invalid username or password"]);
    }
  });

  test.for([
    ["", "x", "Username is required"],
    ["x", "", "Password is required"],
    [undefined, "x", "Username is required"],
    [7, "x", "Username is required"],
  ] as const)("%s and %s: 400", async ([username, password, sentence]) => {
    const answer = await login(username, password);
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });

  test("rotates the session: the one before ends", async () => {
    const user = await aUserWithPassword(host.database);
    const first = (await login(user.username, PASSWORD)).headers.get("set-cookie")!.split(";")[0]!;
    await login(user.username, PASSWORD, { cookie: first, origin: host.url });
    expect((await visitor(host)("GET", "/api/user", undefined, { cookie: first })).status).toBe(401);
  });

  test("many wrong passwords are slowed, and others still sign in", async () => {
    const user = await aUserWithPassword(host.database);
    const other = await aUserWithPassword(host.database);
    const answers = [];
    for (let n = 0; n < 15; n++) answers.push(await login(user.username, `wrong ${n}`));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]!.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused[0]!.text).toMatch(/^Too many wrong passwords\. Please try again in \d+ seconds?\.$/);
    expect((await login(other.username, PASSWORD)).status).toBe(200);
  });
});

describe("200 wrong passwords", () => {
  let proxied: Host;
  beforeAll(async () => {
    proxied = await startHost({ TRUST_PROXY: "1" });
  });
  afterAll(() => proxied.stop());

  const from = (address: string, username: string, password: string) =>
    visitor(proxied)("POST", "/api/login", { username, password }, { "x-forwarded-for": address });
  const wrong = async (n: number, attempt: (n: number) => [address: string, username: string]) =>
    (await Promise.all(Array.from({ length: n }, (_, at) => from(...attempt(at), `wrong ${at}`)))).map(
      ({ status }) => status,
    );
  const times = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
  /** Those that were let through to the password: on a busy machine some of a crowd get 503 before they are counted. */
  const tried = (statuses: number[]) => statuses.filter((status) => status !== 429 && status !== 503);

  test("at one account from one address: slowed there, and the owner signs in from elsewhere", async () => {
    const owner = await aUserWithPassword(proxied.database);
    const session = await signedIn(proxied, owner);
    expect(times(await wrong(20, () => ["198.51.100.1", owner.username]), 401)).toBeLessThanOrEqual(20);
    const later = await wrong(180, () => ["198.51.100.1", owner.username]);
    expect(tried(later)).toEqual([]);
    expect(times(later, 429)).toBeGreaterThan(0);
    expect((await from("198.51.100.1", owner.username, PASSWORD)).status).toBe(429);
    expect((await from("203.0.113.1", owner.username, PASSWORD)).status).toBe(200);
    expect((await session("GET", "/api/user")).status).toBe(200);
  });

  test("by name and by address, they count for one account", async () => {
    const owner = await aUserWithPassword(proxied.database);
    const spellings = [owner.username, owner.email, owner.email.toUpperCase()];
    const answers = await wrong(30, (n) => ["198.51.100.7", spellings[n % 3]!]);
    expect(times(answers, 401)).toBeLessThanOrEqual(10);
    for (const typed of spellings) expect((await from("198.51.100.7", typed, PASSWORD)).status).toBe(429);
    expect((await from("203.0.113.7", owner.email, PASSWORD)).status).toBe(200);
  });

  test("at many accounts from one address: slowed there, and not for others", async () => {
    const owner = await aUserWithPassword(proxied.database);
    await wrong(40, (n) => ["198.51.100.2", `somebody${n}`]);
    const later = await wrong(160, (n) => ["198.51.100.2", `another${n}`]);
    expect(tried(later)).toEqual([]);
    expect(times(later, 429)).toBeGreaterThan(0);
    expect((await from("203.0.113.2", owner.username, PASSWORD)).status).toBe(200);
  });

  test("at one account from many addresses: let through one by one, and the owner's own address passes by", async () => {
    const owner = await aUserWithPassword(proxied.database);
    await from("203.0.113.3", owner.username, PASSWORD);
    await wrong(40, (n) => [`198.51.101.${n}`, owner.username]);
    const answered: string[] = [];
    const guesses = ["198.51.102.1", "198.51.102.2"].map(async (address) => {
      expect((await from(address, owner.username, "wrong again")).status).toBe(401);
      answered.push("guess");
    });
    expect((await from("203.0.113.3", owner.username, PASSWORD)).status).toBe(200);
    answered.push("owner");
    await Promise.all(guesses);
    expect(answered.at(-1)).toBe("guess");
    expect((await from("203.0.113.4", owner.username, PASSWORD)).status).toBe(200);
  });

  /** Guesses at one account from thirty networks, so that its queue stays full; answers how to end that. */
  function besiege(username: string) {
    let [isOn, n] = [true, 0];
    const guesser = async (network: number) => {
      // The last of them wait when the server stops.
      while (isOn) await from(`198.${network}.1.${n % 250}`, username, `wrong ${n++}`).catch(() => undefined);
    };
    for (let at = 0; at < 60; at++) void guesser(at % 30);
    return () => void (isOn = false);
  }

  test("at one account without end: whoever owns it is let in at home, and elsewhere by a reset", async () => {
    const username = unique("besieged");
    const email = `${username}@example.com`;
    const home = { "x-forwarded-for": "203.0.113.60" };
    const someone = { username, email, password: PASSWORD, fullName: "Some One", acceptTerms: true };
    const registered = await visitor(proxied)("POST", "/api/register", someone, home);
    const { tables, transaction } = proxied.database;
    const isThem = eq(tables.users.id, registered.json<{ id: number }>().id);
    await transaction((tx) => tx.update(tables.users).set({ emailConfirmedAt: new Date() }).where(isThem));
    await wrong(40, (n) => [`198.51.103.${n}`, username]);
    const end = besiege(username);
    try {
      await expect.poll(async () => (await from("203.0.114.1", username, PASSWORD)).status).toBe(429);
      expect((await from("203.0.113.61", username, PASSWORD)).status).toBe(200);
      await visitor(proxied)("POST", "/api/reset-password", { email }, { "x-forwarded-for": "203.0.115.1" });
      const token = new URL(await linkTo(proxied, email, "Reset your Meishi password")).searchParams.get("token")!;
      const form = new FormData();
      for (const name of ["newPassword", "confirmPassword"]) form.set(name, "a rather long one");
      form.set("token", token);
      const reset = await visitor(proxied)("POST", "/reset-password", form, { "x-forwarded-for": "203.0.115.1" });
      expect(reset.status).toBe(302);
      expect((await from("203.0.114.1", username, "a rather long one")).status).toBe(429);
      expect((await from("203.0.115.2", username, "a rather long one")).status).toBe(200);
    } finally {
      end();
    }
  });
});

describe("POST /api/register", () => {
  const someone = () => ({ username: unique("new"), password: "a long secret", email: `${unique("new")}@example.com` });

  test("makes a user of level 1 with a session, whatever level is sent", async () => {
    const answer = await visitor(host)("POST", "/api/register", { ...someone(), accessLevel: 5 });
    expect(answer.status).toBe(201);
    expect(answer.json().accessLevel).toBe(1);
    const cookie = answer.headers.get("set-cookie")!.split(";")[0]!;
    expect((await visitor(host)("GET", "/api/user", undefined, { cookie })).status).toBe(200);
  });

  test("sends no link that somebody put into the name to an address that may be a stranger's", async () => {
    const sent = { ...someone(), fullName: "Verify at https://evil.example/x now" };
    expect((await visitor(host)("POST", "/api/register", sent)).status).toBe(201);
    const { text, html } = (await findMail(host, sent.email))!;
    expect(text).toContain("Verify at");
    expect(text + html).not.toContain("evil.example");
  });

  test("stores an argon2id hash", async () => {
    const { id } = (await visitor(host)("POST", "/api/register", someone())).json<{ id: number }>();
    const {
      db,
      tables: { users },
    } = host.database;
    const [user] = await db.select().from(users).where(eq(users.id, id));
    expect(user!.password).toMatch(/^\$argon2id\$/);
  });

  test("a taken name, in any letter case, or email: 409 that says which", async () => {
    const first = someone();
    await visitor(host)("POST", "/api/register", first);
    const sameName = await visitor(host)("POST", "/api/register", {
      ...someone(),
      username: first.username.toUpperCase(),
    });
    expect([sameName.status, sameName.text]).toEqual([409, "That username is already taken."]);
    const sameEmail = await visitor(host)("POST", "/api/register", { ...someone(), email: first.email.toUpperCase() });
    expect([sameEmail.status, sameEmail.text]).toEqual([409, "That email is already in use."]);
  });

  test.for([
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ username: "a".repeat(21) }, "Username must be less than 20 characters"],
    [{ password: "12345" }, "Password must be at least 6 characters"],
    [{ email: "no address" }, "Please enter a valid email"],
  ] as const)("%o: 400", async ([broken, sentence]) => {
    const answer = await visitor(host)("POST", "/api/register", { ...someone(), ...broken });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });
});

describe("POST /api/logout", () => {
  test("ends the session, also without a body", async () => {
    const call = await signedIn(host, await aUser(host.database));
    expect((await call("GET", "/api/user")).status).toBe(200);
    expect((await call("POST", "/api/logout")).status).toBe(204);
    expect((await call("GET", "/api/user")).status).toBe(401);
  });

  test("signed out: 204 too", async () => {
    expect((await visitor(host)("POST", "/api/logout")).status).toBe(204);
  });
});

test("a user's level is read from the database on each request", async () => {
  const user = await aUser(host.database, { accessLevel: 1 });
  const call = await signedIn(host, user);
  const {
    transaction,
    tables: { users },
  } = host.database;
  await transaction((tx) => tx.update(users).set({ accessLevel: 3 }).where(eq(users.id, user.id)));
  expect((await call("GET", "/api/user")).json().accessLevel).toBe(3);
});

test("the session of a deleted user opens nothing", async () => {
  const user = await aUser(host.database);
  const call = await signedIn(host, user);
  const {
    transaction,
    tables: { users },
  } = host.database;
  await transaction((tx) => tx.delete(users).where(eq(users.id, user.id)));
  expect((await call("GET", "/api/user")).status).toBe(401);
});
