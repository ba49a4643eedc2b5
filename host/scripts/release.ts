// `npm run release -- VERSION`: sets the version of the application and the SDK's package, records the migrations as
// released and checks them, and writes the notes. If a check fails, every file is as it was.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";

const DIALECTS = ["sqlite", "postgres"];
const CHANGELOG = "host/docs/CHANGELOG.md";
const RELEASED = "db/tests/releases/migrations.json";

interface Release {
  /** New contents by path from the root. */
  files: Record<string, string>;
  notes: string;
}

class ReleaseError extends Error {}

const isNewer = (version: string, than: string) => version.localeCompare(than, "en", { numeric: true }) > 0;

/** What a release changes; throws a ReleaseError that says what is missing. */
export function prepareRelease(root: string, version: string, date: string): Release {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const { version: current } = JSON.parse(read("package.json")) as { version: string };
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new ReleaseError("Say which version: npm run release -- 1.2.3");
  if (!isNewer(version, current)) throw new ReleaseError(`${version} is not newer than ${current}`);
  const { changelog, notes } = releaseChangelog(read(CHANGELOG), version, date);
  return {
    notes,
    files: {
      ...Object.fromEntries(
        ["package.json", "sdk/package.json"].map((path) => [
          path,
          read(path).replace(/^ {2}"version": "[^"]+"/m, `  "version": "${version}"`),
        ]),
      ),
      "package-lock.json": withLockedVersion(read("package-lock.json"), version),
      [CHANGELOG]: changelog,
      [RELEASED]: `${JSON.stringify(releasedMigrations(root, JSON.parse(read(RELEASED)) as Hashes), null, 2)}\n`,
    },
  };
}

/** The changelog with what is unreleased under the version, and that part alone. */
function releaseChangelog(text: string, version: string, date: string): { changelog: string; notes: string } {
  const [, before, changes, after] = /^([\s\S]*?## \[Unreleased\]\n)([\s\S]*?)(\n## \[[\s\S]*)$/.exec(text) ?? [];
  if (!changes?.trim()) throw new ReleaseError(`There is nothing under [Unreleased] in ${CHANGELOG}`);
  return { changelog: `${before}\n## [${version}] - ${date}\n${changes}${after}`, notes: `${changes.trim()}\n` };
}

/** The lockfile names the version twice, before any package. */
function withLockedVersion(text: string, version: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, { version?: string }> };
  lock.version = version;
  lock.packages[""]!.version = version;
  return `${JSON.stringify(lock, null, 2)}\n`;
}

type Hashes = Record<string, string>;

/** SHA-256 of every migration; released ones must be as they were, and both databases have the same. */
function releasedMigrations(root: string, released: Hashes): Hashes {
  const namesOf = (dialect: string) =>
    readdirSync(join(root, "db/migrations", dialect)).filter((name) => name.endsWith(".sql"));
  const [names, others] = DIALECTS.map(namesOf) as [string[], string[]];
  if (names.join() !== others.join()) throw new ReleaseError("SQLite and PostgreSQL do not have the same migrations");
  const hashes = Object.fromEntries(
    DIALECTS.flatMap((dialect) =>
      names.sort().map((name) => [
        `${dialect}/${name.replace(/\.sql$/, "")}`,
        createHash("sha256")
          .update(readFileSync(join(root, "db/migrations", dialect, name)))
          .digest("hex"),
      ]),
    ),
  );
  const changed = Object.keys(released).filter((name) => hashes[name] !== released[name]);
  if (changed.length > 0) throw new ReleaseError(`Released migrations have changed: ${changed.join(", ")}`);
  return hashes;
}

/** Databases of earlier releases are migrated, and every column has its migration. */
function checkMigrations(): boolean {
  const vitest = join(rootFolder, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--config", "host/vitest.config.ts", "db/tests/migrations.test.ts"];
  return spawnSync(process.execPath, args, { cwd: rootFolder, stdio: "inherit" }).status === 0;
}

function release(version: string): void {
  const { files, notes } = prepareRelease(rootFolder, version, new Date().toISOString().slice(0, 10));
  const paths = Object.keys(files).map((path) => join(rootFolder, path));
  const before = paths.map((path) => readFileSync(path));
  Object.values(files).forEach((text, i) => writeFileSync(paths[i]!, text));
  if (!checkMigrations()) {
    before.forEach((text, i) => writeFileSync(paths[i]!, text));
    throw new ReleaseError("The migrations are not ready. Nothing was changed.");
  }
  writeFileSync(join(rootFolder, "host/release-notes.md"), notes);
  console.log(
    `Version ${version} is set; its notes are in host/release-notes.md. Next: .github/CONTRIBUTING.md, Release.`,
  );
  if (!existsSync(join(rootFolder, "sdk/versions")))
    console.log("If this machine has served the last version, archive it before: npx tsx sdk/archive-version.ts");
}

if (process.argv[1] === import.meta.filename) {
  try {
    release(process.argv[2] ?? "");
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
