import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { aUser, aUserWithPassword, PASSWORD, unique } from "../../../tests/builders.ts";
import { aPasskey, aSecondFactor, codeOf, cookiesOf } from "../../../tests/authenticator-app.ts";
import { type Client, signedIn, visitor } from "../../../tests/client.ts";
import { type Host, sharedHost, startHost } from "../../../tests/host.ts";
import { findMail, linkTo } from "../../../tests/outbox.ts";

// One rule for every way in which a password is set.

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const COMMON = "This password is among the 10,000 most used. Please choose another.";
const REPEATED = "Please use at least 3 different characters.";

const EASY: [password: string, sentence: string][] = [
  ["password", COMMON],
  ["12345678", COMMON],
  ["PassWord", COMMON],
  [" password ", COMMON],
  ["ｐａｓｓｗｏｒｄ", COMMON],
  ["        ", REPEATED],
  ["\u3000\u3000\u3000\u3000\u3000\u3000", REPEATED],
  ["zzzzzzzzzzzz", REPEATED],
  ["zyzyzyzyzyzy", REPEATED],
];

const someone = (password: string) => {
  const username = unique("p");
  return { username, email: `${username}@example.com`, fullName: "New Person", password };
};
const administrator = async () => signedIn(host, await aUser(host.database, { accessLevel: 5 }));
/** The answer to a program that asks for details: the sentence and the field it stands at. */
const problem = { accept: "application/problem+json" };

type Way = [name: string, field: string, set: (password: string) => Promise<{ status: number; text: string }>];

const CHANGING = "an administrator who changes somebody";

const WAYS: Way[] = [
  ["registering", "password", (password) => visitor(host)("POST", "/api/register", someone(password), problem)],
  [
    "changing one's own",
    "newPassword",
    async (newPassword) => {
      const call = await signedIn(host, await aUserWithPassword(host.database));
      return call("POST", "/api/update-password", { currentPassword: PASSWORD, newPassword }, problem);
    },
  ],
  [
    "an administrator who adds somebody",
    "password",
    async (password) => (await administrator())("POST", "/api/users", someone(password), problem),
  ],
  [
    CHANGING,
    "password",
    async (password) => {
      const user = await aUser(host.database);
      return (await administrator())("PATCH", `/api/users/${user.id}`, { password }, problem);
    },
  ],
];

describe.each(WAYS)("%s", (name, field, set) => {
  // In an administrator's form a blank password keeps the present one.
  const refused = name === CHANGING ? EASY.filter(([password]) => password.trim() !== "") : EASY;
  test.for(refused)("%j: 400, at the field", async ([password, sentence]) => {
    const answer = await set(password);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ detail: sentence, errors: [{ path: field, message: sentence }] });
  });

  test("another one is taken", async () => {
    expect((await set("a rather long one")).status).toBeLessThan(300);
  });
});

test.for(EASY)("a list of users: the row with %j fails, and says so", async ([password, sentence]) => {
  const users = [someone(password), someone("a rather long one")];
  const answer = await (await administrator())("POST", "/api/users/bulk", { users });
  expect(answer.json()).toMatchObject({
    created: [{ username: users[1]!.username }],
    failed: [{ index: 0, username: users[0]!.username, error: sentence }],
  });
});

test("a reset link: refused beside the field, and the link still works", async () => {
  const user = await aUserWithPassword(host.database);
  await visitor(host)("POST", "/api/reset-password", { email: user.email });
  const token = new URL(await linkTo(host, user.email)).searchParams.get("token")!;
  const choose = (newPassword: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ token, newPassword, confirmPassword: newPassword }))
      form.set(name, value);
    return visitor(host)("POST", "/reset-password", form);
  };
  for (const [password, sentence] of EASY) {
    const page = (await choose(password)).text;
    expect(page).toContain(sentence);
    expect(page).toMatch(
      /<input[^>]*name="newPassword"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="newPassword"/,
    );
  }
  expect((await choose("a rather long one")).status).toBe(302);
});

/** Chooses "a rather long one" through the link of a mail. */
async function resetPassword(email: string): Promise<void> {
  await visitor(host)("POST", "/api/reset-password", { email });
  const link = await linkTo(host, email, "Reset your Meishi password");
  const token = new URL(link).searchParams.get("token")!;
  const form = new FormData();
  for (const name of ["newPassword", "confirmPassword"]) form.set(name, "a rather long one");
  form.set("token", token);
  expect((await visitor(host)("POST", "/reset-password", form)).status).toBe(302);
}

