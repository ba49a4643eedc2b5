import { findOwnPicture } from "../uploads/own-picture.server.ts";
import type { Artwork, Fit } from "./artwork.server.ts";

const MAX_PIXELS = 24_000_000;

/** One of our own pictures by its path; undefined when there is none, or it is no picture. Throws Unavailable. */
export async function findArtwork(path: string | null | undefined, fit: Fit): Promise<Artwork | undefined> {
  const bytes = await findOwnPicture(path);
  if (!bytes) return undefined;
  try {
    const { default: sharp } = await import("sharp");
    await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    return { bytes, fit };
  } catch {
    return undefined; // a broken file must not cost the app its icon: the next best picture stands in
  }
}
