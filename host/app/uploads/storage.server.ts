import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { config } from "../config.server.ts";
import { NotFound, Unavailable } from "../errors.ts";
import { describe, log } from "../log.server.ts";

/** Where files lie, by name. Names are random, so that a file never changes and may be cached for ever. */
export interface Storage {
  /** Keeps all of the bytes or nothing; throws Unavailable. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Throws NotFound. */
  read(name: string): Promise<Uint8Array<ArrayBuffer>>;
  remove(name: string): Promise<void>;
}

/** A name nobody can guess, which says nothing of what was uploaded. */
export const randomName = (extension: string) => `${randomBytes(16).toString("base64url")}.${extension}`;

/** Files in a folder. A file is written under another name first, so that a full disk leaves no half of it. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, name);
  return {
    async write(name, bytes) {
      const unfinished = pathOf(`.${name}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, bytes, { flag: "wx" });
        await rename(unfinished, pathOf(name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {}); // the first failure is the one to tell
        log("error", "upload not stored", { name, ...describe(error) });
        throw new Unavailable("The image could not be stored just now. Nothing was changed. Please try again later.");
      }
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") throw new NotFound("There is nothing at this address.");
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

export const storage: Storage = folderStorage(join(config.dataDir, "uploads"));