test("a reset ends passkeys that were added before the address was confirmed, and keeps later ones", async () => {
  const day = 86_400_000;
  const user = await aUserWithPassword(host.database, { emailConfirmedAt: new Date(Date.now() - day) });
  const { transaction, db, tables } = host.database;
  const aPasskey = (name: string, createdAt: Date) =>
    transaction((tx) =>
      tx
        .insert(tables.passkeys)
        .values({
          ...{
            userId: user.id,
            name,
            credentialId: unique("c"),
            publicKey: "AA",
            counter: 0,
            rpId: "localhost",
            createdAt,
          },
        }),
    );
  await aPasskey("a stranger's", new Date(Date.now() - 2 * day));
  await aPasskey("own", new Date());
  await resetPassword(user.email);
  const left = await db.select().from(tables.passkeys).where(eq(tables.passkeys.userId, user.id));
  expect(left.map(({ name }) => name)).toEqual(["own"]);
});

test.each([
  ["before the address was confirmed is ended by a reset", -2, 200],
  ["later stays", 0, 202],
])("a second factor that was set up %s", async (_, days, status) => {
  const day = 86_400_000;
  const user = await aUserWithPassword(host.database, {
    emailConfirmedAt: new Date(Date.now() - day),
    totpSecret: "sealed",
    totpConfirmedAt: new Date(Date.now() + days * day),
  });
  await resetPassword(user.email);
  const login = { username: user.username, password: "a rather long one" };
  expect((await visitor(host)("POST", "/api/login", login)).status).toBe(status);
});

test("a second factor that the owner set up before confirming the address there stays", async () => {
  const { browser, email, username } = await aRegistration();
  const { secret } = (await browser("POST", "/api/totp")).json<{ secret: string }>();
  await browser("POST", "/api/totp/confirm", { code: codeOf(secret) });
  await openLinkOf(email, browser);
  await resetPassword(email);
  expect(await signIn(username)).toBe(202);
});

test("one that a stranger set up before the owner confirmed the address elsewhere ends, and the owner is told", async () => {
  const { browser, email, username } = await aRegistration();
  const { secret } = (await browser("POST", "/api/totp")).json<{ secret: string }>();
  await browser("POST", "/api/totp/confirm", { code: codeOf(secret) });
  await openLinkOf(email, visitor(host));
  await resetPassword(email);
  expect(await signIn(username)).toBe(200);
  expect(await findMail(host, email, "Your second factor was removed")).toBeDefined();
});

test("who signed up with somebody else's address keeps nothing: one link sets the password and confirms", async () => {
  const { browser, email, username } = await aRegistration();
  const { secret } = (await browser("POST", "/api/totp")).json<{ secret: string }>();
  await browser("POST", "/api/totp/confirm", { code: codeOf(secret) });
  await resetPassword(email);
  expect([(await browser("GET", "/api/user")).status, await signIn(username)]).toEqual([401, 200]);
  const { db, tables } = host.database;
  const [owner] = await db.select().from(tables.users).where(eq(tables.users.username, username));
  expect(owner).toMatchObject({ emailConfirmedAt: expect.any(Date), totpConfirmedAt: null });
  expect(await findMail(host, email, "Your second factor was removed")).toBeDefined();
});

test("a change of address and its undoing make no factor older than the first confirmation", async () => {
  const day = 86_400_000;
  const user = await aUserWithPassword(host.database, { emailConfirmedAt: new Date(Date.now() - day) });
  await aSecondFactor(host, user);
  const passkey = await aPasskey(host, user);
  const call = await signedIn(host, user);
  const changed = `${unique("n")}@example.com`;
  await call("PUT", `/api/users/${user.id}`, { ...user, email: changed, currentPassword: PASSWORD });
  const undo = await linkTo(host, user.email, "Your email address is about to change");
  await openLinkOf(changed, call);
  await open(undo, visitor(host));
  await resetPassword(user.email);
  expect(await signIn(user.username)).toBe(202);
  const { db, tables } = host.database;
  expect(await db.select().from(tables.passkeys).where(eq(tables.passkeys.id, passkey.id))).toHaveLength(1);
});

test("a passkey and a provider's link that end by a reset are told by mail", async () => {
  const user = await aUserWithPassword(host.database, { emailFirstConfirmedAt: new Date(Date.now() + 60_000) });
  await aPasskey(host, user, "Old laptop");
  await host.database.transaction((tx) =>
    tx
      .insert(host.database.tables.identities)
      .values({ userId: user.id, issuer: "https://idp.example", subject: user.username }),
  );
  await resetPassword(user.email);
  expect((await findMail(host, user.email, "A passkey was removed"))?.text).toContain("Old laptop");
  expect(await findMail(host, user.email, "Your account was disconnected")).toBeDefined();
});

