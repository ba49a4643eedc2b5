// Copies the built version to sdk/versions, where the server goes on serving it after the next release, and drops all
// but the last three: a page that still holds an older v1.js (an hour) or was left open finds its parts.
import { cpSync, existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { pruneVersions } from "./prune-versions.mjs";

/** Keeps the build in `dist` among the `versions`; returns the names of all that are there now, newest first. */
export function archiveVersion(dist: string, versions: string): string[] {
  const manifest = join(dist, "manifest.json");
  if (!existsSync(manifest)) throw new Error(`There is no build to archive in ${dist}: npm run build makes one`);
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const copy = join(versions, version);
  cpSync(join(dist, version), copy, { recursive: true });
  const now = new Date();
  utimesSync(copy, now, now); // one that is released again is the newest again
  return pruneVersions(versions);
}

if (process.argv[1] === import.meta.filename) {
  try {
    const archived = archiveVersion(join(import.meta.dirname, "dist"), join(import.meta.dirname, "versions"));
    process.stdout.write(`Kept: ${archived.join(", ")}\n`);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
