import { loadSharp } from "../../runtime/load-sharp.ts";
import { createSenderQueue, type Sender } from "../../runtime/sender-queue.server.ts";
import { type FileKind, fileKind } from "../../uploads/file-kind.ts";
import { withoutExtras } from "../../uploads/without-extras.ts";
import { hasManyScans } from "../../uploads/count-scans.ts";
import { IMAGE_TIMEOUT, MAX_PIXELS } from "../../uploads/drawing-limits.ts";
import { type DeviceCard, pictureIn } from "./vcard-text.ts";

/** The longer side of a picture in an address book, in pixels. */
const MAX_SIDE = 240;
/** Small ones may be of a quality that nobody sees. */
const MAX_PICTURE_BYTES = 32 * 1024;
/** What phones send. A drawing is a program that runs for as long as it likes, while the pictures of others wait. */
const KINDS: ReadonlySet<FileKind> = new Set(["jpeg", "png", "gif", "webp"]);

/** Apart from uploads: phones send many pictures at once, and their owners' cards must not wait for them. */
const inTurn = createSenderQueue(2, 100);

/**
 * A contact whose picture is small enough for every sync: a larger one is scaled down, and what is no JPEG, PNG, GIF or
 * WebP goes. Answers the same object where nothing is to change.
 */
export async function withSmallPicture(card: DeviceCard, sender: Sender): Promise<DeviceCard> {
  const picture = pictureIn(card);
  if (!picture) return card;
  const kind = fileKind(picture.bytes);
  if (!KINDS.has(kind)) return picture.replace(null);
  return inTurn(sender, async () => {
    const sharp = await loadSharp();
    try {
      const bytes = withoutExtras(picture.bytes, kind);
      const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
      const { width, height } = await image.metadata();
      if (kind === "jpeg" && hasManyScans(bytes, { width, height })) return picture.replace(null);
      if (width <= MAX_SIDE && height <= MAX_SIDE && picture.bytes.length <= MAX_PICTURE_BYTES) return card;
      const jpeg = await image
        .rotate()
        .resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#fff" })
        .jpeg({ quality: 80 })
        .timeout(IMAGE_TIMEOUT)
        .toBuffer();
      return picture.replace(jpeg);
    } catch {
      return picture.replace(null); // damaged
    }
  });
}
