import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { codeOf, cookiesOf } from "../../../tests/authenticator-app.ts";
import { unique } from "../../../tests/builders.ts";
import { type Client, visitor } from "../../../tests/client.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";
import { findMail, linkTo } from "../../../tests/outbox.ts";
import { aNewSoftwarePasskey } from "../../../tests/software-passkey.ts";

// Eve takes an account that names the address of somebody else, who then confirms it and chooses a new password.

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const EVES = "a password of Eve's";
const OWNERS = "a rather long one";
const anAddress = () => `${unique("victim")}@example.com`;

/** The browser that an answer's cookies sign in. */
function browserOf(answer: { headers: Headers }): Client {
  const own = { cookie: cookiesOf(answer), origin: host.url };
  return (method, path, body, headers) => visitor(host)(method, path, body, { ...own, ...headers });
}

async function aRegistration(email: string) {
  const username = unique("eve");
  const answer = await visitor(host)("POST", "/api/register", { username, email, password: EVES, fullName: "Eve" });
  return { id: answer.json<{ id: number }>().id, username, eve: browserOf(answer) };
}

async function confirm(email: string, browser: Client): Promise<void> {
  const token = new URL(await linkTo(host, email)).searchParams.get("token");
  expect((await browser("POST", "/api/email/confirm", { token })).status).toBe(200);
}

async function addPasskey(browser: Client): Promise<void> {
  const { challenge } = (await browser("POST", "/api/passkeys/options", {})).json<{ challenge: string }>();
  const made = await browser("POST", "/api/passkeys", aNewSoftwarePasskey({ challenge, origin: host.url }));
  expect(made.status).toBe(201);
}

async function setUpFactor(browser: Client): Promise<void> {
  const { secret } = (await browser("POST", "/api/totp", { currentPassword: EVES })).json<{ secret: string }>();
  expect((await browser("POST", "/api/totp/confirm", { code: codeOf(secret) })).status).toBe(200);
}

async function resetPassword(email: string): Promise<void> {
  await visitor(host)("POST", "/api/reset-password", { email });
  const link = await linkTo(host, email, "Reset your Meishi password");
  const form = new FormData();
  for (const name of ["newPassword", "confirmPassword"]) form.set(name, OWNERS);
  form.set("token", new URL(link).searchParams.get("token")!);
  expect((await visitor(host)("POST", "/reset-password", form)).status).toBe(302);
}

const signIn = (username: string, password: string) => visitor(host)("POST", "/api/login", { username, password });

async function passkeysOf(userId: number): Promise<number> {
  const { db, tables } = host.database;
  return (await db.select().from(tables.passkeys).where(eq(tables.passkeys.userId, userId))).length;
}

test("the session that signed up with somebody's address adds a passkey after they confirmed it: a reset ends it, and they are told", async () => {
  const email = anAddress();
  const { id, eve } = await aRegistration(email);
  await confirm(email, visitor(host));
  await addPasskey(eve);
  await resetPassword(email);
  expect(await passkeysOf(id)).toBe(0);
  expect(await findMail(host, email, "A passkey was removed")).toBeDefined();
  expect((await eve("GET", "/api/user")).status).toBe(401);
});

test("the session that signed up with somebody's address sets up a second factor after they confirmed it: a reset ends it", async () => {
  const email = anAddress();
  const { username, eve } = await aRegistration(email);
  await confirm(email, visitor(host));
  await setUpFactor(eve);
  await resetPassword(email);
  expect((await signIn(username, OWNERS)).status).toBe(200);
});

test.for(["before", "after"])(
  "a passkey added %s an account's address became somebody's who confirmed it elsewhere ends by their reset",
  async (when) => {
    const [own, email] = [anAddress(), anAddress()];
    const { id, eve } = await aRegistration(own);
    await confirm(own, eve);
    if (when === "before") await addPasskey(eve);
    const body = { email, currentPassword: EVES };
    expect((await eve("PUT", `/api/users/${id}`, body)).status).toBe(200);
    await confirm(email, visitor(host));
    if (when === "after") await addPasskey(eve);
    await resetPassword(email);
    expect(await passkeysOf(id)).toBe(0);
  },
);

test("an owner who confirmed the address on another device and signed in since keeps what was set up there", async () => {
  const email = anAddress();
  const { id, username } = await aRegistration(email);
  await confirm(email, visitor(host));
  const owner = browserOf(await signIn(username, EVES));
  await addPasskey(owner);
  await setUpFactor(owner);
  await resetPassword(email);
  expect(await passkeysOf(id)).toBe(1);
  expect((await signIn(username, OWNERS)).status).toBe(202);
});

test("an owner who confirmed the address and its change in the browser that asked keeps what was set up there", async () => {
  const [first, email] = [anAddress(), anAddress()];
  const { id, username, eve: owner } = await aRegistration(first);
  await addPasskey(owner);
  await confirm(first, owner);
  await setUpFactor(owner);
  expect((await owner("PUT", `/api/users/${id}`, { email, currentPassword: EVES })).status).toBe(200);
  await confirm(email, owner);
  await resetPassword(email);
  expect(await passkeysOf(id)).toBe(1);
  expect((await signIn(username, OWNERS)).status).toBe(202);
});
