import { eq } from "drizzle-orm";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { aCard, aUser } from "../../tests/builders.ts";
import { aForm, signedIn, visitor } from "../../tests/client.ts";
import { type Host, startAndExit, startHost } from "../../tests/host.ts";
import { aGif, anEnormousPng, aTruncatedPhoto, HEIC } from "../../tests/picture-files.ts";
import { startS3 } from "../../tests/s3-server.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
});
afterAll(() => host.stop());

const aPicture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: "#884422" } })
    .jpeg()
    .toBuffer();

async function anOwner() {
  const user = await aUser(host.database);
  const card = await aCard(host.database, user);
  return { user, card, call: await signedIn(host, user) };
}

describe("POST /api/upload", () => {
  test("stores the picture and serves it so that it is cached and cannot run", async () => {
    const { call, card } = await anOwner();
    const response = await call(
      "POST",
      "/api/upload",
      aForm(await aPicture(), { cardId: String(card.id), type: "profilePicture" }),
    );
    expect(response.status).toBe(200);
    const { success, url } = response.json<{ success: boolean; url: string }>();
    expect(success).toBe(true);
    expect(url).toMatch(/^\/uploads\/[\w-]{22}\.jpg$/);
    const served = await fetch(host.url + url);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(500);
    expect(readdirSync(join(host.dataDir, "uploads")).filter((name) => name.endsWith(".part"))).toEqual([]);
    writeFileSync(join(host.dataDir, url), "damaged since");
    const resized = await fetch(host.url + url.replace("/uploads/", "/pictures/480/"));
    expect([resized.status, await resized.text()]).toEqual([404, "The picture at this address is damaged."]);
  });

  test("copies that are no wider than a smaller one are one file", async () => {
    const { call, card } = await anOwner();
    const sent = aForm(await aPicture(), { cardId: String(card.id), type: "profilePicture" });
    const { url } = (await call("POST", "/api/upload", sent)).json<{ url: string }>();
    const folder = join(host.dataDir, "pictures");
    const before = new Set(existsSync(folder) ? readdirSync(folder) : []);
    for (const width of [960, 1200, 480])
      expect((await fetch(host.url + url.replace("/uploads/", `/pictures/${width}/`))).status).toBe(200);
    const copies = readdirSync(folder).filter((name) => !before.has(name));
    const files = new Set(await Promise.all(copies.map(async (name) => (await stat(join(folder, name))).ino)));
    expect([copies.length, files.size]).toEqual([3, 2]);
  });

  test.each([
    [
      "text named .png",
      async () => Buffer.from("not a picture"),
      415,
      "Invalid file type. Please upload a JPG, PNG, GIF, or SVG image.",
    ],
    ["20 MB", async () => Buffer.alloc(20 * 1024 * 1024, 1), 413, "The request is too large: at most 8 MB."],
    [
      "half a JPEG",
      async () => (await aTruncatedPhoto()).buffer,
      400,
      "The image cannot be read: it is damaged or incomplete. Please try another file.",
    ],
    [
      "60 megapixels",
      async () => (await anEnormousPng()).buffer,
      413,
      "The image has more than 50 megapixels. Please use a smaller image.",
    ],
    [
      "HEIC",
      async () => HEIC.buffer,
      415,
      "HEIC photos cannot be shown on the web. Please save the photo as JPG and upload it again.",
    ],
    ["nothing", async () => Buffer.alloc(0), 400, "Please choose a file to upload."],
  ])("%s: a result that says why", async (_, bytes, status, error) => {
    const { call, card } = await anOwner();
    const response = await call("POST", "/api/upload", aForm(await bytes(), { cardId: String(card.id) }, "x.png"));
    expect([response.status, response.json()]).toEqual([status, { success: false, error }]);
  });

  test("keeps neither position nor what was appended; of 500 frames the first, with a word about it", async () => {
    const { call, card } = await anOwner();
    const send = async (bytes: Uint8Array) =>
      (await call("POST", "/api/upload", aForm(bytes, { cardId: String(card.id) }))).json<{
        url: string;
        note?: string;
      }>();
    const stored = async (url: string) => Buffer.from(await (await fetch(host.url + url)).arrayBuffer());
    const located = await sharp(await aPicture())
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    const clean = await stored((await send(Buffer.concat([located, Buffer.from("<script>alert(1)</script>")]))).url);
    expect([(await sharp(clean).metadata()).exif, clean.includes("<script>")]).toEqual([undefined, false]);
    const long = await send(await aGif(500, 230));
    expect(long.note).toBe("The animation is too large: only its first frame is shown.");
    expect((await sharp(await stored(long.url)).metadata()).pages ?? 1).toBe(1);
  });

  test("another's card: 403; none: 404; no number: 400; no multipart: 415; signed out: 401", async () => {
    const { call } = await anOwner();
    const { card } = await anOwner();
    const bytes = await aPicture();
    const send = (cardId: string) => call("POST", "/api/upload", aForm(bytes, { cardId }));
    const responses = [
      await send(String(card.id)),
      await send("999999"),
      await send("7e0"),
      await call("POST", "/api/upload", { cardId: card.id }),
      await visitor(host)("POST", "/api/upload", aForm(bytes, { cardId: String(card.id) })),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 404, 400, 415, 401]);
    for (const response of responses)
      expect(response.json()).toMatchObject({ success: false, error: expect.any(String) });
  });

  test("a file that no card uses is removed after a day, one in use is not", async () => {
    const { call, card } = await anOwner();
    const send = async () =>
      (await call("POST", "/api/upload", aForm(await aPicture(), { cardId: String(card.id) }))).json<{ url: string }>()
        .url;
    const used = await send();
    const unused = await send();
    await call("PUT", `/api/business-cards/${card.id}`, { profilePicture: used });
    const {
      transaction,
      tables: { uploads },
    } = host.database;
    await transaction((tx) =>
      tx
        .update(uploads)
        .set({ createdAt: new Date(0) })
        .where(eq(uploads.cardId, card.id)),
    );
    await send();
    await expect.poll(() => existsSync(join(host.dataDir, unused))).toBe(false);
    expect(existsSync(join(host.dataDir, used))).toBe(true);
  });

  test("a picture of a copied card that was handed over stays when its first owner takes it off", async () => {
    const [first, second] = [await anOwner(), await anOwner()];
    const { transaction, tables } = host.database;
    const send = async (call: typeof first.call, cardId: number) =>
      (await call("POST", "/api/upload", aForm(await aPicture(), { cardId: String(cardId) }))).json<{ url: string }>()
        .url;
    const url = await send(first.call, first.card.id);
    const copy = await aCard(host.database, first.user, { profilePicture: url });
    const administrator = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
    const path = `/api/business-cards/${copy.id}`;
    expect((await administrator("PUT", path, { userId: second.user.id })).status).toBe(200);
    const unused = await send(first.call, first.card.id);
    const old = { createdAt: new Date(0) };
    await transaction((tx) => tx.update(tables.uploads).set(old).where(eq(tables.uploads.userId, first.user.id)));
    await send(first.call, first.card.id);
    await expect.poll(() => existsSync(join(host.dataDir, unused))).toBe(false);
    expect(existsSync(join(host.dataDir, url))).toBe(true);
  });
});

