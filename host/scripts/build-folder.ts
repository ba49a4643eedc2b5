import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";

/** What `npm run build` makes: the programs of the server, and `client` for browsers. */
export const buildFolder = join(rootFolder, "host/build");

/**
 * Lets `fill` write a new folder beside this one, which takes its place only when it is whole: a build that fails
 * leaves the product and its backup as they were.
 */
export async function replaceFolder(folder: string, fill: (beside: string) => Promise<void>): Promise<void> {
  const [beside, before] = [`${folder}.new`, `${folder}.old`];
  rmSync(beside, { recursive: true, force: true }); // of a build that was killed
  try {
    await fill(beside);
    rmSync(before, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, before);
    renameSync(beside, folder);
    rmSync(before, { recursive: true, force: true });
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
