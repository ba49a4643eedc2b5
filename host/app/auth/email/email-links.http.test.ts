import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "../../../../db/index.ts";
import { aCard, aUser, aUserWithPassword, PASSWORD, unique } from "../../../tests/builders.ts";
import { codeOf } from "../../../tests/authenticator-app.ts";
import { type Client, signedIn, visitor } from "../../../tests/client.ts";
import { type Host, startHost } from "../../../tests/host.ts";
import { findMail, linkTo } from "../../../tests/outbox.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
});
afterAll(() => host.stop());

const anAddress = () => `${unique("mail")}@example.com`;
const tokenTo = async (email: string) => new URL(await linkTo(host, email)).searchParams.get("token")!;
const confirm = (token: unknown) => visitor(host)("POST", "/api/email/confirm", { token });
const login = (username: string, password = PASSWORD) => visitor(host)("POST", "/api/login", { username, password });
const stored = async (id: number) => {
  const { db, tables } = host.database;
  return (await db.select().from(tables.users).where(eq(tables.users.id, id)))[0]!;
};
const send = (card: { slug: string }, name = "Vera Visitor") =>
  visitor(host)("POST", `/api/card/${card.slug}/submissions`, {
    formData: { name, email: "vera@example.com", message: "Hello" },
    consent: true,
  });

/** Makes the user's sessions look as if begun long ago. */
async function letSessionsAge(user: { id: number }): Promise<void> {
  const { transaction, tables } = host.database;
  await transaction((tx) =>
    tx
      .update(tables.sessions)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(tables.sessions.userId, user.id)),
  );
}

async function registered(): Promise<{ user: User; cookie: string; email: string }> {
  const username = unique("new");
  const email = `${username}@example.com`;
  const answer = await visitor(host)("POST", "/api/register", { username, email, password: "a rather long one" });
  const { id } = answer.json<{ id: number }>();
  return { user: await stored(id), email, cookie: answer.headers.get("set-cookie")!.split(";")[0]! };
}

describe("a new account", () => {
  test("is asked to confirm its address, by a link that works once and signed out", async () => {
    const { user, email } = await registered();
    expect(user.emailConfirmedAt).toBeNull();
    const token = await tokenTo(email);
    const answer = await confirm(token);
    expect([answer.status, answer.json()]).toEqual([200, { kind: "new", email }]);
    expect((await stored(user.id)).emailConfirmedAt).not.toBeNull();
    const again = await confirm(token);
    expect([again.status, again.text]).toEqual([
      400,
      "This link has already been used, or a newer one has replaced it.",
    ]);
  });

  test("gets no other mail before: only reset links; leads wait, visibly, and go out afterwards", async () => {
    const { user, email, cookie } = await registered();
    const token = await tokenTo(email);
    const card = await aCard(host.database, user);
    expect((await send(card)).status).toBe(201);
    await visitor(host)("POST", "/api/reset-password", { email });
    const requestMail = (await findMail(host, email))!;
    expect(requestMail.subject).toBe("Reset your Meishi password");
    expect(await findMail(host, email)).toBeUndefined();
    const pending = await visitor(host)("GET", "/api/email/pending", undefined, { cookie });
    expect(pending.json()).toEqual({ isConfirmed: false, pending: null, waiting: 1 });
    for (const path of ["/dashboard", "/account"])
      expect((await visitor(host)("GET", path, undefined, { cookie })).text).toContain("Confirm your email address");
    await confirm(token);
    expect((await findMail(host, email))!.subject).toBe("New message from Vera Visitor");
  });

  test("made by an administrator counts as confirmed, one by one and in a list; so does the first", async () => {
    const administrator = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
    const person = () => {
      const username = unique("n");
      return { username, email: `${username}@example.com`, fullName: "New Person", password: "a rather long one" };
    };
    const made = (await administrator("POST", "/api/users", person())).json<{ id: number }>();
    const { created } = (await administrator("POST", "/api/users/bulk", { users: [person()] })).json<{
      created: { id: number }[];
    }>();
    for (const id of [1, made.id, created[0]!.id]) expect((await stored(id)).emailConfirmedAt).not.toBeNull();
  });
});

