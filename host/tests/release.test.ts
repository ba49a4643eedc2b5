import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import { prepareRelease } from "../scripts/release.ts";

const DATE = "2026-12-01";
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "meishi-release-"));
  for (const path of ["package.json", "package-lock.json", "sdk/package.json", "db/migrations", "db/tests/releases"]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(rootFolder, path), join(root, path), { recursive: true });
  }
  write(
    "host/docs/CHANGELOG.md",
    "# What changed?\n\n## [Unreleased]\n\n### Added\n\n- A film.\n\n## [1.0.0] - 2026-11-22\n",
  );
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test("a release sets the version everywhere, dates the changelog and gives its notes", () => {
  const { files, notes } = prepareRelease(root, "99.1.0", DATE);
  for (const path of ["package.json", "package-lock.json", "sdk/package.json"])
    expect(JSON.parse(files[path]!), path).toMatchObject({ version: "99.1.0" });
  expect(files["package-lock.json"]!.split("\n").length).toBe(
    readFileSync(join(root, "package-lock.json"), "utf8").split("\n").length,
  );
  expect(files["host/docs/CHANGELOG.md"]).toBe(
    `# What changed?\n\n## [Unreleased]\n\n## [99.1.0] - ${DATE}\n\n### Added\n\n- A film.\n\n## [1.0.0] - 2026-11-22\n`,
  );
  expect(notes).toBe("### Added\n\n- A film.\n");
});

test("a release records every migration of both databases", () => {
  const { files } = prepareRelease(root, "99.1.0", DATE);
  const released = JSON.parse(files["db/tests/releases/migrations.json"]!) as Record<string, string>;
  expect(Object.keys(released)).toContain("postgres/0000_init");
  expect(Object.keys(released).filter((name) => name.startsWith("sqlite/")).length).toBeGreaterThan(28);
});

test.each([
  ["a version that is none", "2", () => {}, "Say which version"],
  ["a version that is not newer", "0.9.9", () => {}, "0.9.9 is not newer than"],
  [
    "a changelog without news",
    "99.1.0",
    () => write("host/docs/CHANGELOG.md", "## [Unreleased]\n\n## [1.0.0] - 2026-11-22\n"),
    "nothing under [Unreleased]",
  ],
  [
    "a released migration that has changed",
    "99.1.0",
    () => write("db/migrations/sqlite/0001_add_pronouns.sql", "select 1;"),
    "have changed: sqlite/0001_add_pronouns",
  ],
  [
    "a migration for one database only",
    "99.1.0",
    () => write("db/migrations/sqlite/9999_only_here.sql", "select 1;"),
    "do not have the same migrations",
  ],
])("%s is refused", (_, version, spoil, message) => {
  spoil();
  expect(() => prepareRelease(root, version, DATE)).toThrow(message);
});
