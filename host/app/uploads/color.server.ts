import type { Sharp } from "sharp";
import { loadSharp } from "../runtime/load-sharp.ts";
import { IMAGE_TIMEOUT, MAX_PIXELS } from "./drawing-limits.ts";

/**
 * A picture seen from far away: its mean colour, `#rrggbb`. Null for one that can be seen through: it has no ground of
 * its own.
 */
export async function averageColor(picture: Uint8Array): Promise<string | null> {
  const sharp = await loadSharp();
  const { isOpaque, channels } = await statsOf(sharp(picture, { limitInputPixels: MAX_PIXELS }));
  if (!isOpaque) return null;
  const [red, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean));
  return `#${[red, green, blue].map((value) => value!.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Colours and opacity. sharp's stats() has no time limit of its own: here it gets pixels that have been read within
 * ours.
 */
export async function statsOf(image: Sharp) {
  const sharp = await loadSharp();
  const read = image.toColourspace("srgb").raw().timeout(IMAGE_TIMEOUT);
  const { data, info } = await read.toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).stats();
}
