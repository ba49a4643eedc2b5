import { loadSharp } from "../runtime/load-sharp.ts";
import { MAX_PIXELS } from "../uploads/drawing-limits.ts";
import { findOwnPicture } from "../uploads/own-picture.server.ts";
import type { Artwork, Fit } from "./logos.ts";

/** One of our own pictures by its path; undefined when there is none, or it is no picture. Throws Unavailable. */
export async function findArtwork(path: string | null | undefined, fit: Fit): Promise<Artwork | undefined> {
  const bytes = await findOwnPicture(path);
  if (!bytes) return undefined;
  try {
    const sharp = await loadSharp();
    await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    return { bytes, fit };
  } catch {
    return undefined; // if a file is broken, the next best picture is used
  }
}
