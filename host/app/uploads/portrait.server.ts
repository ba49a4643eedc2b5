import { errorFields, log } from "../runtime/log.server.ts";
import { IMAGE_TIMEOUT, MAX_PIXELS } from "./drawing-limits.ts";
import { findOwnPicture } from "./own-picture.server.ts";

const MAX_SIDE = 400;
const TARGET_BYTES = 20 * 1024;
const MAX_CACHED = 200;
const cache = new Map<string, Buffer | null>();

/**
 * The card's portrait as a JPEG of at most 400×400 and about 20 KB, for the contact file. Undefined when there is
 * none, or when it lies on another host: we do not fetch for a visitor what an owner has typed.
 */
export async function contactPhoto(profilePicture: string | null): Promise<Uint8Array | undefined> {
  if (!profilePicture) return undefined;
  const cached = cache.get(profilePicture);
  if (cached !== undefined) return cached ?? undefined;
  try {
    const picture = await findOwnPicture(profilePicture);
    // A broken picture must not cost the contact.
    const photo = picture ? await toJpeg(picture).catch(() => null) : null;
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value!);
    cache.set(profilePicture, photo);
    return photo ?? undefined;
  } catch (error) {
    log("warn", "portrait left out", errorFields(error)); // the storage is away for a moment: nor must that
    return undefined;
  }
}

async function toJpeg(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  for (const quality of [80, 65, 50, 35]) {
    const jpeg = await sharp(picture, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: "cover", position: "top" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality, mozjpeg: true })
      .timeout(IMAGE_TIMEOUT)
      .toBuffer();
    if (jpeg.length <= TARGET_BYTES || quality === 35) return jpeg;
  }
  throw new Error("unreachable");
}
