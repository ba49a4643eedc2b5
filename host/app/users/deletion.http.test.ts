// What stays and what goes when an account is deleted, by its owner or by an administrator.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCard, aUser, aUserWithPassword, PASSWORD, unique } from "../../tests/builders.ts";
import { aForm, type Client, signedIn } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
});
afterAll(() => host.stop());

const photo = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();

const upload = async (call: Client, path: string, fields: Record<string, string>) =>
  (await call("POST", path, aForm(await photo(), fields))).json<{ url: string }>().url;

/** A portrait that somebody uploads for a card and saves with it. */
async function portraitBy(call: Client, card: { id: number }): Promise<string> {
  const url = await upload(call, "/api/upload", { cardId: String(card.id), type: "profilePicture" });
  expect((await call("PUT", `/api/business-cards/${card.id}`, { profilePicture: url })).status).toBe(200);
  return url;
}

const statusOf = async (path: string, accept = "*/*") => (await fetch(host.url + path, { headers: { accept } })).status;
const FORMATS = ["image/avif", "image/webp", "*/*"];
const copiesOf = (url: string) =>
  [240, 480, 960, 1200].flatMap((width) =>
    FORMATS.map((format) => [url.replace("/uploads/", `/pictures/${width}/`), format] as const),
  );
const ownerOf = async (url: string) => {
  const { db, tables } = host.database;
  const [row] = await db
    .select()
    .from(tables.uploads)
    .where(eq(tables.uploads.path, url.replace("/uploads/", "")));
  return row?.userId;
};

const anAdmin = async () => {
  const admin = await aUserWithPassword(host.database, { accessLevel: 4 });
  return { admin, call: await signedIn(host, admin) };
};
const remove = async (userId: number) =>
  expect((await (await signedIn(host, { id: 1 }))("DELETE", `/api/users/${userId}`)).status).toBe(204);

describe("an administrator who is deleted", () => {
  test("leaves the portraits uploaded for other people's cards: they are the cards' owners'", async () => {
    const { admin, call } = await anAdmin();
    const user = await aUser(host.database);
    const url = await portraitBy(call, await aCard(host.database, user));
    expect(await ownerOf(url)).toBe(user.id);
    await remove(admin.id);
    expect([await statusOf(url), await statusOf(url.replace("/uploads/", "/pictures/240/"))]).toEqual([200, 200]);
    await remove(user.id);
    expect([await statusOf(url), await statusOf(url.replace("/uploads/", "/pictures/240/"))]).toEqual([404, 404]);
  });

  test("leaves pictures that other people's cards show, wherever they were uploaded, to those people", async () => {
    const { admin, call } = await anAdmin();
    const user = await aUser(host.database);
    const url = await upload(call, "/api/upload", { cardId: String((await aCard(host.database, admin)).id) });
    await aCard(host.database, user, { gallery: [{ url }] });
    await remove(admin.id);
    expect([await statusOf(url), await ownerOf(url)]).toEqual([200, user.id]);
  });

  test("leaves those that older versions noted as the administrator's, also before the card is saved", async () => {
    const { admin, call } = await anAdmin();
    const user = await aUser(host.database);
    const card = await aCard(host.database, user);
    const url = await upload(call, "/api/upload", { cardId: String(card.id) });
    const { transaction, tables } = host.database;
    await transaction((tx) =>
      tx.update(tables.uploads).set({ userId: admin.id }).where(eq(tables.uploads.cardId, card.id)),
    );
    await remove(admin.id);
    expect([await statusOf(url), await ownerOf(url)]).toEqual([200, user.id]);
  });

  test("leaves the icons of the site to the first user, and takes own settings along", async () => {
    const { admin, call } = await anAdmin();
    const icon = await upload(call, "/api/pwa-upload", { type: "icon192" });
    expect((await call("POST", "/api/pwa-settings", { icons: { icon192: icon } })).status).toBe(200);
    const { db, transaction, tables } = host.database;
    await transaction((tx) => tx.insert(tables.pwaSettings).values({ scope: String(admin.id), settings: {} }));
    await remove(admin.id);
    expect([await statusOf(icon), await ownerOf(icon)]).toEqual([200, 1]);
    expect((await db.select().from(tables.pwaSettings)).map(({ scope }) => scope)).toEqual(["site"]);
  });
});

describe("an account that is deleted", () => {
  test("takes its pictures along, in every width and format", async () => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    const url = await portraitBy(call, await aCard(host.database, user));
    const before = await Promise.all(copiesOf(url).map(([path, format]) => statusOf(path, format)));
    expect(new Set(before)).toEqual(new Set([200]));
    const copies = readdirSync(join(host.dataDir, "pictures"));
    expect((await call("DELETE", "/api/user", { password: PASSWORD })).status).toBe(204);
    const after = await Promise.all([[url, "*/*"] as const, ...copiesOf(url)].map((request) => statusOf(...request)));
    expect(new Set(after)).toEqual(new Set([404]));
    expect(existsSync(join(host.dataDir, url))).toBe(false);
    expect(readdirSync(join(host.dataDir, "pictures"))).toHaveLength(copies.length - copiesOf(url).length);
  });

  test("leaves the mails of an account to whose address it asked to change", async () => {
    const [victim, user] = [await aUser(host.database), await aUserWithPassword(host.database)];
    const call = await signedIn(host, user);
    const { db, transaction, tables } = host.database;
    const { email } = victim;
    const link = { userId: user.id, kind: "change" as const, email, emailKey: email.toLowerCase() };
    await transaction((tx) =>
      tx.insert(tables.emailLinks).values({ ...link, tokenHash: unique("hash"), expiresAt: new Date() }),
    );
    const nextAttemptAt = new Date(Date.now() + 3_600_000);
    const mail = { recipient: email, subject: "New device", text: "You signed in", nextAttemptAt };
    await transaction((tx) => tx.insert(tables.mailOutbox).values(mail));
    expect((await call("DELETE", "/api/user", { password: PASSWORD })).status).toBe(204);
    const left = await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, email));
    expect(left).toMatchObject([{ text: "You signed in" }]);
  });

  test("takes mails to its address and those that name it along, and no others", async () => {
    const name = unique("mail");
    const email = `${name}_x@Example.com`;
    const user = await aUserWithPassword(host.database, { email });
    const { db, transaction, tables } = host.database;
    const mail = { recipient: "owner@example.org", subject: "Hello", text: "" };
    const mails = await transaction((tx) =>
      tx
        .insert(tables.mailOutbox)
        .values([
          { ...mail, recipient: email, sentAt: new Date() },
          { ...mail, recipient: email.toUpperCase(), text: "waiting" },
          { ...mail, subject: `Message from ${email}`, sentAt: new Date() },
          { ...mail, text: `Write to ${email}.`, attempts: 14 },
          { ...mail, html: `<a href="mailto:${email}">write</a>`, attempts: 14 },
          { ...mail, text: `Write to another${email}`, attempts: 14 },
          { ...mail, text: `Write to ${email.replace("_", "-")} or ${email}.au`, attempts: 14 },
        ])
        .returning(),
    );
    await (
      await signedIn(host, user)
    )("DELETE", "/api/user", { password: PASSWORD });
    const ids = mails.map(({ id }) => id);
    const left = await db.select().from(tables.mailOutbox).where(inArray(tables.mailOutbox.id, ids));
    expect(left.map(({ id }) => id).sort()).toEqual(ids.slice(5).sort());
    const all = JSON.stringify(await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, email)));
    expect(all).toBe("[]");
  });
});
