import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { rootFolder } from "#db/root.ts";
import { NotFound } from "../errors.ts";
import { publicNameOf } from "./storage-interface.server.ts";
import { storage } from "./storage.server.ts";

/** Files of the product that a card may show: no scripts, and none of the megabytes that photographs are read with. */
const PICTURE = /\.(?:png|jpe?g|webp|gif|avif|svg|ico)$/i;

/**
 * The bytes behind one of our own picture addresses: an upload, or a file that comes with the product. Undefined for
 * any other address, and for a file that is gone. Throws Unavailable when it cannot be known.
 */
export async function findOwnPicture(url: string | null | undefined): Promise<Buffer | undefined> {
  const parts = partsOf(url ?? "");
  if (!parts) return undefined;
  try {
    if (parts[0] === "uploads") return Buffer.from(await storage.read(publicNameOf(parts.slice(1).join("/"))));
    if (!PICTURE.test(parts.at(-1) ?? "")) return undefined;
    return await readFile(join(rootFolder, "host/build/client", ...parts));
  } catch (error) {
    if (error instanceof NotFound || parts[0] !== "uploads") return undefined;
    throw error;
  }
}

/** The steps of a path on this host; undefined for what leads to another host or out of the folder. */
function partsOf(url: string): string[] | undefined {
  if (!/^\/(?!\/)/.test(url)) return undefined;
  try {
    const parts = decodeURIComponent(url.split("?")[0]!).split("/").filter(Boolean);
    return parts.some((part) => part === "." || part === ".." || /[\\\0]/.test(part)) ? undefined : parts;
  } catch {
    return undefined;
  }
}
