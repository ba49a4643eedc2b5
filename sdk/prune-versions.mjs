import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** How many older builds stay: pages that hold an old v1.js still find its chunks after an upgrade. */
export const KEPT_VERSIONS = 3;

/**
 * Deletes all but the newest folders of builds in `folder`, `except` not counted. Answers the names of those that stay.
 */
export function pruneVersions(folder, except = "") {
  const builds = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== except)
    .map(({ name }) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of builds.slice(KEPT_VERSIONS)) rmSync(join(folder, name), { recursive: true });
  return builds.slice(0, KEPT_VERSIONS).map(({ name }) => name);
}
