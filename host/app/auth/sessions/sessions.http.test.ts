import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { cookiesOf } from "../../../tests/authenticator-app.ts";
import { aUser, aUserWithPassword, PASSWORD } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { type Host, startHost } from "../../../tests/host.ts";
import { findMail } from "../../../tests/outbox.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off", TRUST_PROXY: "1" });
});
afterAll(() => host.stop());

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15";
const PHONE =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36";

type Items = { items: { id: number; device: string | null; place: string | null; isCurrent: boolean }[] };

const login = (username: string, userAgent: string, headers: Record<string, string> = {}) =>
  visitor(host)("POST", "/api/login", { username, password: PASSWORD }, { "user-agent": userAgent, ...headers });

async function signedInWith(username: string, userAgent: string, headers?: Record<string, string>) {
  const cookie = cookiesOf(await login(username, userAgent, headers));
  return (method: string, path: string, body?: unknown) =>
    visitor(host)(method, path, body, { cookie, origin: host.url });
}

describe("GET /api/sessions", () => {
  test("is read page by page", async () => {
    const user = await aUserWithPassword(host.database);
    await signedInWith(user.username, PHONE);
    const call = await signedInWith(user.username, MAC);
    const first = (await call("GET", "/api/sessions?limit=1")).json<Items & { next: string; total: number }>();
    expect(first).toMatchObject({ items: [{ isCurrent: true }], next: expect.any(String), total: 2 });
    expect((await call("GET", `/api/sessions?limit=1&cursor=${first.next}`)).json()).toMatchObject({
      items: [{ isCurrent: false }],
      next: null,
    });
    expect((await call("GET", "/api/sessions?limit=-1")).status).toBe(400);
  });

  test("lists one's own with device and place as country, this one first", async () => {
    const user = await aUserWithPassword(host.database);
    await signedInWith(user.username, PHONE, { "cf-ipcountry": "PT" });
    const call = await signedInWith(user.username, MAC);
    const { items, total } = (await call("GET", "/api/sessions")).json<Items & { total: number }>();
    expect(total).toBe(2);
    expect(items).toEqual([
      {
        id: expect.any(Number),
        device: "Desktop · macOS · Safari",
        place: null,
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({ device: "Mobile · Android · Chrome", place: "Portugal", isCurrent: false }),
    ]);
  });

  test("are a hundred at most: a further sign-in ends the one not seen for longest", async () => {
    const user = await aUserWithPassword(host.database);
    const oldest = await signedInWith(user.username, PHONE);
    const { transaction, tables } = host.database;
    const [lastSeenAt, expiresAt] = [new Date(), new Date(Date.now() + 60_000)];
    const others = Array.from({ length: 99 }, (_, n) => `${user.id} ${n}`).map((tokenHash) => ({
      ...{ tokenHash, userId: user.id, method: "password" as const, lastSeenAt, expiresAt },
    }));
    await transaction((tx) => tx.insert(tables.sessions).values(others));
    expect((await oldest("GET", "/api/sessions")).json<{ total: number }>().total).toBe(100);
    const newest = await signedInWith(user.username, MAC);
    expect((await newest("GET", "/api/sessions")).json<{ total: number }>().total).toBe(100);
    expect((await oldest("GET", "/api/sessions")).status).toBe(401);
  });

  test("leaves out those that have run out", async () => {
    const user = await aUser(host.database);
    const [call, other] = [await signedIn(host, user), await signedIn(host, user)];
    const { transaction, tables } = host.database;
    const own = (await other("GET", "/api/sessions")).json<Items>().items.find(({ isCurrent }) => isCurrent)!;
    await transaction((tx) =>
      tx
        .update(tables.sessions)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(tables.sessions.id, own.id)),
    );
    expect((await call("GET", "/api/sessions")).json<Items>().items).toHaveLength(1);
  });
});

