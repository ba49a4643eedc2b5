import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startHost } from "../../tests/host.ts";
import { runProgram } from "../../tests/run-program.ts";

// Backups travel: whoever hands one over decides what the database holds, and nothing beyond it and its files.

interface Manifest {
  files: Record<string, { bytes: number; sha256: string }>;
}

let root: string;
/** A genuine backup. */
let backup: string;

const run = (script: string, args: string[], dataDir: string) => runProgram(script, args, { DATA_DIR: dataDir });
const lastLine = (output: string) => output.trim().split("\n").at(-1);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "meishi-"));
  const dataDir = join(root, "from");
  mkdirSync(dataDir);
  const host = await startHost({ DATA_DIR: dataDir });
  await host.stop();
  expect((await run("backup", [join(root, "backups")], dataDir)).code).toBe(0);
  backup = join(root, "backups", readdirSync(join(root, "backups"))[0]!);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Adds a file to the backup's list, restores it, and takes it out again. */
async function restoreWith(name: string, make: (path: string) => void, sha256?: string) {
  const list = join(backup, "manifest.json");
  const text = readFileSync(list, "utf8");
  const path = join(backup, name);
  mkdirSync(dirname(path), { recursive: true });
  make(path);
  const content = sha256 === undefined ? readFileSync(path) : "";
  const manifest = JSON.parse(text) as Manifest;
  manifest.files[name] = {
    bytes: content.length,
    sha256: sha256 ?? createHash("sha256").update(content).digest("hex"),
  };
  writeFileSync(list, JSON.stringify(manifest));
  const dataDir = join(mkdtempSync(join(root, "to-")), "data");
  mkdirSync(dataDir);
  const result = await run("restore", [backup], dataDir);
  writeFileSync(list, text);
  rmSync(path, { force: true });
  return { ...result, dataDir };
}

const writeText = (path: string) => writeFileSync(path, "planted");

test("a genuine one is restored, with a legal text and an upload", async () => {
  const { code, dataDir } = await restoreWith("legal/imprint.md", writeText);
  expect(code).toBe(0);
  expect(readFileSync(join(dataDir, "legal/imprint.md"), "utf8")).toBe("planted");
  expect((await restoreWith("uploads/a/b.png", writeText)).code).toBe(0);
});

describe("a name that leads elsewhere is refused, and nothing is written", () => {
  test.for(["legal/../../planted.txt", "legal/a/../../../planted.txt", "uploads/../../planted.txt", "legal/a/b.md"])(
    "%s",
    async (name) => {
      const { code, output, dataDir } = await restoreWith(name, writeText);
      expect([code, lastLine(output)]).toEqual([
        1,
        `The backup names a file that none has: ${name}. Nothing was changed.`,
      ]);
      expect(existsSync(join(dirname(dataDir), "planted.txt"))).toBe(false);
      expect(readdirSync(dataDir)).not.toContain("legal");
    },
  );
});

test("a link to a file of the machine is refused", async () => {
  const { code, output } = await restoreWith("uploads/link.png", (path) => symlinkSync("/etc/passwd", path));
  expect([code, lastLine(output)]).toEqual([1, "The backup is damaged: uploads/link.png. Nothing was changed."]);
  mkdirSync(join(root, "elsewhere"));
  writeText(join(root, "elsewhere/linked.png"));
  symlinkSync(join(root, "elsewhere"), join(backup, "uploads/folder"));
  const inFolder = await restoreWith("uploads/folder/linked.png", () => {});
  rmSync(join(backup, "uploads/folder"));
  expect(inFolder.code).toBe(1);
});

test("a file that is larger than any of ours is refused before it is read", async () => {
  const huge = (path: string) => {
    writeText(path);
    truncateSync(path, 3 * 1024 ** 3);
  };
  const { code, output } = await restoreWith("uploads/huge.png", huge, "0".repeat(64));
  expect([code, lastLine(output)]).toEqual([1, "The backup is damaged: uploads/huge.png. Nothing was changed."]);
});

test.for([
  ["not JSON", "{"],
  ["an empty list", "[]"],
  ["files that are none", `{"form":1,"rows":{},"files":{"a":null}}`],
])("a list of files that is %s is refused in one sentence", async ([, text]) => {
  const list = join(backup, "manifest.json");
  const before = readFileSync(list, "utf8");
  writeFileSync(list, text!);
  const { code, output } = await run("restore", [backup], mkdtempSync(join(root, "to-")));
  writeFileSync(list, before);
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(2); // where to, and why not
  expect(lastLine(output)).toContain("Nothing was changed.");
});