test("strangers who use up the mails to a mailbox stop neither a reset nor a confirmation of its owner", async () => {
  const limited = await startHost({ TRUST_PROXY: "1" });
  try {
    const from = (n: number) => ({ "x-forwarded-for": `198.51.100.${n}` });
    const mailsTo = async (email: string) => {
      const { db, tables } = limited.database;
      return (await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, email))).length;
    };
    const user = await aUserWithPassword(limited.database);
    const login = { username: user.username, password: PASSWORD };
    const cookie = cookiesOf(await visitor(limited)("POST", "/api/login", login, from(1)));
    const browser = cookie.split("; ").filter((one) => !one.startsWith("meishi_session"));
    const ask = (n: number, headers = {}) =>
      visitor(limited)("POST", "/api/reset-password", { email: user.email }, { ...from(n), ...headers });
    for (let n = 2; n < 10; n++) await ask(n);
    await expect.poll(() => mailsTo(user.email)).toBe(3);
    await ask(10, { cookie: "meishi_browser=1.20000." + "A".repeat(43) });
    await ask(1, { cookie: browser.join("; ") });
    await expect.poll(() => mailsTo(user.email)).toBe(4);

    const account = someone("a rather long one");
    const made = await visitor(limited)("POST", "/api/register", account, from(20));
    for (let n = 21; n < 30; n++)
      await visitor(limited)("POST", "/api/reset-password", { email: account.email }, from(n));
    await expect.poll(() => mailsTo(account.email)).toBe(4);
    const resend = await visitor(limited)("POST", "/api/email/pending", undefined, {
      ...from(20),
      cookie: cookiesOf(made),
      origin: limited.url,
    });
    expect(resend.status).toBeLessThan(300);
    expect(await mailsTo(account.email)).toBe(5);
  } finally {
    await limited.stop();
  }
});

/** A new account whose address is not confirmed yet, and the browser that has made it. */
async function aRegistration() {
  const account = someone("a rather long one");
  const answer = await visitor(host)("POST", "/api/register", account);
  const cookie = cookiesOf(answer);
  const browser: Client = (method, path, body, headers) =>
    visitor(host)(method, path, body, { cookie, origin: host.url, ...headers });
  return { ...account, browser };
}

/** Opens the next link in a mail to this address in a browser. */
const openLinkOf = async (email: string, browser: Client) => open(await linkTo(host, email), browser);

async function open(link: string, browser: Client): Promise<void> {
  const token = new URL(link).searchParams.get("token");
  expect((await browser("POST", "/api/email/confirm", { token })).status).toBe(200);
}

const signIn = async (username: string) =>
  (await visitor(host)("POST", "/api/login", { username, password: "a rather long one" })).status;

test("the form of /auth without JavaScript says it beside the field", async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...someone("password"), intent: "register" })) form.set(name, value);
  expect((await visitor(host)("POST", "/auth?form=register", form)).text).toContain(COMMON);
});

describe("a new username", () => {
  const SENTENCE =
    "Username may contain letters from a to z, digits, dots, hyphens and underscores, and must begin with a letter or digit";
  const REFUSED = [
    "ɑdmin",
    "admın",
    "аdmin",
    "ａdmin",
    "ad min",
    "admín",
    "Zoë",
    "_admin",
    "-admin",
    ".admin",
    "admin!",
    "ad/min",
  ];

  test.for(REFUSED)("%j: 400 when registering, when added, and when changed to it", async (username) => {
    const answers = [
      await visitor(host)("POST", "/api/register", { ...someone("a rather long one"), username }),
      await (await administrator())("POST", "/api/users", { ...someone("a rather long one"), username }),
    ];
    const user = await aUser(host.database);
    answers.push(await (await administrator())("PATCH", `/api/users/${user.id}`, { username }));
    answers.push(await (await signedIn(host, user))("PUT", `/api/users/${user.id}`, { username }));
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([400, SENTENCE]);
  });

  test("that was taken before this rule stays: it signs in and saves its profile", async () => {
    const username = `Zoë ${unique("k").slice(-8)}`;
    const user = await aUserWithPassword(host.database, { username, email: `${unique("k")}@example.com` });
    expect((await visitor(host)("POST", "/api/login", { username, password: PASSWORD })).status).toBe(200);
    const profile = { username, email: user.email, fullName: "Zoë", phone: "" };
    expect((await (await signedIn(host, user))("PUT", `/api/users/${user.id}`, profile)).status).toBe(200);
    expect((await (await administrator())("PATCH", `/api/users/${user.id}`, profile)).status).toBe(200);
  });
});
