// Copies the built version to sdk/versions, where the host goes on serving it after the next release, and drops all but
// the last three: a page that still holds an older v1.js (an hour) or was left open finds its parts. Run once a release.
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const KEPT = 3;
const here = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(here, "dist/manifest.json"), "utf8")) as { version: string };
const folder = join(here, "versions");
cpSync(join(here, "dist", version), join(folder, version), { recursive: true });

const versions = readdirSync(folder)
  .map((name) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
  .sort((a, b) => b.time - a.time);
for (const { name } of versions.slice(KEPT)) rmSync(join(folder, name), { recursive: true });
process.stdout.write(`Kept: ${versions.slice(0, KEPT).map(({ name }) => name).join(", ")}\n`);
