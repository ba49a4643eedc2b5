import type { Sharp } from "sharp";
import { DomainError, Invalid, TooLarge, WrongType } from "../errors.ts";
import { colorOf } from "../pictures/color.server.ts";
import { type FileKind, fileKind } from "./file-kind.ts";
import { MAX_STORED_BYTES, RECOMPRESS_OVER_BYTES, type Target, words } from "./upload.schema.ts";

const MAX_PIXELS = 24_000_000;
/** Decoded pictures are large: more at once would cost memory and win no time. */
const MAX_AT_ONCE = 2;
/** Pictures up to RECOMPRESS_OVER_BYTES keep nearly all they have. */
const GENTLE_QUALITY = 92;
const SVG_DENSITY = 72;

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

/** Reads an upload and writes it anew at its target's size: what stays is pixels, without metadata or anything appended. */
export function picture(bytes: Uint8Array, target: Target): Promise<Picture> {
  return inTurn(() => readable(() => write(bytes, kindOf(bytes, target), target)));
}

/** A picture of the installable app: PNG, all of it inside its square. */
export function appPicture(bytes: Uint8Array, side: number): Promise<Picture> {
  return inTurn(() => readable(async () => {
    const kind = fileKind(bytes);
    if (kind !== "png" && kind !== "jpeg" && kind !== "svg") throw new WrongType(words.wrongPwaType);
    const image = await open(bytes, kind, { width: side, height: side, quality: 1 });
    return finish(image.resize(side, side, { fit: "inside", withoutEnlargement: kind !== "svg" }).png({ compressionLevel: 9 }), "png");
  }));
}

const TAKEN = new Set<FileKind>(["jpeg", "png", "gif", "svg"]);

function kindOf(bytes: Uint8Array, { takesAny }: Target): FileKind {
  const kind = fileKind(bytes);
  if (kind === "heic") throw new WrongType(words.heic);
  if (kind === "other" || !(takesAny || TAKEN.has(kind))) throw new WrongType(words.wrongType);
  return kind;
}

async function write(bytes: Uint8Array, kind: FileKind, target: Target): Promise<Picture> {
  if (kind === "gif" && (await hasFrames(bytes))) {
    return (await findAnimation(bytes, target)) ?? { ...(await writeStill(bytes, kind, target)), isStilled: true };
  }
  return writeStill(bytes, kind, target);
}

async function writeStill(bytes: Uint8Array, kind: FileKind, target: Target): Promise<Picture> {
  const image = (await open(bytes, kind, target)).resize(target.width, target.height, { fit: "inside", withoutEnlargement: kind !== "svg" });
  if (kind === "svg") return checked(await finish(image.png({ compressionLevel: 9 }), "png"));
  const { default: sharp } = await import("sharp");
  const isLarge = bytes.length > RECOMPRESS_OVER_BYTES;
  const isSeenThrough = kind !== "jpeg" && !(await sharp(bytes, { limitInputPixels: MAX_PIXELS }).stats()).isOpaque;
  // JPEG has no transparency: a logo's would turn black.
  if (isSeenThrough || (kind !== "jpeg" && !isLarge)) return checked(await finish(image.png({ compressionLevel: 9 }), "png"));
  const quality = isLarge ? Math.round(target.quality * 100) : GENTLE_QUALITY;
  return checked(await finish(image.jpeg({ quality, mozjpeg: true }), "jpg"));
}

async function hasFrames(bytes: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import("sharp");
  const { pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return pages > 1;
}

/** An animated GIF as one, when all its frames together are small enough. */
async function findAnimation(bytes: Uint8Array, target: Target): Promise<Picture | undefined> {
  const { default: sharp } = await import("sharp");
  const { pages = 1, width, pageHeight, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (pages * width * (pageHeight ?? height) > MAX_PIXELS) return undefined;
  const animated = sharp(bytes, { animated: true, limitInputPixels: MAX_PIXELS, failOn: "error" })
    .resize(target.width, target.height, { fit: "inside", withoutEnlargement: true }).gif();
  const made = await finish(animated, "gif");
  return made.bytes.length <= MAX_STORED_BYTES ? made : undefined;
}

/** The picture, upright, if it is not too large to be unpacked. */
async function open(bytes: Uint8Array, kind: FileKind, target: Target): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  const { width, height, pageHeight = height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * pageHeight > MAX_PIXELS) throw new TooLarge(words.tooManyPixels);
  // A drawing is drawn at the size wanted, not blown up from its own.
  const scale = kind === "svg" ? Math.min(target.width / width, target.height / height) : 1;
  const density = Math.min(2_400, Math.max(1, SVG_DENSITY * scale));
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", ...(kind === "svg" && { density }) }).rotate();
}

async function finish(image: Sharp, extension: Picture["extension"]): Promise<Picture> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, extension, width: info.width, height: info.pageHeight ?? info.height, color: await colorOf(data) };
}

function checked(made: Picture): Picture {
  if (made.bytes.length > MAX_STORED_BYTES) throw new TooLarge(words.tooLarge);
  return made;
}

/** Whatever the image library cannot read is the file's fault, not ours. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new Invalid(words.damaged);
  }
}

let running = 0;
const waiting: (() => void)[] = [];

/** Work on decoded pictures waits here for its turn. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next(); // hands its place on
    else running--;
  }
}
