import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureWidth } from "#sdk/card/links.ts";
import { config } from "../config.server.ts";
import { NotFound } from "../errors.ts";
import { describe, log } from "../log.server.ts";
import { inTurn } from "../uploads/picture.server.ts";
import { storage } from "../uploads/storage.server.ts";

/** Widths a card asks for; no others are made, so that nobody fills the disk by asking. */
export const PICTURE_WIDTHS = [240, 480, 960, 1200] as const satisfies PictureWidth[];

const DAY_MS = 86_400_000;
/** A copy is trusted so long, then its original must still be there. */
const CHECKED_MS = DAY_MS;
/** A copy nobody asked for in this time is removed. */
const KEPT_MS = 30 * DAY_MS;

/** AVIF with little effort takes about as long as WebP and has two thirds of its bytes on a phone. */
const WRITERS = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 78 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const;
type Format = keyof typeof WRITERS;

const folder = join(config.dataDir, "pictures");
const making = new Map<string, Promise<Buffer>>();

/**
 * An upload no wider than that, in the best format of an Accept header; else in its own. Made once and kept on disk.
 * Throws NotFound, also for a stored file that is damaged.
 */
export async function resizedPicture(name: string, width: number, accept: string): Promise<{ bytes: Buffer; type: string }> {
  const format = formatFor(name, accept);
  const file = join(folder, `${createHash("sha256").update(name).digest("hex").slice(0, 32)}-${width}.${format}`);
  const bytes = (await findMade(file, name)) ?? (await once(file, () => make(name, file, width, format)));
  return { bytes, type: `image/${format}` };
}

function formatFor(name: string, accept: string): Format {
  if (accept.includes("image/avif")) return "avif";
  if (accept.includes("image/webp")) return "webp";
  return name.endsWith(".png") ? "png" : "jpeg";
}

/** The copy made before. Those of a deleted original go with it, on every host within a day. */
async function findMade(file: string, name: string): Promise<Buffer | undefined> {
  const made = await stat(file).catch(() => undefined);
  if (!made) return undefined;
  if (Date.now() - made.mtimeMs > CHECKED_MS) {
    try {
      await storage.read(name);
      await utimes(file, new Date(), new Date());
    } catch (error) {
      if (!(error instanceof NotFound)) log("warn", "an original was not checked", describe(error)); // the storage is away: the copy will do
      else {
        await rm(file, { force: true });
        throw error;
      }
    }
  }
  return readFile(file).catch(() => undefined);
}

/** Requests that come together share one making. */
function once(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  let made = making.get(file);
  if (!made) {
    made = make().finally(() => making.delete(file));
    making.set(file, made);
  }
  return made;
}

async function make(name: string, file: string, width: number, format: Format): Promise<Buffer> {
  const original = await storage.read(name);
  const { default: sharp } = await import("sharp");
  const bytes = await inTurn(() => sharp(original, { limitInputPixels: 24_000_000 })
    .resize({ width, withoutEnlargement: true }).toFormat(format, WRITERS[format]).toBuffer()).catch((error: unknown) => {
    log("warn", "a stored picture cannot be read", { name, ...describe(error) });
    throw new NotFound("The picture at this address is damaged.");
  });
  // A full disk costs the copy, not the visitor.
  await keep(file, bytes).catch((error: unknown) => log("warn", "a picture copy was not kept", describe(error)));
  return bytes;
}

/** Written aside and renamed: another process never reads half a picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {}); // the first failure is the one to tell
    throw error;
  }
  void tidy().catch((error: unknown) => log("warn", "old picture copies not removed", describe(error)));
}

let tidiedAt = 0;

/** Once a day, removes copies nobody asks for any more: this folder is each host's own. */
async function tidy(now = Date.now()): Promise<void> {
  if (now - tidiedAt < DAY_MS) return;
  tidiedAt = now;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && now - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
