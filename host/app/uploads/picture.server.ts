import type { Sharp } from "sharp";
import { loadSharp } from "../runtime/load-sharp.ts";
import { DomainError, Invalid, PayloadTooLarge, UnsupportedMediaType } from "../errors.ts";
import { averageColor, statsOf } from "./color.server.ts";
import { completeJpeg } from "./complete-jpeg.server.ts";
import { hasManyScans } from "./count-scans.ts";
import { IMAGE_TIMEOUT, MAX_ANIMATION_PIXELS, MAX_AVIF_PIXELS, MAX_FRAMES, MAX_PIXELS } from "./drawing-limits.ts";
import { rasterizeSvg } from "./rasterize-svg.server.ts";
import { createSenderQueue, type Sender } from "../runtime/sender-queue.server.ts";
import { type FileKind, fileKind } from "./file-kind.ts";
import { withoutExtras } from "./without-extras.ts";
import { MAX_STORED_BYTES, RECOMPRESS_OVER_BYTES, type ImageTarget } from "./upload.schema.ts";
import { uploadMessages } from "./messages.en.ts";

/** Decoded pictures are large: more at once would cost memory and win no time. */
const inTurn = createSenderQueue(2);
/** Pictures up to RECOMPRESS_OVER_BYTES keep nearly all they have. */
const GENTLE_QUALITY = 92;
const INSIDE = { fit: "inside", withoutEnlargement: true } as const;

export interface Picture {
  bytes: Buffer;
  extension: "jpg" | "png" | "gif";
  width: number;
  height: number;
  /** Its mean colour; null for one that can be seen through. */
  color: string | null;
  /** The first frame of an animation that was too large to stay one. */
  isStilled?: boolean;
}

/**
 * Decodes an upload and encodes it again at its target's size: only pixels stay, no metadata or appended data.
 */
export function picture(bytes: Uint8Array, target: ImageTarget, sender: Sender): Promise<Picture> {
  return inTurn(sender, () => readable(() => write(bytes, kindOf(bytes, target), target)));
}

/** A picture of the installable app: PNG, all of it inside its square. */
export function appPicture(bytes: Uint8Array, side: number, sender: Sender): Promise<Picture> {
  return inTurn(sender, () =>
    readable(async () => {
      const kind = fileKind(bytes);
      if (kind !== "png" && kind !== "jpeg" && kind !== "svg")
        throw new UnsupportedMediaType(uploadMessages.wrongPwaType);
      const size = { width: side, height: side };
      const source = kind === "svg" ? await rasterizeSvg(bytes, size, MAX_PIXELS) : bytes;
      const image = (await open(source)).resize(side, side, INSIDE);
      return finish(image.png({ compressionLevel: 9 }), "png");
    }),
  );
}

const ACCEPTED = new Set<FileKind>(["jpeg", "png", "gif", "svg"]);

function kindOf(bytes: Uint8Array, { takesAny }: ImageTarget): FileKind {
  const kind = fileKind(bytes);
  if (kind === "heic") throw new UnsupportedMediaType(uploadMessages.heic);
  if (kind === "other" || !(takesAny || ACCEPTED.has(kind))) throw new UnsupportedMediaType(uploadMessages.wrongType);
  return kind;
}

async function write(bytes: Uint8Array, kind: FileKind, target: ImageTarget): Promise<Picture> {
  if (kind === "gif" && (await hasFrames(bytes))) {
    return (await findAnimation(bytes, target)) ?? { ...(await writeStill(bytes, kind, target)), isStilled: true };
  }
  return writeStill(bytes, kind, target);
}

async function writeStill(bytes: Uint8Array, kind: FileKind, target: ImageTarget): Promise<Picture> {
  if (kind === "svg") {
    // A drawing is drawn at the size wanted, not blown up from its own.
    const image = await open(await rasterizeSvg(bytes, target, MAX_PIXELS));
    return checked(await finish(image.png({ compressionLevel: 9 }), "png"));
  }
  const image = (await open(bytes)).resize(target.width, target.height, INSIDE);
  const isLarge = bytes.length > RECOMPRESS_OVER_BYTES;
  const isSeenThrough = kind !== "jpeg" && !(await statsOf(image.clone())).isOpaque;
  // JPEG has no transparency: a logo's would turn black.
  if (isSeenThrough || (kind !== "jpeg" && !isLarge))
    return checked(await finish(image.png({ compressionLevel: 9 }), "png"));
  const quality = isLarge ? Math.round(target.quality * 100) : GENTLE_QUALITY;
  return checked(await finish(image.jpeg({ quality, mozjpeg: true }), "jpg"));
}

async function hasFrames(bytes: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp();
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return pages > 1;
}

/** An animated GIF as one, when its frames are not too many and small enough together. */
async function findAnimation(bytes: Uint8Array, target: ImageTarget): Promise<Picture | undefined> {
  const sharp = await loadSharp();
  const { pages = 1, width, pageHeight, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (pages > MAX_FRAMES || pages * width * (pageHeight ?? height) > MAX_ANIMATION_PIXELS) return undefined;
  const animated = sharp(bytes, { animated: true, limitInputPixels: MAX_ANIMATION_PIXELS, failOn: "error" })
    .resize(target.width, target.height, INSIDE)
    .gif();
  const made = await finish(animated, "gif");
  return made.bytes.length <= MAX_STORED_BYTES ? made : undefined;
}

/** The picture, upright, if it is not too large to be unpacked. */
async function open(sent: Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp();
  const kind = fileKind(sent);
  const bytes = withoutExtras(sent, kind);
  const { width, height, pageHeight = height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (kind === "avif" && width * height > MAX_AVIF_PIXELS) throw new PayloadTooLarge(uploadMessages.avifTooLarge);
  if (width * pageHeight > MAX_PIXELS || (kind === "jpeg" && hasManyScans(bytes, { width, height })))
    throw new PayloadTooLarge(uploadMessages.tooManyPixels);
  const whole = kind === "jpeg" ? await completeJpeg(bytes) : bytes;
  return sharp(whole, { limitInputPixels: MAX_PIXELS, failOn: "error" }).rotate();
}

async function finish(image: Sharp, extension: Picture["extension"]): Promise<Picture> {
  const { data, info } = await image.timeout(IMAGE_TIMEOUT).toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    extension,
    width: info.width,
    height: info.pageHeight ?? info.height,
    color: await averageColor(data),
  };
}

function checked(made: Picture): Picture {
  if (made.bytes.length > MAX_STORED_BYTES) throw new PayloadTooLarge(uploadMessages.tooLarge);
  return made;
}

/** Whatever the image library cannot read is the file's fault, not ours. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new Invalid(uploadMessages.damaged);
  }
}
