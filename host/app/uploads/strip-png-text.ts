const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
/** What a decoder needs, once each but for the pixels (W3C PNG §5.6). */
const NEEDED = new Set("IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT eXIf pHYs bKGD".split(" "));
/** Encoders write 8 KB or more into each. */
const MAX_PIXEL_CHUNKS = 20_000;
/** Nobody waits until more are counted: the picture ends there, and is refused as broken. */
const MAX_CHUNKS = 50_000;

/**
 * A PNG without its texts (W3C PNG §11.3.3) and all else that no picture needs: a few kilobytes of texts unpack to
 * gigabytes, and a decoder warns of each chunk that it does not expect. Broken chunks stay, for the decoder to refuse.
 */
export function stripPngText(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Uint8Array[] = [png.subarray(0, SIGNATURE_BYTES)];
  const counts = new Map<string, number>();
  let at = SIGNATURE_BYTES;
  let all = 0;
  while (at + FRAME_BYTES <= png.length) {
    if (++all > MAX_CHUNKS) return Buffer.concat(chunks);
    const end = at + FRAME_BYTES + view.getUint32(at);
    if (end > png.length) break;
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    if (NEEDED.has(type) && count <= (type === "IDAT" ? MAX_PIXEL_CHUNKS : 1)) chunks.push(png.subarray(at, end));
    at = end;
  }
  if (at < png.length) chunks.push(png.subarray(at));
  return Buffer.concat(chunks);
}
