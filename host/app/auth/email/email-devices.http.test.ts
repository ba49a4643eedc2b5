import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aUserWithPassword, unique } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { type Host, startHost } from "../../../tests/host.ts";
import { linkTo } from "../../../tests/outbox.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
});
afterAll(() => host.stop());

const NEW_PASSWORD = "a rather long one";
const anAddress = () => `${unique("mail")}@example.com`;
const tokenTo = async (email: string) => new URL(await linkTo(host, email)).searchParams.get("token")!;
const confirm = (token: string) => visitor(host)("POST", "/api/email/confirm", { token });
const cookieOf = ({ headers }: { headers: Headers }) => ({
  cookie: headers.get("set-cookie")!.split(";")[0]!,
  origin: host.url,
});

async function registered() {
  const username = unique("new");
  const email = `${username}@example.com`;
  const answer = await visitor(host)("POST", "/api/register", { username, email, password: NEW_PASSWORD });
  return { id: answer.json<{ id: number }>().id, username, email, cookie: cookieOf(answer) };
}

test("a new address leaves signed in where it was asked for and where its link is opened, as the page says", async () => {
  const user = await aUserWithPassword(host.database);
  const [asking, opening, other] = [await signedIn(host, user), await signedIn(host, user), await signedIn(host, user)];
  const email = anAddress();
  await asking("PUT", `/api/users/${user.id}`, { email });
  const token = await tokenTo(email);
  const page = (await opening("GET", `/confirm-email?token=${token}`)).text;
  expect(page).toContain("You stay signed in here and where you requested the change; all other devices");
  const form = new FormData();
  form.set("token", token);
  const done = (await opening("POST", "/confirm-email", form)).text;
  expect(done).toContain("All devices except this one and the one where you requested the change are signed out.");
  const statuses = [];
  for (const call of [asking, opening, other]) statuses.push((await call("GET", "/api/user")).status);
  expect(statuses).toEqual([200, 200, 401]);
});

test("a new address of a new account that confirmed its first one: a second device is signed out, the first one is told", async () => {
  const { id, username, email, cookie } = await registered();
  await confirm(await tokenTo(email));
  const ofPhone = cookieOf(await visitor(host)("POST", "/api/login", { username, password: NEW_PASSWORD }));
  const next = anAddress();
  const body = { email: next, currentPassword: NEW_PASSWORD };
  expect((await visitor(host)("PUT", `/api/users/${id}`, body, cookie)).status).toBe(200);
  const undo = await tokenTo(email);
  await confirm(await tokenTo(next));
  expect((await visitor(host)("GET", "/api/user", undefined, ofPhone)).status).toBe(401);
  expect((await visitor(host)("GET", "/api/user", undefined, cookie)).status).toBe(200);
  expect((await confirm(undo)).json()).toEqual({ kind: "undo", email });
});

test("a new address asked for before the first one is confirmed: that one is told as soon as it is", async () => {
  const { id, email, cookie } = await registered();
  const first = await tokenTo(email);
  const next = anAddress();
  expect((await visitor(host)("PUT", `/api/users/${id}`, { email: next }, cookie)).status).toBe(200);
  const token = await tokenTo(next);
  await confirm(first);
  const undo = await tokenTo(email);
  await confirm(token);
  expect((await confirm(undo)).json()).toEqual({ kind: "undo", email });
  const { db, tables } = host.database;
  expect(await db.select({ email: tables.users.email }).from(tables.users).where(eq(tables.users.id, id))).toEqual([
    { email },
  ]);
});