describe("a new address", () => {
  const change = async (user: User, body: object) => (await signedIn(host, user))("PUT", `/api/users/${user.id}`, body);

  test("counts once its link is opened; the one before is told", async () => {
    const user = await aUserWithPassword(host.database);
    const email = anAddress();
    const answer = await change(user, { email, fullName: "Other Name" });
    expect([answer.status, answer.json().email, answer.json().fullName]).toEqual([200, user.email, "Other Name"]);
    expect((await findMail(host, user.email))!.subject).toBe("Your email address is about to change");
    const token = await tokenTo(email);
    expect((await stored(user.id)).email).toBe(user.email);
    expect((await confirm(token)).json()).toEqual({ kind: "change", email });
    expect((await stored(user.id)).email).toBe(email);
  });

  test("ends the other sessions and open reset links, not the session that asked for it", async () => {
    const user = await aUserWithPassword(host.database);
    const [asking, other] = [await signedIn(host, user), await signedIn(host, user)];
    await visitor(host)("POST", "/api/reset-password", { email: user.email });
    const reset = await tokenTo(user.email);
    const email = anAddress();
    await asking("PUT", `/api/users/${user.id}`, { email });
    await confirm(await tokenTo(email));
    expect((await asking("GET", "/api/user")).status).toBe(200);
    expect((await other("GET", "/api/user")).status).toBe(401);
    expect((await visitor(host)("GET", `/reset-password?token=${reset}`)).text).toContain("This link has expired");
  });

  test.for(["before", "after"])("is undone by the link in the mail to the old one, %s it counts", async (when) => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    const email = anAddress();
    await call("PUT", `/api/users/${user.id}`, { email });
    const [undo, token] = [await tokenTo(user.email), await tokenTo(email)];
    if (when === "after") await confirm(token);
    expect((await confirm(undo)).json()).toEqual({ kind: "undo", email: user.email });
    expect((await stored(user.id)).email).toBe(user.email);
    expect((await call("GET", "/api/user")).status).toBe(401);
    expect((await confirm(token)).status).toBe(400);
    expect((await login(user.username)).status).toBe(200);
  });

  test("takes the passkeys along that were added since, but none that were there before", async () => {
    const user = await aUserWithPassword(host.database);
    const { db, tables, transaction } = host.database;
    const addPasskey = (name: string, createdAt: Date) =>
      transaction((tx) =>
        tx
          .insert(tables.passkeys)
          .values({
            ...{ userId: user.id, name, createdAt, credentialId: unique("key") },
            ...{ publicKey: "x", counter: 0, rpId: "localhost" },
          }),
      );
    await addPasskey("Own", new Date(Date.now() - 60_000));
    const call = await signedIn(host, user);
    const email = anAddress();
    await call("PUT", `/api/users/${user.id}`, { email });
    const undo = await tokenTo(user.email);
    await confirm(await tokenTo(email));
    await addPasskey("Thief's", new Date());
    await confirm(undo);
    const left = await db.select().from(tables.passkeys).where(eq(tables.passkeys.userId, user.id));
    expect(left.map(({ name }) => name)).toEqual(["Own"]);
    expect((await findMail(host, user.email))!.text).toContain("Thief");
  });

  test("cannot be kept by whoever took the account over: neither by another change, nor by an account with the old one", async () => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    const [second, third] = [anAddress(), anAddress()];
    await call("PUT", `/api/users/${user.id}`, { email: second });
    const undo = await tokenTo(user.email);
    await confirm(await tokenTo(second));
    await call("PUT", `/api/users/${user.id}`, { email: third });
    const newerUndo = await tokenTo(second);
    await confirm(await tokenTo(third));
    const taken = await visitor(host)("POST", "/api/register", {
      username: unique("thief"),
      email: user.email,
      password: "a rather long one",
    });
    expect([taken.status, taken.text]).toEqual([409, "That email is already in use."]);
    await confirm(newerUndo);
    expect((await confirm(undo)).status).toBe(200);
    expect((await stored(user.id)).email).toBe(user.email);
  });

  test("needs the password, or a sign-in within ten minutes", async () => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    await letSessionsAge(user);
    const email = anAddress();
    const refused = await call("PUT", `/api/users/${user.id}`, { email }, { accept: "application/problem+json" });
    expect([refused.status, refused.json().errors]).toEqual([403, [expect.objectContaining({ code: "fresh_proof" })]]);
    const wrong = await call("PUT", `/api/users/${user.id}`, { email, currentPassword: "not this one" });
    expect([wrong.status, wrong.text]).toEqual([400, "Current password is incorrect"]);
    expect(await findMail(host, email)).toBeUndefined();
    expect((await call("PUT", `/api/users/${user.id}`, { email: user.email, fullName: "Same" })).status).toBe(200);
    expect((await call("PUT", `/api/users/${user.id}`, { email, currentPassword: PASSWORD })).status).toBe(200);
    expect(await tokenTo(email)).not.toBe("");
  });

  test("of an administrator's own account goes the same way, through the list of users too", async () => {
    const user = await aUserWithPassword(host.database, { accessLevel: 5 });
    const call = await signedIn(host, user);
    await letSessionsAge(user);
    const email = anAddress();
    expect((await call("PATCH", `/api/users/${user.id}`, { email })).status).toBe(403);
    expect((await call("PATCH", `/api/users/${user.id}`, { password: "a rather long one" })).status).toBe(403);
    const answer = await call("PATCH", `/api/users/${user.id}`, { email, currentPassword: PASSWORD });
    expect([answer.status, answer.json().email]).toEqual([200, user.email]);
  });

  test("that an administrator gives somebody counts at once, ends what was open, and the old one is told", async () => {
    const administrator = await signedIn(host, await aUser(host.database, { accessLevel: 4 }));
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    await visitor(host)("POST", "/api/reset-password", { email: user.email });
    const reset = await tokenTo(user.email);
    const email = anAddress();
    expect((await administrator("PATCH", `/api/users/${user.id}`, { email })).json().email).toBe(email);
    expect((await findMail(host, user.email))!.subject).toBe("Your email address was changed");
    expect((await call("GET", "/api/user")).status).toBe(401);
    expect((await visitor(host)("GET", `/reset-password?token=${reset}`)).text).toContain("This link has expired");
  });

  test("that somebody has: 409", async () => {
    const [user, other] = [await aUser(host.database), await aUser(host.database)];
    const answer = await change(user, { email: other.email.toUpperCase() });
    expect([answer.status, answer.text]).toEqual([409, "That email is already in use."]);
  });

  test("is shown as pending, sent again, and given up", async () => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    const email = anAddress();
    await call("PUT", `/api/users/${user.id}`, { email });
    const first = await tokenTo(email);
    expect((await call("GET", "/api/email/pending")).json()).toEqual({ isConfirmed: true, pending: email, waiting: 0 });
    expect((await call("POST", "/api/email/pending")).status).toBe(204);
    const second = await tokenTo(email);
    expect((await confirm(first)).status).toBe(400);
    expect((await call("DELETE", "/api/email/pending")).status).toBe(204);
    expect((await confirm(second)).status).toBe(400);
    expect((await call("GET", "/api/email/pending")).json()).toMatchObject({ pending: null });
    expect((await call("POST", "/api/email/pending")).status).toBe(409);
    expect((await visitor(host)("GET", "/api/email/pending")).status).toBe(401);
  });
});