describe("POST /api/pwa-upload", () => {
  test("stores an icon as PNG, and refuses a GIF and an unknown slot", async () => {
    const { call } = await anOwner();
    const bytes = await aPicture();
    const stored = await call("POST", "/api/pwa-upload", aForm(bytes, { type: "icon192" }));
    expect(stored.json()).toMatchObject({ success: true, url: expect.stringMatching(/^\/uploads\/.*\.png$/) });
    const gif = await sharp(bytes).gif().toBuffer();
    const refused = await call("POST", "/api/pwa-upload", aForm(gif, { type: "icon512" }));
    expect([refused.status, refused.json()]).toEqual([
      415,
      { success: false, error: "Invalid file type - Please upload a PNG, JPG, or SVG image" },
    ]);
    expect((await call("POST", "/api/pwa-upload", aForm(bytes, { type: "icon1" }))).status).toBe(400);
  });
});

test("nothing outside of the uploads is served", async () => {
  for (const path of ["/uploads/..%2Fcards.db", "/uploads/session-secret", "/uploads/none.jpg"]) {
    expect((await fetch(host.url + path)).status).toBe(404);
  }
});

describe("with STORAGE_URL", () => {
  test("pictures live in the bucket, serve cards and contact files, and a failing service is a 503 that passes", async () => {
    const s3 = await startS3();
    const remote = await startHost({ RATE_LIMITS: "off", STORAGE_URL: s3.url });
    onTestFinished(async () => {
      await remote.stop();
      await s3.stop();
    });
    const user = await aUser(remote.database);
    const card = await aCard(remote.database, user);
    const call = await signedIn(remote, user);
    const send = async () =>
      call("POST", "/api/upload", aForm(await aPicture(), { cardId: String(card.id), type: "profilePicture" }));
    const stored = await send();
    const { url } = stored.json<{ url: string }>();
    expect((await sharp(Buffer.from(await (await fetch(remote.url + url)).arrayBuffer())).metadata()).width).toBe(500);
    expect((await fetch(remote.url + url.replace("/uploads/", "/pictures/480/"))).status).toBe(200);
    expect(existsSync(join(remote.dataDir, "uploads"))).toBe(false);
    await call("PUT", `/api/business-cards/${card.id}`, { profilePicture: url });

    s3.behave("failing");
    const failed = await send();
    expect([failed.status, failed.headers.get("retry-after"), failed.json()]).toEqual([
      503,
      "5",
      {
        success: false,
        error: "The image could not be stored right now. Nothing was changed. Please try again later.",
      },
    ]);
    expect((await fetch(remote.url + url)).status).toBe(503);
    const contact = await fetch(`${remote.url}/api/vcard/${card.id}`);
    expect([contact.status, (await contact.text()).includes("PHOTO")]).toEqual([200, false]);
    expect((await fetch(`${remote.url}/view/${card.slug}`)).status).toBe(200);

    s3.behave("well");
    expect((await send()).status).toBe(200);
    expect((await (await fetch(`${remote.url}/api/vcard/${card.id}`)).text()).includes("PHOTO")).toBe(true);
    expect(remote.output()).not.toContain("S3RVER");
    const uploaded = await remote.database.db.select().from(remote.database.tables.uploads);
    expect(uploaded).toHaveLength(2);
  });

  test("a wrong key stops the start with one line", async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.stop());
    const dataDir = mkdtempSync(join(tmpdir(), "meishi-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { code, output } = await startAndExit({
      DATA_DIR: dataDir,
      PORT: "0",
      STORAGE_URL: s3.url.replace("S3RVER:S3RVER", "S3RVER:another"),
    });
    expect([code, output.trim()]).toEqual([1, "STORAGE_URL cannot be used: the service refuses the key (403)"]);
  });
});

