import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pruneVersions } from "./prune-versions.mjs";
import { archiveVersion } from "./archive-version.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "meishi-versions-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build in `dist`, as Rollup leaves it. */
function build(version: string): void {
  mkdirSync(join(folder, "dist", version), { recursive: true });
  writeFileSync(join(folder, "dist", version, "chat.js"), `// ${version}`);
  writeFileSync(join(folder, "dist/manifest.json"), JSON.stringify({ version }));
}

/** Keeps a build, and makes its copy look that many days old. */
function release(version: string, daysAgo: number): string[] {
  build(version);
  const archived = archiveVersion(join(folder, "dist"), join(folder, "versions"));
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  utimesSync(join(folder, "versions", version), then, then);
  return archived;
}

describe("old versions", () => {
  test("the last three releases stay whole, the fourth goes", () => {
    release("1.0.0-a", 40);
    release("1.1.0-b", 30);
    release("1.2.0-c", 20);
    expect(release("1.3.0-d", 10)).toEqual(["1.3.0-d", "1.2.0-c", "1.1.0-b"]);
    expect(readdirSync(join(folder, "versions")).sort()).toEqual(["1.1.0-b", "1.2.0-c", "1.3.0-d"]);
    expect(readFileSync(join(folder, "versions/1.1.0-b/chat.js"), "utf8")).toBe("// 1.1.0-b");
  });

  test("where nothing was built, a sentence says so", () => {
    expect(() => archiveVersion(join(folder, "dist"), join(folder, "versions"))).toThrow(
      "There is no build to archive",
    );
  });

  test("one released again counts as the newest", () => {
    release("1.0.0-a", 40);
    release("1.1.0-b", 30);
    release("1.2.0-c", 20);
    release("1.0.0-a", 10);
    expect(release("1.3.0-d", 0)).toEqual(["1.3.0-d", "1.0.0-a", "1.2.0-c"]);
  });

  test("a build keeps the three before it beside itself", () => {
    for (const [i, version] of ["1.0.0-a", "1.0.0-b", "1.0.0-c", "1.0.0-d", "1.0.0-e"].entries()) {
      build(version);
      utimesSync(join(folder, "dist", version), i, i);
    }
    pruneVersions(join(folder, "dist"), "1.0.0-e");
    expect(readdirSync(join(folder, "dist")).sort()).toEqual([
      "1.0.0-b",
      "1.0.0-c",
      "1.0.0-d",
      "1.0.0-e",
      "manifest.json",
    ]);
  });
});
