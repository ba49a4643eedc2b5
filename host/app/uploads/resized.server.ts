import { createHash } from "node:crypto";
import { link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureWidth } from "#sdk/card/links.ts";
import { networkKey } from "../runtime/ip-address.server.ts";
import { loadSharp } from "../runtime/load-sharp.ts";
import { DAY_MS } from "../config/durations.ts";
import { config } from "../config/config.server.ts";
import { NotFound } from "../errors.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { IMAGE_TIMEOUT, MAX_PIXELS } from "./drawing-limits.ts";
import { createFairQueue } from "../runtime/fair-queue.ts";
import { storage } from "./storage.server.ts";
import { uploadMessages } from "./messages.en.ts";

/** The widths that cards use. No others are made, so that requests cannot fill the disk. */
export const PICTURE_WIDTHS = [240, 480, 960, 1200] as const satisfies PictureWidth[];

/** After this time a copy is served only if its original still exists. */
const CHECKED_MS = DAY_MS;
/** Copies not requested for this long are removed. */
const RETENTION_MS = 30 * DAY_MS;

/** AVIF with little effort takes about as long as WebP and has two thirds of its bytes on a phone. */
const WRITERS = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 78 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const;
type Format = keyof typeof WRITERS;

/** Apart from uploads: what visitors look at never waits for what an owner sends, nor for what another network asks. */
const inTurn = createFairQueue({ concurrency: 2, perKey: 2, maxQueued: 200 });

const folder = join(config.dataDir, "pictures");
const making = new Map<string, Promise<Buffer>>();

/**
 * An upload no wider than that, in the best format of an Accept header; else in its own. Made once and kept on disk.
 * Throws NotFound, also for a stored file that is damaged.
 */
export async function resizedPicture(
  name: string,
  width: number,
  accept: string,
  clientAddress: string,
): Promise<{ bytes: Buffer; type: string }> {
  const format = formatFor(name, accept);
  const file = copyOf(name, width, format);
  const bytes =
    (await findMade(file, name)) ??
    // Nobody waits for the turn of another who asked for the same picture earlier, behind many more.
    (await inTurn(
      networkKey(clientAddress),
      async () => (await findMade(file, name)) ?? (await once(file, () => make(name, file, { width, format }))),
    ));
  return { bytes, type: `image/${format}` };
}

/** Removes an upload and all copies made of it; the original first, so that no more are made. */
export async function removePicture(name: string): Promise<void> {
  await storage.remove(name);
  await removeCopies(name);
}

/** Moves an upload into the quarantine, and removes all copies made of it. */
export async function quarantinePicture(name: string): Promise<void> {
  await storage.setAside(name);
  await removeCopies(name);
}

async function removeCopies(name: string): Promise<void> {
  const files = PICTURE_WIDTHS.flatMap((width) =>
    Object.keys(WRITERS).map((format) => copyOf(name, width, format as Format)),
  );
  await Promise.allSettled(files.flatMap((file) => making.get(file) ?? []));
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

const copyOf = (name: string, width: number, format: Format) =>
  join(folder, `${createHash("sha256").update(name).digest("hex").slice(0, 32)}-${width}.${format}`);

function formatFor(name: string, accept: string): Format {
  if (accept.includes("image/avif")) return "avif";
  if (accept.includes("image/webp")) return "webp";
  return name.endsWith(".png") ? "png" : "jpeg";
}

/** The existing copy. Copies of a deleted original disappear on every server within a day. */
async function findMade(file: string, name: string): Promise<Buffer | undefined> {
  const made = await stat(file).catch(() => undefined);
  if (!made) return undefined;
  if (Date.now() - made.mtimeMs > CHECKED_MS) {
    try {
      await storage.read(name);
      await utimes(file, new Date(), new Date());
    } catch (error) {
      if (!(error instanceof NotFound))
        log("warn", "an original was not checked", errorFields(error)); // the storage is unavailable: the copy will do
      else {
        await rm(file, { force: true });
        throw error;
      }
    }
  }
  return readFile(file).catch(() => undefined);
}

/** Simultaneous requests share one conversion. */
function once(file: string, resize: () => Promise<Buffer>): Promise<Buffer> {
  let made = making.get(file);
  if (!made) {
    made = resize().finally(() => making.delete(file));
    making.set(file, made);
  }
  return made;
}

async function make(name: string, file: string, { width, format }: { width: number; format: Format }): Promise<Buffer> {
  const original = await storage.read(name);
  const sharp = await loadSharp();
  const { data: bytes, info } = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, WRITERS[format])
    .timeout(IMAGE_TIMEOUT)
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      log("warn", "a stored picture cannot be read", { name, ...errorFields(error) });
      throw new NotFound(uploadMessages.pictureDamaged);
    });
  // On a full disk the copy is not kept, but the visitor gets it.
  const least = PICTURE_WIDTHS.find((one) => one >= info.width)!;
  await keep(file, bytes, copyOf(name, least, format)).catch((error: unknown) =>
    log("warn", "a picture copy was not kept", errorFields(error)),
  );
  return bytes;
}

/**
 * Written aside and renamed: another process never reads half a picture. A picture that is no wider than a smaller copy
 * has one file for both.
 */
async function keep(file: string, bytes: Buffer, sameFile: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  try {
    const isLinked =
      sameFile !== file &&
      (await link(sameFile, unfinished).then(
        () => true,
        () => false, // it has not been made, or the disk knows no links
      ));
    if (!isLinked) await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {}); // the first failure is the one to report
    throw error;
  }
  void removeUnusedCopies().catch((error: unknown) =>
    log("warn", "old picture copies not removed", errorFields(error)),
  );
}

let cleanedAt = 0;

/** Once a day, removes copies that are no longer requested; each server has its own folder. */
async function removeUnusedCopies(now = Date.now()): Promise<void> {
  if (now - cleanedAt < DAY_MS) return;
  cleanedAt = now;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats && now - stats.mtimeMs > RETENTION_MS) await rm(file, { force: true });
  }
}
