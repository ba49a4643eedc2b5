import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { aCard, aSession, aUser, aUserWithPassword, PASSWORD, unique } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { type Host, sharedHost, startHost } from "../../tests/host.ts";
import { linkTo } from "../../tests/outbox.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const login = (username: string, password: string) => visitor(host)("POST", "/api/login", { username, password });

describe("POST /api/update-password", () => {
  test("sets it, ends the other sessions, keeps this one", async () => {
    const user = await aUserWithPassword(host.database);
    const [here, elsewhere] = [await signedIn(host, user), await signedIn(host, user)];
    const answer = await here("POST", "/api/update-password", {
      currentPassword: PASSWORD,
      newPassword: "a new secret",
    });
    expect([answer.status, answer.json().username]).toEqual([200, user.username]);
    expect((await here("GET", "/api/user")).status).toBe(200);
    expect((await elsewhere("GET", "/api/user")).status).toBe(401);
    expect((await login(user.username, "a new secret")).status).toBe(200);
    expect((await login(user.username, PASSWORD)).status).toBe(401);
  });

  test("ten at the same moment: one is taken, for the others the password is current no more", async () => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        call("POST", "/api/update-password", { currentPassword: PASSWORD, newPassword: `a new secret ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect((await login(user.username, `a new secret ${won}`)).status).toBe(200);
  });

  test.for([
    [{ currentPassword: "" }, "Current password is required"],
    [{ currentPassword: undefined }, "Current password is required"],
    [{ currentPassword: "not this one" }, "Current password is incorrect"],
    [{ newPassword: "12345" }, "New password must be at least 6 characters"],
    [{ newPassword: undefined }, "New password must be at least 6 characters"],
    [{ confirmPassword: "something else" }, "Passwords don't match"],
  ] as const)("%o: 400", async ([broken, sentence]) => {
    const call = await signedIn(host, await aUserWithPassword(host.database));
    const answer = await call("POST", "/api/update-password", {
      currentPassword: PASSWORD,
      newPassword: "a new secret",
      ...broken,
    });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });
});

describe("PUT /api/users/{id}", () => {
  test.for([
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ username: "x".repeat(21) }, "Username must be less than 20 characters"],
    [{ fullName: " " }, "Full name is required"],
    [{ email: "a@b" }, "Please enter a valid email"],
  ] as const)("%o: 400", async ([broken, sentence]) => {
    const user = await aUser(host.database);
    const call = await signedIn(host, user);
    const answer = await call("PUT", `/api/users/${user.id}`, {
      username: user.username,
      fullName: "Me",
      email: user.email,
      phone: "",
      ...broken,
    });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });

  test("the level is not a part of it", async () => {
    const user = await aUser(host.database);
    const answer = await (
      await signedIn(host, user)
    )("PUT", `/api/users/${user.id}`, { fullName: "Me", accessLevel: 5 });
    expect(answer.json().accessLevel).toBe(1);
  });

  test("somebody else's name is taken in any letter case; one's own in another case is not", async () => {
    const [user, other] = [await aUser(host.database), await aUser(host.database)];
    const call = await signedIn(host, user);
    const taken = await call("PUT", `/api/users/${user.id}`, { username: other.username.toUpperCase() });
    expect([taken.status, taken.text]).toEqual([409, "That username is already taken."]);
    expect((await call("PUT", `/api/users/${user.id}`, { username: user.username.toUpperCase() })).status).toBe(200);
  });
});

describe("password reset", () => {
  const reset = (email: unknown) => visitor(host)("POST", "/api/reset-password", { email });
  const choose = (token: string, newPassword: string, confirmPassword = newPassword) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ token, newPassword, confirmPassword })) form.set(name, value);
    return visitor(host)("POST", "/reset-password", form);
  };
  const tokenIn = (link: string) => new URL(link).searchParams.get("token")!;

  test("sends a link that sets a new password once and ends all sessions", async () => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    expect((await reset(user.email.toUpperCase())).status).toBe(200);
    const token = tokenIn(await linkTo(host, user.email));
    const done = await choose(token, "chosen again");
    expect([done.status, done.headers.get("location")]).toEqual([302, "/auth?reset=done"]);
    expect((await call("GET", "/api/user")).status).toBe(401);
    expect((await login(user.username, "chosen again")).status).toBe(200);
    expect((await choose(token, "a third one")).text).toContain("This link has been used or has expired");
    expect((await login(user.username, "a third one")).status).toBe(401);
  });

  test("the token is stored hashed, and the outbox forgets the mail's words", async () => {
    const user = await aUser(host.database);
    await reset(user.email);
    const token = tokenIn(await linkTo(host, user.email));
    const {
      db,
      tables: { mailOutbox, passwordResets },
    } = host.database;
    const [stored] = await db.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
    expect(stored!.tokenHash).not.toContain(token);
    expect(stored!.expiresAt.getTime() - stored!.createdAt.getTime()).toBeCloseTo(30 * 60_000, -4);
    await vi.waitFor(async () => {
      const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, user.email));
      expect([mail!.text, mail!.html, mail!.sentAt !== null]).toEqual(["", null, true]);
    });
  });

  test("an old link and a made-up one do nothing", async () => {
    const user = await aUserWithPassword(host.database);
    await reset(user.email);
    const token = tokenIn(await linkTo(host, user.email));
    const {
      transaction,
      tables: { passwordResets },
    } = host.database;
    await transaction((tx) =>
      tx
        .update(passwordResets)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(passwordResets.userId, user.id)),
    );
    expect((await choose(token, "too late now")).text).toContain("This link has been used or has expired");
    expect((await choose("A".repeat(43), "made up one")).text).toContain("This link has been used or has expired");
    expect((await choose("short", "made up one")).text).toContain("This link is incomplete");
    expect((await login(user.username, "too late now")).status).toBe(401);
  });

  test("two at the same time: one wins", async () => {
    const user = await aUser(host.database);
    await reset(user.email);
    const token = tokenIn(await linkTo(host, user.email));
    const answers = await Promise.all(
      ["first one", "second one", "third one"].map((password) => choose(token, password)),
    );
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
  });

  test("answers alike for a known and an unknown address", async () => {
    const user = await aUser(host.database);
    const [existing, unknown] = [await reset(user.email), await reset(`${unique("nobody")}@example.com`)];
    expect([existing.status, existing.text]).toEqual([unknown.status, unknown.text]);
  });

  test("at most three links of an account are open at a time", async () => {
    const user = await aUser(host.database);
    for (let n = 0; n < 3; n++) {
      await reset(user.email);
      expect(await linkTo(host, user.email)).not.toBe("");
    }
    await reset(user.email);
    await reset(user.email);
    const other = await aUser(host.database);
    await reset(other.email);
    await linkTo(host, other.email); // asked for last, so the others have been dealt with
    const {
      db,
      tables: { passwordResets },
    } = host.database;
    expect(await db.select().from(passwordResets).where(eq(passwordResets.userId, user.id))).toHaveLength(3);
  });

  test.for(["", "nobody", "a b@example.com", undefined, 7, "аnna@example.com"])("%j: 400", async (email) => {
    const answer = await reset(email);
    expect([answer.status, answer.text]).toEqual([400, "Please enter a valid email"]);
  });

  test.for([
    ["12345", "12345", "New password must be at least 6 characters"],
    ["123456", "123457", "Passwords don&#x27;t match"],
  ] as const)("%s and %s are refused, and the link still works", async ([first, second, sentence]) => {
    const user = await aUser(host.database);
    await reset(user.email);
    const token = tokenIn(await linkTo(host, user.email));
    expect((await choose(token, first, second)).text).toContain(sentence);
    expect((await choose(token, "a good one")).status).toBe(302);
  });
});

describe("DELETE /api/user", () => {
  test("with the password the account goes with cards and files", async () => {
    const user = await aUserWithPassword(host.database);
    const card = await aCard(host.database, user);
    const file = join(host.dataDir, "uploads", `${user.username}.png`);
    mkdirSync(join(host.dataDir, "uploads"), { recursive: true });
    writeFileSync(file, "picture");
    const {
      transaction,
      tables: { uploads },
    } = host.database;
    await transaction((tx) => tx.insert(uploads).values({ path: `${user.username}.png`, userId: user.id, bytes: 7 }));
    const call = await signedIn(host, user);
    const wrong = await call("DELETE", "/api/user", { password: "not this" });
    expect([wrong.status, wrong.text]).toEqual([400, "Current password is incorrect"]);
    const answer = await call("DELETE", "/api/user", { password: PASSWORD });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await call("GET", "/api/user")).status).toBe(401);
    expect((await visitor(host)("GET", `/view/${card.slug}`)).status).toBe(404);
    expect((await login(user.username, PASSWORD)).status).toBe(401);
    expect(existsSync(file)).toBe(false);
  });

  test("user 1 stays", async () => {
    const call = await signedIn(host, { id: 1 });
    const answer = await call("DELETE", "/api/user", { password: "correct horse" });
    expect([answer.status, answer.text]).toEqual([403, "The first user cannot be deleted."]);
  });

  test("the demo version does not delete", async () => {
    const demo = await startHost({ DEMO_MODE: "1" });
    try {
      const call = await signedIn(demo, await aUserWithPassword(demo.database));
      const answer = await call("DELETE", "/api/user", { password: PASSWORD });
      expect([answer.status, answer.text]).toEqual([403, "This feature is not implemented in the demo version."]);
      expect((await call("GET", "/api/user")).status).toBe(200);
    } finally {
      await demo.stop();
    }
  });
});

test("GET /api/user/export is a zip of everything stored about oneself, without the password", async () => {
  const user = await aUserWithPassword(host.database, { fullName: "Zoë Example" });
  const card = await aCard(host.database, user, { name: "Zoë Example", pronouns: "she/her" });
  const {
    transaction,
    tables: { cardViews, uploads },
  } = host.database;
  await transaction(function* (tx) {
    for (let n = 0; n < 3; n++) yield tx.insert(cardViews).values({ cardId: card.id });
    yield tx.insert(uploads).values({ path: `own/${user.username}.svg`, userId: user.id, bytes: 5 });
  });
  mkdirSync(join(host.dataDir, "uploads/own"), { recursive: true });
  writeFileSync(join(host.dataDir, `uploads/own/${user.username}.svg`), "<svg/>");
  const files = await download(user);
  expect(Object.keys(files).sort()).toEqual([
    "account.json",
    "cards.json",
    ...[
      "campaigns.json",
      "clicks.json",
      "contact.vcf",
      "contacts.json",
      "conversations.json",
      "saves.json",
      "submissions.json",
      "views.json",
    ].map((name) => `cards/${card.slug}/${name}`),
    "files.json",
    `files/own/${user.username}.svg`,
    "people.json",
  ]);
  expect(JSON.parse(files["account.json"]!)).toMatchObject({ username: user.username, fullName: "Zoë Example" });
  expect(JSON.parse(files["cards.json"]!)).toMatchObject([{ name: "Zoë Example", pronouns: "she/her" }]);
  expect(JSON.parse(files[`cards/${card.slug}/views.json`]!)).toHaveLength(3);
  expect(files[`cards/${card.slug}/contact.vcf`]).toContain("FN:Zoë Example");
  expect(files[`files/own/${user.username}.svg`]).toBe("<svg/>");
  expect(Object.values(files).join("")).not.toContain("$argon2id$");
});

test("contacts are in the account's export, and go with the account", async () => {
  const user = await aUserWithPassword(host.database);
  const call = await signedIn(host, user);
  await call("POST", "/api/contacts", { name: "Zoë Müller", email: "zoe@example.com", notes: "Likes trains" });
  await call("PATCH", "/api/contacts/settings", { retentionDays: 90 });
  const files = await download(user);
  expect(JSON.parse(files["people.json"]!)).toMatchObject([
    { name: "Zoë Müller", emails: ["zoe@example.com"], notes: "Likes trains", stage: "new", sources: ["hand"] },
  ]);
  expect((await call("DELETE", "/api/user", { password: PASSWORD })).status).toBe(204);
  const { db, tables } = host.database;
  const { people, peopleTerms, peopleTotals, contactSettings } = tables;
  for (const table of [people, peopleTerms, peopleTotals, contactSettings])
    expect(await db.select().from(table).where(eq(table.userId, user.id))).toEqual([]);
});

test("an export that is left early ends without a failure in the log", async () => {
  const user = await aUserWithPassword(host.database);
  const card = await aCard(host.database, user);
  const { transaction, tables } = host.database;
  const view = { cardId: card.id, referrer: "https://example.com/from" };
  await transaction(function* (tx) {
    for (let n = 0; n < 20; n++) yield tx.insert(tables.cardViews).values(Array.from({ length: 500 }, () => view));
  });
  const headers = { cookie: await aSession(host.database, user) };
  const before = host.output().length;
  for (let n = 0; n < 5; n++) {
    const leave = new AbortController();
    const { body } = await fetch(`${host.url}/api/user/export`, { headers, signal: leave.signal });
    await body!.getReader().read();
    leave.abort();
  }
  await download(user); // takes turns with what is left of the others
  expect(host.output().slice(before)).not.toContain("export failed");
});

async function download(user: { id: number }): Promise<Record<string, string>> {
  const response = await fetch(`${host.url}/api/user/export`, {
    headers: { cookie: await aSession(host.database, user) },
  });
  expect(response.headers.get("content-type")).toBe("application/zip");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
