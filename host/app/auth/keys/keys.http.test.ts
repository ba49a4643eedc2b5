import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCard, aSession, aUser, aUserWithPassword, PASSWORD, signedInBefore } from "../../../tests/builders.ts";
import { type Answer, signedIn, visitor } from "../../../tests/client.ts";
import { type Host, startHost } from "../../../tests/host.ts";
import { findMail, linkTo } from "../../../tests/outbox.ts";
import { aKey, aProgram, programWith } from "../../../tests/program.ts";
import type { ApiKey } from "./keys.server.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ WEB_CONCURRENCY: "1", REQUEST_LOG: "on" });
});
afterAll(() => host.stop());

const CARDS_ONLY = { name: "Sheet", scopes: ["cards:read"] };
const READS = ["cards:read"];
/** Answers failures with their code, as to our own pages. */
const AS_PROBLEM = { accept: "application/problem+json" };
const aDeveloper = (changes = {}) => aUserWithPassword(host.database, { accessLevel: 3, ...changes });
const cards = "/api/business-cards";

describe("making a key", () => {
  test("answers it once, and lists it without it", async () => {
    const user = await aDeveloper();
    const call = await signedIn(host, user);
    const made = await call("POST", "/api/keys", { ...CARDS_ONLY, expiresAt: "2099-01-01T00:00:00Z" });
    expect(made.status).toBe(201);
    expect(made.headers.get("cache-control")).toBe("no-store");
    const { key, ...listed } = made.json<ApiKey & { key: string }>();
    expect(key).toMatch(/^mk_[A-Za-z0-9]{40}$/);
    expect(listed).toEqual({
      id: expect.any(Number),
      name: "Sheet",
      prefix: key.slice(0, 9),
      scopes: READS,
      mcpWrites: false,
      createdAt: expect.any(String),
      lastUsedAt: null,
      expiresAt: "2099-01-01T00:00:00.000Z",
    });
    const list = await call("GET", "/api/keys");
    expect(list.json()).toEqual({ items: [listed], next: null, total: 1 });
    expect(list.text).not.toContain(key);
    const { apiKeys } = host.database.tables;
    const rows = await host.database.db.select().from(apiKeys).where(eq(apiKeys.userId, user.id));
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test("tells the owner by mail, without the key", async () => {
    const user = await aDeveloper();
    const made = (await (await signedIn(host, user))("POST", "/api/keys", CARDS_ONLY)).json<{ key: string }>();
    const mail = await findMail(host, user.email, "A key was added");
    expect(JSON.stringify(mail)).toContain("Sheet");
    expect(JSON.stringify(mail)).not.toContain(made.key);
  });

  test("is not stored for a repeat of the request", async () => {
    const call = await signedIn(host, await aDeveloper());
    const again = { "idempotency-key": "same-request" };
    const first = await call("POST", "/api/keys", CARDS_ONLY, again);
    const second = await call("POST", "/api/keys", CARDS_ONLY, again);
    expect(first.json().key).not.toBe(second.json().key);
  });

  test.for([
    ["no name", { scopes: READS }],
    ["a long name", { ...CARDS_ONLY, name: "n".repeat(61) }],
    ["no scopes", { name: "Sheet", scopes: [] }],
    ["an unknown scope", { name: "Sheet", scopes: ["users:write"] }],
    ["an expiry in the past", { ...CARDS_ONLY, expiresAt: "2020-01-01T00:00:00Z" }],
    ["an expiry that is no time", { ...CARDS_ONLY, expiresAt: "soon" }],
  ] as const)("is refused with %s", async ([, body]) => {
    const call = await signedIn(host, await aDeveloper());
    expect((await call("POST", "/api/keys", body)).status).toBe(400);
  });

  test("needs level 3", async () => {
    const call = await signedIn(host, await aUser(host.database, { accessLevel: 2 }));
    for (const answer of [
      await call("POST", "/api/keys", CARDS_ONLY, AS_PROBLEM),
      await call("GET", "/api/keys", undefined, AS_PROBLEM),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ code: "level_too_low" });
    }
  });

  test("needs a fresh proof", async () => {
    const user = await aDeveloper();
    const call = await signedIn(host, user);
    await signedInBefore(host.database, user, 11);
    expect((await call("POST", "/api/keys", CARDS_ONLY, AS_PROBLEM)).json()).toMatchObject({ code: "fresh_proof" });
    expect((await call("POST", "/api/keys", { ...CARDS_ONLY, currentPassword: PASSWORD })).status).toBe(201);
  });

  test("ends at twenty", async () => {
    const user = await aDeveloper();
    for (let n = 0; n < 20; n++) await aKey(host, user);
    const refused = await (await signedIn(host, user))("POST", "/api/keys", CARDS_ONLY, AS_PROBLEM);
    expect(refused.status).toBe(409);
    expect(refused.json()).toMatchObject({ code: "full" });
  });
});

describe("a key", () => {
  test("acts for its owner without cookie and Origin", async () => {
    const user = await aDeveloper();
    const card = await aCard(host.database, user);
    const program = await aProgram(host, user);
    const written = await program(
      "PUT",
      `${cards}/${card.id}`,
      { title: "Captain" },
      { origin: "https://elsewhere.example" },
    );
    expect(written.status).toBe(200);
    expect((await program("GET", cards)).json()).toMatchObject([{ id: card.id, title: "Captain" }]);
  });

  test("takes no notice of a cookie beside it", async () => {
    const user = await aDeveloper();
    const cookie = await aSession(host.database, await aUser(host.database, { accessLevel: 5 }));
    const program = await aProgram(host, user, { scopes: READS });
    expect((await program("GET", "/api/users", undefined, { cookie, origin: host.url })).status).toBe(403);
    for (const authorization of ["Bearer mk_unknown", "Bearer", "Bearer a b", "Bearer mk_a, Bearer mk_b"]) {
      const refused = await visitor(host)("GET", cards, undefined, { cookie, authorization });
      expect([authorization, refused.status, refused.headers.get("content-type")]).toEqual([
        authorization,
        401,
        "application/problem+json",
      ]);
    }
  });

  test("that is unknown or has expired is refused", async () => {
    const user = await aDeveloper();
    const expired = await aProgram(host, user, { expiresAt: new Date(Date.now() - 1_000) });
    for (const program of [expired, programWith(host, `mk_${"a".repeat(40)}`), programWith(host, "nonsense")]) {
      const answer = await program("GET", cards);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    }
  });

  test("lacking a scope is refused with the code scope", async () => {
    const user = await aDeveloper();
    const card = await aCard(host.database, user);
    const program = await aProgram(host, user, { scopes: READS });
    const refused = await program("PUT", `${cards}/${card.id}`, { title: "Captain" });
    expect(refused.status).toBe(403);
    expect(refused.json()).toMatchObject({ code: "scope", detail: "This key lacks the scope cards:write." });
  });

  test.for([
    ["GET", "/api/user"],
    ["DELETE", "/api/user"],
    ["GET", "/api/keys"],
    ["POST", "/api/keys"],
    ["PATCH", "/api/keys/1"],
    ["DELETE", "/api/keys/1"],
    ["GET", "/api/sessions"],
    ["POST", "/api/login"],
    ["POST", "/api/update-password"],
    ["POST", "/api/totp"],
    ["GET", "/api/passkeys"],
    ["GET", "/api/users"],
    ["POST", "/api/pwa-settings"],
    ["PATCH", "/api/contacts/settings"],
  ] as const)("never opens %s %s", async ([method, path]) => {
    const program = await aProgram(host, await aDeveloper({ accessLevel: 5 }));
    const refused = await program(method, path, method === "GET" ? undefined : {});
    expect(refused.status).toBe(403);
    expect(refused.json()).toMatchObject({ code: "scope" });
  });

  test("stands in no log, not even when it was put into a URL", async () => {
    const { key } = await aKey(host, await aDeveloper());
    await programWith(host, key)("GET", `${cards}/x`);
    await programWith(host, key)("GET", "/api/user");
    expect((await visitor(host)("GET", `${cards}?key=${key}`)).status).toBe(401);
    for (const path of [`/${key}`, `/x${key}x`, `;${key}`, `/${key.replace("_", "%5F")}`])
      await visitor(host)("GET", `${cards}${path}`);
    await visitor(host)("GET", "/api/the-last-one");
    await expect.poll(() => host.output()).toContain("/api/the-last-one");
    expect(host.output()).not.toContain(key.slice(3));
  });

  test("opens no page", async () => {
    const program = await aProgram(host, await aDeveloper());
    const page = await program("GET", "/dashboard");
    expect(page.status).toBe(302);
    expect(page.headers.get("location")).toContain("/auth");
  });

  test("reaches nothing that its owner does not", async () => {
    const card = await aCard(host.database, await aDeveloper());
    const program = await aProgram(host, await aDeveloper());
    expect((await program("GET", `${cards}/${card.id}`)).status).toBe(403);
  });

  test("counts no more once its owner's level is too low", async () => {
    const user = await aDeveloper();
    const program = await aProgram(host, user);
    const { transaction, tables } = host.database;
    await transaction((tx) => tx.update(tables.users).set({ accessLevel: 2 }).where(eq(tables.users.id, user.id)));
    expect((await program("GET", cards)).json()).toMatchObject({ code: "level_too_low" });
  });

  test("has its own rate limit, which each answer tells", async () => {
    const user = await aDeveloper();
    const program = await aProgram(host, user);
    const first = await program("GET", cards);
    expect(first.headers.get("ratelimit-policy")).toBe('"key";q=600;w=60');
    expect(first.headers.get("ratelimit")).toMatch(/^"key";r=599;t=\d+$/);
    expect(first.headers.get("ratelimit-limit")).toBe("600");
    const rest: Answer[] = [];
    while (rest.length < 600)
      rest.push(...(await Promise.all(Array.from({ length: 50 }, () => program("GET", "/api/keys")))));
    const refused = rest.filter(({ status }) => status === 429);
    expect(rest.map(({ status }) => status).filter((status) => status !== 403)).toEqual([429]);
    expect(refused[0]!.headers.get("ratelimit")).toMatch(/^"key";r=0;t=\d+$/);
    expect(refused[0]!.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await (await aProgram(host, user))("GET", cards)).status).toBe(200);
  });

  test("has its last use stored at most once a minute", async () => {
    const user = await aDeveloper();
    const { id, key } = await aKey(host, user);
    const { db, tables, transaction } = host.database;
    const lastUse = async () =>
      (await db.select().from(tables.apiKeys).where(eq(tables.apiKeys.id, id)))[0]!.lastUsedAt;
    await programWith(host, key)("GET", cards);
    const first = await lastUse();
    expect(first).toBeInstanceOf(Date);
    await programWith(host, key)("GET", cards);
    expect(await lastUse()).toEqual(first);
    const before = new Date(Date.now() - 61_000);
    await transaction((tx) => tx.update(tables.apiKeys).set({ lastUsedAt: before }).where(eq(tables.apiKeys.id, id)));
    await programWith(host, key)("GET", cards);
    expect((await lastUse())!.getTime()).toBeGreaterThan(before.getTime());
  });
});