describe("DELETE /api/sessions", () => {
  test("of one ends that one, once", async () => {
    const user = await aUser(host.database);
    const [call, other] = [await signedIn(host, user), await signedIn(host, user)];
    const { items } = (await call("GET", "/api/sessions")).json<Items>();
    const { id } = items.find(({ isCurrent }) => !isCurrent)!;
    expect((await call("DELETE", `/api/sessions/${id}`)).status).toBe(204);
    expect((await other("GET", "/api/user")).status).toBe(401);
    expect((await call("DELETE", `/api/sessions/${id}`)).status).toBe(404);
    expect((await call("GET", "/api/user")).status).toBe(200);
  });

  test("of somebody else: not there, and it goes on", async () => {
    const other = await signedIn(host, await aUser(host.database));
    const { items } = (await other("GET", "/api/sessions")).json<Items>();
    const call = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
    expect((await call("DELETE", `/api/sessions/${items[0]!.id}`)).status).toBe(404);
    expect((await other("GET", "/api/user")).status).toBe(200);
  });

  test("ends all others, and nobody else's", async () => {
    const user = await aUser(host.database);
    const [call, ...others] = [await signedIn(host, user), await signedIn(host, user), await signedIn(host, user)];
    const other = await signedIn(host, await aUser(host.database));
    expect((await call("DELETE", "/api/sessions")).status).toBe(204);
    for (const other of others) expect((await other("GET", "/api/user")).status).toBe(401);
    for (const one of [call, other]) expect((await one("GET", "/api/user")).status).toBe(200);
  });
});

describe("a sign-in from a new device", () => {
  test("is told by mail; from one that was seen before, and from the first of all, it is not", async () => {
    const user = await aUserWithPassword(host.database);
    await login(user.username, MAC);
    await login(user.username, MAC);
    await login(user.username, PHONE, { "cf-ipcountry": "PT" });
    const mail = (await findMail(host, user.email))!;
    expect(mail.subject).toBe("New sign-in to your account");
    expect(mail.text).toContain("Mobile · Android · Chrome, Portugal");
    await login(user.username, PHONE, { "cf-ipcountry": "PT" });
    expect(await findMail(host, user.email)).toBeUndefined();
  });

  test("is told, however much came from that address before", async () => {
    const limited = await startHost();
    onTestFinished(() => limited.stop());
    const [user, guest] = [await aUserWithPassword(limited.database), await aUserWithPassword(limited.database)];
    const at = (username: string, userAgent: string) =>
      visitor(limited)("POST", "/api/login", { username, password: PASSWORD }, { "user-agent": userAgent });
    await at(user.username, MAC);
    // More sign-ins than mails that an address may cause in an hour.
    for (let n = 0; n < 61; n++) expect((await at(guest.username, MAC)).status).toBe(200);
    expect((await at(user.username, PHONE)).status).toBe(200);
    expect((await findMail(limited, user.email))?.subject).toBe("New sign-in to your account");
  });

  test("of many in an hour is told for the first twenty", async () => {
    const limited = await startHost();
    onTestFinished(() => limited.stop());
    const user = await aUserWithPassword(limited.database);
    const login = { username: user.username, password: PASSWORD };
    for (let n = 0; n < 25; n++) await visitor(limited)("POST", "/api/login", login, { "user-agent": `Device ${n}` });
    const { db, tables } = limited.database;
    const mails = await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, user.email));
    expect(mails).toHaveLength(20);
  });

  test("is told again from another country", async () => {
    const user = await aUserWithPassword(host.database);
    await login(user.username, MAC, { "cf-ipcountry": "PT" });
    await login(user.username, MAC, { "cf-ipcountry": "NZ" });
    expect((await findMail(host, user.email))!.text).toContain("New Zealand");
  });

  test("is not told to who switched that off, nor to an address that is not confirmed", async () => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    const answer = await call("PUT", `/api/users/${user.id}`, { mailNewDevice: false });
    expect([answer.status, "mailNewDevice" in answer.json()]).toEqual([200, false]);
    const unconfirmed = await aUserWithPassword(host.database, { emailConfirmedAt: null });
    for (const { username } of [user, unconfirmed]) {
      await login(username, MAC);
      await login(username, PHONE);
    }
    for (const { email } of [user, unconfirmed]) expect(await findMail(host, email)).toBeUndefined();
  });

  test.for(["yes", 1, null])("mailNewDevice %j: 400", async (mailNewDevice) => {
    const user = await aUser(host.database);
    const call = await signedIn(host, user);
    expect((await call("PUT", `/api/users/${user.id}`, { mailNewDevice })).status).toBe(400);
  });
});
