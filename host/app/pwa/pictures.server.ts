import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { rootFolder } from "#db/root.ts";
import { storage } from "../uploads/storage.server.ts";
import type { Artwork, Fit } from "./artwork.server.ts";

const MAX_PIXELS = 24_000_000;

/** One of our own pictures by its path; undefined when there is none, or it is no picture. */
export async function findArtwork(path: string | null | undefined, fit: Fit): Promise<Artwork | undefined> {
  if (!path || !/^\/(?!\/)/.test(path)) return undefined;
  try {
    const bytes = await read(path);
    const { default: sharp } = await import("sharp");
    await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    return { bytes, fit };
  } catch {
    return undefined; // a lost or broken file must not cost the app its icon: the next best picture stands in
  }
}

/** An uploaded file's bytes, or a built one's; throws where there is none. */
function read(path: string): Promise<Uint8Array> {
  const [folder = "", ...rest] = normalize(decodeURIComponent(path.split("?")[0]!)).split(sep).filter(Boolean);
  if (folder === "uploads") return storage.read(rest.join("/"));
  return readFile(join(rootFolder, "host/build/client", folder, ...rest));
}
