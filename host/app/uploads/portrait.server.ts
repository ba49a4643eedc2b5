import { loadSharp } from "../runtime/load-sharp.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { createConvertedPictures } from "./converted-picture.server.ts";
import { IMAGE_TIMEOUT, MAX_PIXELS } from "./drawing-limits.ts";

const MAX_SIDE = 400;
const TARGET_BYTES = 20 * 1024;
const portraitOf = createConvertedPictures(toJpeg);

/**
 * The card's portrait as a JPEG of at most 400×400 and about 20 KB, for the contact file. Those who ask
 * (IP of the client, or `user:ID`) take turns. Undefined when there is none of ours.
 */
export async function contactPhoto(profilePicture: string | null, address: string): Promise<Uint8Array | undefined> {
  try {
    return (await portraitOf(profilePicture, address)) ?? undefined;
  } catch (error) {
    log("warn", "portrait left out", errorFields(error)); // the storage is away: this must not cost the contact
    return undefined;
  }
}

async function toJpeg(picture: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
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
