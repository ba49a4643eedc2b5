const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
const TEXTS = new Set(["tEXt", "zTXt", "iTXt"]);

/**
 * A PNG without its texts (W3C PNG §11.3.3), which no picture needs: a few kilobytes of them unpack to gigabytes, and a
 * decoder reads them all. Broken chunks stay, for the decoder to refuse.
 */
export function stripPngText(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Uint8Array[] = [png.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= png.length) {
    const end = at + FRAME_BYTES + view.getUint32(at);
    if (!TEXTS.has(String.fromCharCode(...png.subarray(at + 4, at + 8)))) chunks.push(png.subarray(at, end));
    at = end;
  }
  if (at < png.length) chunks.push(png.subarray(at));
  return Buffer.concat(chunks);
}
