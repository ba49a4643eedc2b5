import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { codeOf } from "../../tests/authenticator-app.ts";
import { aCard, aUser, aUserWithPassword, PASSWORD } from "../../tests/builders.ts";
import { aForm, signedIn, visitor } from "../../tests/client.ts";
import { type Host, sharedHost, startHost } from "../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const keyed = (key: string) => ({ "idempotency-key": key });

test("a repeated card gets the first answer, for its account alone; another body under the key is refused", async () => {
  const [one, other] = [
    await signedIn(host, await aUser(host.database)),
    await signedIn(host, await aUser(host.database)),
  ];
  const send = (call = one, name = "Once", key = "a-key-of-mine") =>
    call("POST", "/api/business-cards", { name }, keyed(key));
  const first = await send();
  const second = await send();
  expect([first.status, second.status, second.headers.get("idempotency-replayed")]).toEqual([201, 201, "true"]);
  expect(second.json()).toEqual(first.json());
  expect((await send(one, "Another")).text).toBe("This Idempotency-Key was used for another request.");
  expect((await send(other)).json().id).not.toBe(first.json().id);
  expect((await one("GET", "/api/business-cards")).json<unknown>()).toHaveLength(1);
});

test("a visitor's message is stored once, also when sent twice at the same moment", async () => {
  const card = await aCard(host.database, await aUser(host.database));
  const send = () =>
    visitor(host)(
      "POST",
      `/api/card/${card.slug}/submissions`,
      { formData: { name: "Ada", email: "ada@example.com", message: "Hello" }, consent: true },
      keyed("message-1"),
    );
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status).every((status) => status === 201 || status === 409)).toBe(true);
  expect((await send()).status).toBe(201);
  const { db, tables } = host.database;
  expect((await db.select().from(tables.formSubmissions)).filter(({ cardId }) => cardId === card.id)).toHaveLength(1);
});

test("what failed is not kept, a session is never kept, and a key that is none is refused", async () => {
  const user = await aUser(host.database, { accessLevel: 5 });
  const call = await signedIn(host, user);
  const make = (username: string) =>
    call(
      "POST",
      "/api/users",
      { username, email: `${username}@example.com`, fullName: "Kept Once", password: "a good long phrase" },
      keyed("u"),
    );
  expect((await make("x")).status).toBe(400);
  const responses = [await make("kept_once"), await make("kept_once")].map(({ status, text }) => [status, text]);
  expect(responses).toEqual([[201, expect.any(String)], responses[0]]);
  const login = () =>
    visitor(host)("POST", "/api/login", { username: "admin", password: "correct horse" }, keyed("login"));
  expect([(await login()).headers.get("set-cookie"), (await login()).headers.get("set-cookie")]).not.toContain(null);
  const bad = await call("POST", "/api/business-cards", { name: "x" }, keyed("k".repeat(201)));
  expect([bad.status, bad.text]).toEqual([400, "The Idempotency-Key must be 1 to 200 visible ASCII characters."]);
});

test("a visitor's network has 60 new keys a minute, each a row for a day; without a key it goes on", async () => {
  const at = await startHost();
  onTestFinished(() => at.stop());
  const visit = visitor(at);
  const signOut = async (key?: string) => (await visit("POST", "/api/logout", undefined, key ? keyed(key) : {})).status;
  const statuses: number[] = [];
  for (let n = 0; n < 61; n++) statuses.push(await signOut(`key-${n}`));
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429]);
  expect(await signOut()).toBe(204);
});

test("a secret that is shown once is not stored, whichever call makes it", async () => {
  const user = await aUserWithPassword(host.database, { accessLevel: 3 });
  const call = await signedIn(host, user);
  const secrets: string[] = [];
  const make = async (path: string, body?: object) => {
    const answer = await call("POST", path, body, keyed("secret-1"));
    expect([path, answer.status < 300, answer.headers.get("cache-control")]).toEqual([path, true, "no-store"]);
    const made = answer.json();
    const values = [made.secret, made.key, made.password, made.url, made.recoveryCodes].flat();
    secrets.push(
      ...values.filter((secret) => typeof secret === "string" && !secret.includes("example.com")).map(String),
    );
    return made;
  };
  await make("/api/keys", { name: "Sheet", scopes: ["contacts:read"], currentPassword: PASSWORD });
  await make("/api/app-passwords", { name: "Phone" });
  await make("/api/app-passwords/profiles", { name: "Tablet" });
  const { id } = await make("/api/webhooks", { url: "https://example.com/hook", events: ["card.saved"] });
  await make(`/api/webhooks/${String(id)}/rotate`);
  const { secret } = await make("/api/totp");
  await make("/api/totp/confirm", { code: codeOf(secret as string) });
  await make("/api/totp/recovery-codes", { currentPassword: PASSWORD });
  expect(secrets.length).toBeGreaterThan(20);
  const { db, tables } = host.database;
  const rows = await db.select().from(tables.answeredRequests).where(eq(tables.answeredRequests.userId, user.id));
  const stored = JSON.stringify(rows);
  expect(secrets.filter((one) => stored.includes(one))).toEqual([]);
});

test("what is kept of a body is no hash that a password can be guessed from", async () => {
  const user = await aUserWithPassword(host.database);
  const body = { currentPassword: PASSWORD, newPassword: "a rather long one" };
  expect((await (await signedIn(host, user))("POST", "/api/update-password", body, keyed("guess"))).status).toBe(200);
  const { db, tables } = host.database;
  const rows = await db.select().from(tables.answeredRequests).where(eq(tables.answeredRequests.userId, user.id));
  expect(rows).toHaveLength(1);
  const plain = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  expect(rows[0]!.request).not.toBe(plain);
});

test("another file under a key is refused, the same one gets the first answer", async () => {
  const call = await signedIn(host, await aUser(host.database, { accessLevel: 3 }));
  const people = (name: string) => aForm(`Name,Email\r\n${name},person@example.com\r\n`, {}, "people.csv");
  const send = (form: FormData, query = "") => call("POST", `/api/contacts/import${query}`, form, keyed("file"));
  const first = await send(people("Ada"));
  expect(first.status).toBeLessThan(300);
  const again = await send(people("Ada"));
  expect([again.text, again.headers.get("idempotency-replayed")]).toEqual([first.text, "true"]);
  const refused = "This Idempotency-Key was used for another request.";
  for (const answer of [await send(people("Bob")), await send(people("Ada"), "?preview=true")])
    expect([answer.status, answer.text]).toEqual([409, refused]);
});

test("an account has 300 new keys a minute; without a key it goes on", async () => {
  const at = await startHost();
  onTestFinished(() => at.stop());
  const call = await signedIn(at, await aUser(at.database));
  const resend = async (n: number) =>
    (await call("POST", "/api/email/pending", undefined, n ? keyed(`key-${n}`) : {})).status;
  const statuses = new Map<number, number>();
  for (let n = 1; n <= 301; n++) {
    const status = await resend(n);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [409, 300],
    [429, 1],
  ]);
  expect(await resend(0)).toBe(409);
});
