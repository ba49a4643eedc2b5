import { MAX_SCANNED_PIXELS } from "./drawing-limits.ts";

/** The marker that begins a scan (ITU T.81, B.1.1.3). Within a scan, 0x00 or a number follows each 0xff. */
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Whether a decoder would go through too many pixels, as it does through all of a JPEG's for each of its scans. */
export const hasManyScans = (jpeg: Uint8Array, { width, height }: { width: number; height: number }): boolean =>
  width * height * countScans(jpeg) > MAX_SCANNED_PIXELS;

/** How many scans a JPEG has at most, as segments that it need not have may hold any bytes. */
function countScans(jpeg: Uint8Array): number {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  let scans = 0;
  for (let at = bytes.indexOf(START_OF_SCAN); at >= 0; at = bytes.indexOf(START_OF_SCAN, at + 2)) scans++;
  return scans;
}