test("a key writes for an AI only after a fresh proof; to stop that needs none", async () => {
  const user = await aUserWithPassword(host.database, { accessLevel: 3 });
  const { id } = await aKey(host, user);
  const call = await signedIn(host, user);
  await signedInBefore(host.database, user, 11);
  const set = (body: object) => call("PATCH", `/api/keys/${id}`, body, { accept: "application/problem+json" });
  expect((await set({ mcpWrites: true })).json()).toMatchObject({ status: 403, code: "fresh_proof" });
  expect((await set({ mcpWrites: false })).status).toBe(200);
  expect((await set({ mcpWrites: true, currentPassword: PASSWORD })).json()).toMatchObject({ id, mcpWrites: true });
});

describe("the end of a key", () => {
  test("comes by its owner alone", async () => {
    const user = await aDeveloper();
    const { id, key } = await aKey(host, user);
    const stranger = await signedIn(host, await aDeveloper());
    expect((await stranger("DELETE", `/api/keys/${id}`)).status).toBe(404);
    expect((await stranger("PATCH", `/api/keys/${id}`, { mcpWrites: true })).status).toBe(404);
    const call = await signedIn(host, user);
    expect((await call("PATCH", `/api/keys/${id}`, { mcpWrites: true })).json()).toMatchObject({ id, mcpWrites: true });
    expect((await call("DELETE", `/api/keys/${id}`)).status).toBe(204);
    expect((await programWith(host, key)("GET", cards)).status).toBe(401);
  });

  test("comes with a password reset", async () => {
    const user = await aDeveloper();
    const program = await aProgram(host, user);
    await visitor(host)("POST", "/api/reset-password", { email: user.email });
    const token = new URL(await linkTo(host, user.email)).searchParams.get("token");
    const form = new URLSearchParams({
      token: token!,
      newPassword: "correct horse 9",
      confirmPassword: "correct horse 9",
    });
    const type = { "content-type": "application/x-www-form-urlencoded", origin: host.url };
    await visitor(host)("POST", "/reset-password", String(form), type);
    expect((await program("GET", cards)).status).toBe(401);
  });

  test("comes with the account", async () => {
    const user = await aDeveloper();
    const program = await aProgram(host, user);
    const { transaction, tables } = host.database;
    await transaction((tx) => tx.delete(tables.users).where(eq(tables.users.id, user.id)));
    expect((await program("GET", cards)).status).toBe(401);
  });
});

test("what was read may be sent back whole", async () => {
  const user = await aDeveloper();
  const { id } = await aCard(host.database, user);
  const program = await aProgram(host, user, {
    scopes: ["cards:read", "cards:write", "contacts:read", "contacts:write"],
  });
  const card = (await program("GET", `${cards}/${id}`)).json<object>();
  expect((await program("PUT", `${cards}/${id}`, { ...card, title: "Captain" })).json()).toMatchObject({
    title: "Captain",
  });
  const contact = (await program("POST", "/api/contacts", { name: "Zoe" })).json<{ id: number }>();
  const changed = await program("PATCH", `/api/contacts/${contact.id}`, { ...contact, company: "Sails" });
  expect([changed.status, changed.json()]).toEqual([200, expect.objectContaining({ company: "Sails" })]);
});
