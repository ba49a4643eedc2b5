import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { User } from "#db/index.ts";
import { newPostgres } from "../../../../db/tests/databases.ts";
import { aCard, aPerson, aUser } from "../../../tests/builders.ts";
import { aForm, type Client, signedIn, visitor } from "../../../tests/client.ts";
import { type Host, startHost } from "../../../tests/host.ts";
import { HEIC } from "../../../tests/picture-files.ts";

type Picture = { url: string; width: number; height: number };
type Contact = { id: number; pictures: Picture[] };

let host: Host;
let owner: User;
let call: Client;
let other: Client;
let anyone: Client;

const DAY_MS = 86_400_000;
const ends: (() => void | Promise<void>)[] = [];
/** PostgreSQL only where there is a server for tests. */
const DATABASES = ["SQLite", ...(process.env.TEST_POSTGRES_URL ? ["PostgreSQL"] : [])];

/** A photograph that says when and where it was taken. */
const aCardPhoto = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#884422" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "Ada Lovelace" } })
    .toBuffer();

const fileOf = ({ url }: Picture) => join(host.dataDir, "uploads", nameOf({ url }));
const nameOf = ({ url }: Pick<Picture, "url">) => url.split("/").at(-1)!;

async function add(id: number): Promise<Picture> {
  const response = await call("POST", `/api/contacts/${id}/pictures`, aForm(await aCardPhoto()));
  expect(response.status).toBe(201);
  return response.json<Picture>();
}
const picturesOf = async (id: number) => (await call("GET", `/api/contacts/${id}`)).json<Contact>().pictures;
const statusOf = async ({ url }: Picture, client = call) => (await client("GET", url)).status;

/** Uploads of this owner as if they were from the day before yesterday. */
const age = () =>
  host.database.transaction((tx) =>
    tx
      .update(host.database.tables.uploads)
      .set({ createdAt: new Date(Date.now() - 2 * DAY_MS) })
      .where(eq(host.database.tables.uploads.userId, owner.id)),
  );

