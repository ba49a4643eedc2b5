const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;
/** A profile of colours has up to 255 segments, and cameras write a few of their own. */
const MAX_EXTRAS = 300;

/** Application data and comments (ITU T.81, B.2.4.5 and B.2.4.6). */
const isExtra = (marker: number): boolean => marker === COMMENT || (marker >= 0xe0 && marker <= 0xef);
/** Stuffed bytes, restarts and the beginning have no length. */
const isBare = (marker: number): boolean => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);

/** A JPEG with no more than some hundred segments of application data: a decoder keeps each in memory for itself. */
export function stripJpegSegments(jpeg: Uint8Array): Uint8Array {
  const source = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  const parts: Buffer[] = [];
  let from = 0;
  let extras = 0;
  let at = 2;
  while (at >= 0 && at + 4 <= source.length) {
    const marker = source[at + 1]!;
    if (source[at] !== MARKER) at = source.indexOf(MARKER, at);
    else if (marker === MARKER) at++;
    else if (isBare(marker)) at += 2;
    else if (marker === END_OF_IMAGE) break;
    else {
      const end = at + 2 + source.readUInt16BE(at + 2);
      if (isExtra(marker) && ++extras > MAX_EXTRAS) {
        if (at > from) parts.push(source.subarray(from, at));
        from = end;
      }
      at = end;
    }
  }
  return parts.length === 0 && from === 0 ? jpeg : Buffer.concat([...parts, source.subarray(from)]);
}
