import { readFile } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { rootFolder } from "#db/root.ts";
import { config } from "../config.server.ts";
import type { Artwork, Fit } from "./artwork.server.ts";

const MAX_PIXELS = 24_000_000;

/** One of our own pictures by its path; undefined when there is none, or it is no picture. */
export async function findArtwork(path: string | null | undefined, fit: Fit): Promise<Artwork | undefined> {
  const file = path && fileOf(path);
  if (!file) return undefined;
  try {
    const bytes = await readFile(file);
    const { default: sharp } = await import("sharp");
    await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    return { bytes, fit };
  } catch {
    return undefined; // a lost or broken file must not cost the app its icon: the next best picture stands in
  }
}

function fileOf(path: string): string | undefined {
  if (!/^\/(?!\/)/.test(path)) return undefined;
  try {
    const parts = normalize(decodeURIComponent(path.split("?")[0]!)).split(sep).filter(Boolean);
    if (parts.includes("..")) return undefined;
    return parts[0] === "uploads" ? join(config.dataDir, ...parts) : join(rootFolder, "host/build/client", ...parts);
  } catch {
    return undefined;
  }
}
