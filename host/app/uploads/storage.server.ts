import { join } from "node:path";
import { config } from "../config/config.server.ts";
import { folderStorage } from "./folder-storage.server.ts";
import type { Storage } from "./storage-interface.server.ts";

/** The files of this installation: the bucket of STORAGE_URL, else DATA_DIR/uploads. */
export const storage: Storage = await open();

async function open(): Promise<Storage> {
  if (!config.storage) return folderStorage(join(config.dataDir, "uploads"));
  // Loaded on demand: an installation with a folder does not pay for the client.
  return (await import("./s3-storage.server.ts")).s3Storage(config.storage);
}
