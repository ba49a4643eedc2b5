import { spawn } from "node:child_process";
import { join } from "node:path";
import { rootFolder } from "#db/root.ts";

/** Makes a backup in a process of its own: reading everything must not hold up visitors. */
export function runBackup(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(rootFolder, "host/build/backup.js")], {
      stdio: ["ignore", "ignore", "inherit"],
      signal,
    });
    child.once("error", (error) => (signal.aborted ? resolve() : reject(error)));
    child.once("exit", (code) => (code === 0 || signal.aborted ? resolve() : reject(new Error("The backup failed"))));
  });
}
