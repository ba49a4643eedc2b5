import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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

const PART_FOLDERS = ["server/assets", "client/assets"];
const OWN_PARTS = "own-parts.json";

/** Loaded with the page, and found by name: one of an older build must not be there. */
const FIRST_PARTS = /^(manifest|landing)-/;

/**
 * Copies the parts of the build `before` into the new one in `folder`: a process that runs while its folder is built
 * anew, and a page that is open, still load them on use. Those that `before` had kept itself go, unless both builds
 * have the same parts.
 */
export function keepPartsOf(before: string, folder: string): void {
  const own = partsIn(folder);
  const list = JSON.stringify(own);
  writeFileSync(join(folder, OWN_PARTS), list);
  const listed = readOwnParts(before);
  for (const part of listed === undefined || listed === list ? partsIn(before) : (JSON.parse(listed) as string[])) {
    if (!own.includes(part) && existsSync(join(before, part))) cpSync(join(before, part), join(folder, part));
  }
}

const readOwnParts = (folder: string): string | undefined =>
  existsSync(join(folder, OWN_PARTS)) ? readFileSync(join(folder, OWN_PARTS), "utf8") : undefined;

const partsIn = (folder: string): string[] =>
  PART_FOLDERS.filter((name) => existsSync(join(folder, name))).flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((part) => !FIRST_PARTS.test(part))
      .sort()
      .map((part) => `${name}/${part}`),
  );
