import { spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { rootFolder } from "#db/root.ts";

/** Pattern of backup names: start time, and a suffix for those made by hand, which are not deleted automatically. */
export const BACKUP_NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(-by-hand)?$/;
export const BY_HAND = "-by-hand";

/** When the newest whole backup of a folder was made; null for none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .at(-1);
  return newest ? new Date(newest.replace(BACKUP_NAME, "$1T$2:$3:$4Z")) : null;
}

/** Makes a backup in a separate process, so that reading everything does not slow down requests. */
export function runBackup(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(rootFolder, "host/build/backup.js"), "--scheduled"], {
      stdio: ["ignore", "ignore", "inherit"],
      signal,
    });
    child.once("error", (error) => (signal.aborted ? resolve() : reject(error)));
    child.once("exit", (code) => (code === 0 || signal.aborted ? resolve() : reject(new Error("The backup failed"))));
  });
}