/**
 * Leaves no room for uploads: a file system of one page where mounting is allowed, else a file where the folder should
 * be.
 */
function withoutRoom(folder: string): { end(): void } {
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4k", "tmpfs", folder], { stdio: "ignore" });
    return { end: () => execFileSync("umount", [folder]) };
  } catch {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    return { end: () => rmSync(folder) };
  }
}

test("a full disk: a sentence that says so, nothing half-written, and the next upload works", async () => {
  const full = await startHost({ RATE_LIMITS: "off" });
  const folder = join(full.dataDir, "uploads");
  try {
    const user = await aUser(full.database);
    const card = await aCard(full.database, user);
    const call = await signedIn(full, user);
    const noise = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    });
    const bytes = await noise.jpeg().toBuffer();
    const send = () => call("POST", "/api/upload", aForm(bytes, { cardId: String(card.id) }));

    const room = withoutRoom(folder);
    const refused = await send();
    const left = existsSync(folder) && (await stat(folder)).isDirectory() ? readdirSync(folder) : [];
    room.end();
    expect([refused.status, refused.json()]).toEqual([
      503,
      {
        success: false,
        error: "The image could not be stored right now. Nothing was changed. Please try again later.",
      },
    ]);
    expect(left).toEqual([]);
    const {
      db,
      tables: { uploads },
    } = full.database;
    expect(await db.select().from(uploads).where(eq(uploads.cardId, card.id))).toEqual([]);
    expect((await send()).status).toBe(200);
  } finally {
    await full.stop();
  }
});
