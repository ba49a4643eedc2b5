import { loadSharp } from "../runtime/load-sharp.ts";
import { Invalid } from "../errors.ts";
import { uploadMessages } from "./messages.en.ts";

/** The marker that ends a JPEG (ITU T.81, B.1.1.3). */
const END = Buffer.from([0xff, 0xd9]);
/** How much of a picture may be missing at its foot. */
const MAX_MISSING = 0.05;
/** The side of the picture in which missing rows are looked for. */
const LOOKED_AT = 400;

/**
 * A JPEG that lost its last bytes on the way, as some phones and mail programs leave it, with the marker that ends it.
 * Throws Invalid when more than its last rows are missing.
 */
export async function completeJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  // Some cameras write more behind the end.
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).lastIndexOf(END) > bytes.length / 2) return bytes;
  const ended = Buffer.concat([bytes, END]);
  const sharp = await loadSharp();
  const small = sharp(ended, { failOn: "none" }).resize(LOOKED_AT, LOOKED_AT, {
    fit: "inside",
    withoutEnlargement: true,
    kernel: "nearest",
  });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const stride = info.width * info.channels;
  let plainRows = 0;
  while (
    plainRows < info.height &&
    isPlain(data.subarray(data.length - (plainRows + 1) * stride).subarray(0, stride), info.channels)
  )
    plainRows++;
  if (plainRows / info.height <= MAX_MISSING || (await isWhole(ended))) return ended;
  throw new Invalid(uploadMessages.damaged);
}

/** Rows that never came are drawn in one colour. */
function isPlain(row: Uint8Array, channels: number): boolean {
  for (let at = channels; at < row.length; at++) if (row[at] !== row[at % channels]) return false;
  return true;
}

/** Whether all is there but the end: a picture may be plain at its foot. */
async function isWhole(bytes: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp();
  return sharp(bytes, { failOn: "warning" })
    .resize(8, 8)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