test("a link that is sent again spares the session that asked for the change, not the one that sent it again", async () => {
  const user = await aUserWithPassword(host.database);
  const [owner, thief] = [await signedIn(host, user), await signedIn(host, user)];
  const email = anAddress();
  expect((await owner("PUT", `/api/users/${user.id}`, { email })).status).toBeLessThan(300);
  expect((await thief("POST", "/api/email/pending")).status).toBe(204);
  expect((await confirm(await tokenTo(email))).status).toBe(400); // the first one
  expect((await confirm(await tokenTo(email))).status).toBeLessThan(300);
  expect([(await owner("GET", "/api/user")).status, (await thief("GET", "/api/user")).status]).toEqual([200, 401]);
});

test.for([
  [
    "by oneself",
    (user: User) => async () =>
      (await signedIn(host, user))("POST", "/api/update-password", {
        currentPassword: PASSWORD,
        newPassword: "a rather long one",
      }),
  ],
  [
    "by an administrator",
    (user: User) => async () =>
      (await signedIn(host, await aUser(host.database, { accessLevel: 4 })))("PATCH", `/api/users/${user.id}`, {
        password: "a rather long one",
      }),
  ],
] as const)("a password changed %s ends reset links and a pending change of address", async ([, changing]) => {
  const user = await aUserWithPassword(host.database);
  const email = anAddress();
  await (
    await signedIn(host, user)
  )("PUT", `/api/users/${user.id}`, { email });
  const token = await tokenTo(email);
  await findMail(host, user.email);
  await visitor(host)("POST", "/api/reset-password", { email: user.email });
  const reset = await tokenTo(user.email);
  expect((await changing(user)()).status).toBe(200);
  expect((await visitor(host)("GET", `/reset-password?token=${reset}`)).text).toContain("This link has expired");
  expect((await confirm(token)).status).toBe(400);
});

