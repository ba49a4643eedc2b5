import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { aUser, aUserWithPassword } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { aDevice, deviceOf } from "../../../tests/dav-client.ts";
import { type Host, sharedHost, startHost } from "../../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

describe("an app password", () => {
  test("is shown once, and stored as a hash only", async () => {
    const user = await aUser(host.database);
    const call = await signedIn(host, user);
    const answer = await call("POST", "/api/app-passwords", { name: " Phone " });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([201, "no-store"]);
    const { id, name, password } = answer.json<{ id: number; name: string; password: string }>();
    expect(name).toBe("Phone");
    const list = await call("GET", "/api/app-passwords");
    expect(list.json()).toMatchObject({ items: [{ id, name: "Phone", device: null, lastUsedAt: null }], total: 1 });
    expect(list.text).not.toContain(password);
    const { db, tables } = host.database;
    const rows = await db.select().from(tables.appPasswords).where(eq(tables.appPasswords.userId, user.id));
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  test("tells which device used it last", async () => {
    const user = await aUser(host.database);
    const device = await aDevice(host, user);
    await device.send("PROPFIND", "/dav/", undefined, { "user-agent": "DAVx5/4.4 (okhttp) Android/14" });
    const { items } = (await (await signedIn(host, user))("GET", "/api/app-passwords")).json<{ items: object[] }>();
    expect(items).toMatchObject([{ device: "DAVx⁵", lastUsedAt: expect.any(String) }]);
  });

  test("signs in by the confirmed address as well, however it is typed", async () => {
    const user = await aUser(host.database);
    const { password } = await aDevice(host, user);
    const typed = password.toUpperCase().replaceAll("-", " ");
    expect((await deviceOf(host.url, { ...user, username: user.email.toUpperCase() }, typed).sync()).status).toBe(207);
    const { transaction, tables } = host.database;
    await transaction((tx) =>
      tx.update(tables.users).set({ emailConfirmedAt: null }).where(eq(tables.users.id, user.id)),
    );
    expect((await deviceOf(host.url, { ...user, username: user.email }, password).sync()).status).toBe(401);
  });

  test.each([
    ["without a name", {}],
    ["with a long name", { name: "x".repeat(61) }],
  ])("%s is refused", async (_, body) => {
    const call = await signedIn(host, await aUser(host.database));
    expect((await call("POST", "/api/app-passwords", body)).status).toBe(400);
  });

  test("is its owner's alone", async () => {
    const owner = await aUser(host.database);
    const { id } = (await (await signedIn(host, owner))("POST", "/api/app-passwords", { name: "Phone" })).json<{
      id: number;
    }>();
    const other = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
    expect((await other("DELETE", `/api/app-passwords/${id}`)).status).toBe(404);
    expect((await visitor(host)("POST", "/api/app-passwords", { name: "Phone" })).status).toBe(401);
  });

  test("ends when an administrator sets a new password, and with the account", async () => {
    const user = await aUserWithPassword(host.database);
    const device = await aDevice(host, user);
    const administrator = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
    expect((await device.sync()).status).toBe(207);
    await administrator("PATCH", `/api/users/${user.id}`, { password: "yet another secret" });
    expect((await device.sync()).status).toBe(401);
    const next = await aDevice(host, user);
    await administrator("DELETE", `/api/users/${user.id}`);
    expect((await next.sync()).status).toBe(401);
  });
});

describe("the profile of an iPhone", () => {
  test("comes once, with a password of its own", async () => {
    const user = await aUser(host.database);
    const call = await signedIn(host, user);
    const { url } = (await call("POST", "/api/app-passwords/profiles", { name: "iPhone" })).json<{ url: string }>();
    const path = url.slice(new URL(url).origin.length);
    expect((await visitor(host)("HEAD", path)).status).toBe(200);
    const profile = await visitor(host)("GET", path);
    expect(profile.headers.get("content-type")).toContain("application/x-apple-aspen-config");
    expect(profile.headers.get("cache-control")).toBe("no-store");
    const password = /CardDAVPassword<\/key><string>([^<]+)</.exec(profile.text)![1]!;
    expect((await deviceOf(host.url, user, password).sync()).status).toBe(207);
    expect((await visitor(host)("GET", path)).status).toBe(410);
  });

  test("does not come once the session that asked for it is over", async () => {
    const user = await aUser(host.database);
    const [lost, own] = [await signedIn(host, user), await signedIn(host, user)];
    const { url } = (await lost("POST", "/api/app-passwords/profiles", { name: "iPhone" })).json<{ url: string }>();
    expect((await own("DELETE", "/api/sessions")).status).toBe(204);
    expect((await visitor(host)("GET", url.slice(new URL(url).origin.length))).status).toBe(410);
    expect((await own("GET", "/api/app-passwords")).json<{ items: unknown[] }>().items).toEqual([]);
  });

  test("does not come after ten minutes, or by a made-up address", async () => {
    const user = await aUser(host.database);
    const call = await signedIn(host, user);
    const { url } = (await call("POST", "/api/app-passwords/profiles", { name: "iPhone" })).json<{ url: string }>();
    const { transaction, tables } = host.database;
    await transaction((tx) =>
      tx
        .update(tables.challenges)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(tables.challenges.userId, user.id)),
    );
    expect((await visitor(host)("GET", url.slice(new URL(url).origin.length))).status).toBe(410);
    expect((await visitor(host)("GET", "/phone-profile?token=made-up")).status).toBe(410);
  });
});

describe("without encryption", () => {
  test("nobody is asked for a password, but on the very machine", async () => {
    const plain = await startHost({ RATE_LIMITS: "off", PUBLIC_URL: "http://cards.example", TRUST_PROXY: "1" });
    try {
      const user = await aUser(plain.database);
      const device = await aDevice(plain, user);
      expect((await device.sync()).status).toBe(207);
      const outside = await device.send("PROPFIND", "/dav/", undefined, {
        "x-forwarded-host": "cards.example",
        "x-forwarded-for": "203.0.113.7",
      });
      expect([outside.status, outside.headers.get("www-authenticate")]).toEqual([403, null]);
      expect(outside.text).toContain("encrypted connection");
    } finally {
      await plain.stop();
    }
  });
});
