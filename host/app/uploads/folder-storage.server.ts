import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { NotFound } from "../errors.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import {
  nameOf,
  storageUnreachable,
  storageWriteFailed,
  OWNER_FILE,
  QUARANTINE,
  type Storage,
  type StoredFile,
} from "./storage-interface.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

/**
 * Files in a folder, with the quarantine beside it. A file is written under another name first, so that a full disk
 * leaves no half of it.
 */
export function folderStorage(folder: string): Storage {
  const quarantine = join(dirname(folder), QUARANTINE);
  const pathOf = (name: string) => join(folder, ...nameOf(name).split("/"));
  return {
    async write(name, bytes) {
      const path = pathOf(name);
      const unfinished = join(dirname(path), `.${basename(path)}.part`);
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(unfinished, bytes, { flag: "wx", flush: true });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {}); // the first failure is the one to report
        log("error", "upload not stored", { name, ...errorFields(error) });
        throw storageWriteFailed();
      }
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) throw new NotFound(errorMessages.notFound);
        if (error instanceof NotFound) throw error;
        log("error", "upload not read", { name, ...errorFields(error) });
        throw storageUnreachable();
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    list: () => filesBelow(folder, folder),
    async setAside(name) {
      const target = join(quarantine, ...nameOf(name).split("/"));
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await move(pathOf(name), target);
        const now = new Date();
        await utimes(target, now, now); // from now on it is kept for a while
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    async emptyQuarantine(before) {
      let removed = 0;
      for await (const { name, modifiedAt } of filesBelow(quarantine, quarantine)) {
        if (modifiedAt >= before) continue;
        await rm(join(quarantine, name), { force: true });
        removed++;
      }
      return removed;
    },
    async readOwner() {
      try {
        return (await readFile(join(folder, OWNER_FILE), "utf8")).trim() || undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async writeOwner(identity) {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `${OWNER_FILE}.part`);
      await writeFile(unfinished, `${identity}\n`, { flush: true });
      await rename(unfinished, join(folder, OWNER_FILE));
    },
    async check() {},
  };
}

/** Also onto another disk: the uploads may be a mounted folder. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await copyFile(from, to);
    await rm(from);
  }
}

async function* filesBelow(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(root, path);
    if (!entry.isFile() || entry.name.startsWith(".")) continue; // unfinished ones begin with a dot
    const stats = await stat(path).catch(() => undefined); // removed since it was listed
    if (stats) yield { name: relative(root, path).split(sep).join("/"), bytes: stats.size, modifiedAt: stats.mtime };
  }
}

/** Not there; also where a folder of that name, or a file as its folder, stands in the way. */
const isMissing = (error: unknown) =>
  ["ENOENT", "ENOTDIR", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "");
