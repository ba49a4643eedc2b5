import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { rootFolder } from "#db/root.ts";
import { config } from "../config.server.ts";

const MAX_SIDE = 400;
const TARGET_BYTES = 20 * 1024;
const MAX_CACHED = 200;
const cache = new Map<string, Buffer | null>();

/**
 * The card's portrait as a JPEG of at most 400×400 and about 20 KB, for the contact file. Undefined when there is
 * none, or when it lies on another host: we do not fetch for a visitor what an owner has typed.
 */
export async function contactPhoto(profilePicture: string | null): Promise<Uint8Array | undefined> {
  const path = profilePicture && pictureFile(profilePicture);
  if (!path) return undefined;
  let photo = cache.get(path);
  if (photo === undefined) {
    photo = await readFile(path).then(toJpeg).catch(() => null); // a broken picture must not cost the contact
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value!);
    cache.set(path, photo);
  }
  return photo ?? undefined;
}

async function toJpeg(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  for (const quality of [80, 65, 50, 35]) {
    const jpeg = await sharp(picture, { limitInputPixels: 24_000_000 })
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: "cover", position: "top" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= TARGET_BYTES || quality === 35) return jpeg;
  }
  throw new Error("unreachable");
}

/** The file behind one of our own picture addresses; undefined for any other. */
export function pictureFile(url: string): string | undefined {
  if (!url.startsWith("/") || url.startsWith("//")) return undefined;
  const relative = normalize(decodeURIComponent(url.split("?")[0]!)).split(sep).filter(Boolean);
  if (relative.includes("..")) return undefined;
  return relative[0] === "uploads" ? join(config.dataDir, ...relative) : join(rootFolder, "host/build/client", ...relative);
}