describe("the page behind a link", () => {
  const open = (token: string) => visitor(host)("GET", `/confirm-email?token=${token}`);

  test("changes nothing when it is opened, and works without JavaScript", async () => {
    const { user, email } = await registered();
    const token = await tokenTo(email);
    for (let n = 0; n < 2; n++) expect((await open(token)).text).toContain("Confirm address");
    expect((await stored(user.id)).emailConfirmedAt).toBeNull();
    const form = new FormData();
    form.set("token", token);
    expect((await visitor(host)("POST", "/confirm-email", form)).text).toContain("Address confirmed");
    expect((await open(token)).text).toContain("This link has been used");
  });

  test("says what is wrong with a link", async () => {
    expect((await open("A".repeat(43))).text).toContain("This link is not valid");
    const { email } = await registered();
    const token = await tokenTo(email);
    const { transaction, tables } = host.database;
    await transaction((tx) =>
      tx
        .update(tables.emailLinks)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(tables.emailLinks.email, email)),
    );
    expect((await open(token)).text).toContain("This link has expired");
    expect((await confirm(token)).text).toBe("This link has expired. Please ask for a new one.");
  });

  test.for([undefined, "", "short", 7, "A".repeat(44)])("%j is no token: 400", async (token) => {
    const answer = await confirm(token);
    expect([answer.status, answer.text]).toEqual([
      400,
      "This link is incomplete. Please open it again from the email.",
    ]);
  });
});

describe("mail that others make us write", () => {
  let limited: Host;
  beforeAll(async () => {
    limited = await startHost({ TRUST_PROXY: "1" });
  });
  afterAll(() => limited.stop());

  const mailsTo = async (recipient: string) => {
    const { db, tables } = limited.database;
    return (await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, recipient))).length;
  };
  const from = (n: number) => ({ "x-forwarded-for": `198.51.100.${n}` });

  test("to an address that is not confirmed ends after five a day, whoever asks", async () => {
    const user = await aUserWithPassword(limited.database);
    const call = await signedIn(limited, user);
    const email = anAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++)
      statuses.push(
        (await call("PUT", `/api/users/${user.id}`, { email: email.replace("@", `+${n}@`) }, from(n))).status,
      );
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
    expect(statuses.at(-1)).toBe(429);
    expect(await mailsTo(user.email)).toBeLessThanOrEqual(5);
  });

  test("about a card, from many addresses, is limited; messages are too, and say so", async () => {
    const user = await aUser(limited.database);
    const card = await aCard(limited.database, user);
    const statuses: number[] = [];
    for (let n = 0; n < 80; n++)
      statuses.push(
        (
          await visitor(limited)(
            "POST",
            `/api/card/${card.slug}/submissions`,
            { formData: { name: "V", email: "v@example.com", message: "Hello" }, consent: true },
            from(n),
          )
        ).status,
      );
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(await mailsTo(user.email)).toBe(30);
  });
});

test.each([
  ["all other sessions are ended", (call: Client) => call("DELETE", "/api/sessions")],
  ["a second factor is set up", async (call: Client) => void (await turnFactorOn(call))],
])("a change of address ends with the session that asked for it: %s", async (_, end) => {
  const user = await aUserWithPassword(host.database, { emailConfirmedAt: new Date() });
  const [owner, thief] = [await signedIn(host, user), await signedIn(host, user)];
  const address = anAddress();
  await thief("PUT", `/api/users/${user.id}`, { email: address });
  const token = await tokenTo(address);
  await end(owner);
  expect((await confirm(token)).status).toBe(400);
  expect([(await stored(user.id)).email, (await owner("GET", "/api/user")).status]).toEqual([user.email, 200]);
});

async function turnFactorOn(call: Client): Promise<void> {
  const { secret } = (await call("POST", "/api/totp")).json<{ secret: string }>();
  await call("POST", "/api/totp/confirm", { code: codeOf(secret) });
}

test("signing out leaves the change of address that was asked for", async () => {
  const user = await aUserWithPassword(host.database, { emailConfirmedAt: new Date() });
  const call = await signedIn(host, user);
  const address = anAddress();
  await call("PUT", `/api/users/${user.id}`, { email: address });
  const token = await tokenTo(address);
  await call("POST", "/api/logout");
  expect((await confirm(token)).status).toBe(200);
  expect((await stored(user.id)).email).toBe(address);
});