describe.each(DATABASES)("a picture of a contact on %s", (database) => {
  beforeAll(async () => {
    const url = database === "PostgreSQL" ? await newPostgres((end) => void ends.push(end)) : undefined;
    host = await startHost({ RATE_LIMITS: "off", ...(url && { DATABASE_URL: url }) });
    other = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
    anyone = visitor(host);
  });
  afterAll(async () => {
    await host.stop();
    for (const end of ends.splice(0)) await end();
  });
  beforeEach(async () => {
    owner = await aUser(host.database);
    call = await signedIn(host, owner);
  });

  test("is stored without metadata, for its owner alone", async () => {
    const { id } = await aPerson(host.database, owner);
    const picture = await add(id);
    expect(picture).toMatchObject({ width: 1200, height: 750 });
    expect(await picturesOf(id)).toEqual([picture]);
    const served = await call("GET", picture.url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^inline/),
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const { exif, width } = await sharp(served.bytes).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 1200 });
    expect([await statusOf(picture, other), await statusOf(picture, anyone)]).toEqual([403, 401]);
    for (const folder of ["/uploads/", "/pictures/480/"])
      expect((await call("GET", folder + nameOf(picture))).status).toBe(404);
  });

  test("is on no card, whoever knows its name", async () => {
    const { id } = await aPerson(host.database, owner);
    const profilePicture = `/uploads/${nameOf(await add(id))}`;
    const card = await aCard(host.database, owner, { profilePicture });
    const vCard = await anyone("GET", `/api/vcard/${card.id}`);
    expect([vCard.status, vCard.text.includes("PHOTO")]).toEqual([200, false]);
    const archive = await call("GET", `/api/business-cards/${card.id}/archive.zip`);
    const pictures = Object.keys(unzipSync(archive.bytes)).filter((file) => file.endsWith(".jpg"));
    expect([archive.status, pictures]).toEqual([200, []]);
  });

  test("is found under its own contact only, and added to one's own only", async () => {
    const [one, another] = [await aPerson(host.database, owner), await aPerson(host.database, owner)];
    const picture = await add(one.id);
    const elsewhere = `/api/contacts/${another.id}/pictures/${nameOf(picture)}`;
    expect((await call("GET", elsewhere)).status).toBe(404);
    expect((await call("DELETE", elsewhere)).status).toBe(404);
    expect((await other("DELETE", picture.url)).status).toBe(403);
    const form = aForm(await aCardPhoto());
    expect((await other("POST", `/api/contacts/${one.id}/pictures`, form)).status).toBe(403);
    expect((await call("POST", "/api/contacts/999999/pictures", form)).status).toBe(404);
    expect(await picturesOf(one.id)).toEqual([picture]);
  });

  test("is what its bytes say, and one of ten", async () => {
    const { id } = await aPerson(host.database, owner);
    const refused = await call("POST", `/api/contacts/${id}/pictures`, aForm(HEIC.buffer));
    expect(refused.status).toBe(415);
    for (let i = 0; i < 10; i++) await add(id);
    const files = readdirSync(join(host.dataDir, "uploads")).length;
    const full = await call("POST", `/api/contacts/${id}/pictures`, aForm(await aCardPhoto()));
    expect([full.status, full.text]).toEqual([409, "A contact has at most 10 pictures. Please remove one first."]);
    expect(readdirSync(join(host.dataDir, "uploads"))).toHaveLength(files);
  });

  test("goes when it is removed, and with its contact", async () => {
    const { id } = await aPerson(host.database, owner);
    const [front, back] = [await add(id), await add(id)];
    expect((await call("DELETE", front.url)).status).toBe(204);
    expect(await picturesOf(id)).toEqual([back]);
    expect([await statusOf(front), existsSync(fileOf(front)), existsSync(fileOf(back))]).toEqual([404, false, true]);
    expect((await call("DELETE", `/api/contacts/${id}`)).status).toBe(204);
    expect(existsSync(fileOf(back))).toBe(false);
  });

  test("moves with a merge, goes back with its undoing, and goes with the whole contact", async () => {
    const [part, whole] = [await aPerson(host.database, owner), await aPerson(host.database, owner)];
    const [first, second] = [await add(part.id), await add(whole.id)];
    await call("POST", `/api/contacts/${part.id}/merge`, { into: whole.id });
    expect((await picturesOf(whole.id)).map(nameOf)).toEqual([nameOf(first), nameOf(second)]);
    const [merged] = await picturesOf(whole.id);
    expect([await statusOf(merged!), await statusOf(first)]).toEqual([200, 404]);
    await call("POST", `/api/contacts/${part.id}/unmerge`);
    expect([await picturesOf(part.id), await picturesOf(whole.id)]).toEqual([[first], [second]]);
    await call("POST", `/api/contacts/${part.id}/merge`, { into: whole.id });
    await call("DELETE", `/api/contacts/${whole.id}`);
    expect([existsSync(fileOf(first)), existsSync(fileOf(second))]).toEqual([false, false]);
  });

  test("is used as long as its contact is there", async () => {
    const card = await aCard(host.database, owner);
    const [lasting, deleted] = [await aPerson(host.database, owner), await aPerson(host.database, owner)];
    const [used, unused] = [await add(lasting.id), await add(deleted.id)];
    const { people } = host.database.tables;
    await host.database.transaction((tx) => tx.delete(people).where(eq(people.id, deleted.id)));
    await age();
    await call("POST", "/api/upload", aForm(await aCardPhoto(), { cardId: String(card.id) }));
    await expect.poll(() => existsSync(fileOf(unused))).toBe(false);
    expect(await statusOf(used)).toBe(200);
  });

  test("keeps a contact whose only message is deleted", async () => {
    const card = await aCard(host.database, owner);
    const message = { formData: { name: "Ben", email: "ben@example.com" }, consent: true };
    const { id: messageId } = (await anyone("POST", `/api/card/${card.slug}/submissions`, message)).json<{
      id: number;
    }>();
    const [{ id }] = (await call("GET", "/api/contacts")).json<{ items: [Contact] }>().items;
    const picture = await add(id);
    expect((await call("DELETE", `/api/submissions/${messageId}`)).status).toBe(204);
    expect(await picturesOf(id)).toEqual([picture]);
  });

  test("is in the account's export, and goes with the account", async () => {
    const { id } = await aPerson(host.database, owner);
    const picture = await add(id);
    expect((await call("GET", "/api/user/export")).text).toContain(`files/${nameOf(picture)}`);
    expect((await other("DELETE", `/api/users/${owner.id}`)).status).toBe(204);
    expect(existsSync(fileOf(picture))).toBe(false);
  });
});
