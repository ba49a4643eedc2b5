import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { config } from "../config.server.ts";
import { storage } from "../uploads/storage.server.ts";

/** Widths a card asks for; no others are made, so that nobody fills the disk by asking. */
export const PICTURE_WIDTHS = [480, 960] as const;

const folder = join(config.dataDir, "pictures");
const making = new Map<string, Promise<Buffer>>();

/** An upload no wider than that: WebP for browsers that take it, else its own kind. Made once and kept on disk. */
export async function resizedPicture(name: string, width: number, takesWebp: boolean): Promise<{ bytes: Buffer; type: string }> {
  const format = takesWebp ? "webp" : name.endsWith(".png") ? "png" : "jpeg";
  const file = join(folder, `${createHash("sha256").update(name).digest("hex").slice(0, 32)}-${width}.${format}`);
  const bytes = await readFile(file).catch(() => once(file, () => make(name, file, width, format)));
  return { bytes, type: `image/${format}` };
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

async function make(name: string, file: string, width: number, format: "webp" | "png" | "jpeg"): Promise<Buffer> {
  const original = await storage.read(name);
  const { default: sharp } = await import("sharp");
  const bytes = await sharp(original, { limitInputPixels: 24_000_000 })
    .resize({ width, withoutEnlargement: true }).toFormat(format, { quality: 78 }).toBuffer();
  await mkdir(folder, { recursive: true });
  // Written aside and renamed: another process never reads half a picture.
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}
