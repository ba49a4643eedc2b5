import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceFolder } from "../scripts/build-folder.ts";

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "meishi-build-"));
  folder = join(root, "build");
});
afterEach(() => rmSync(root, { recursive: true }));

async function fill(beside: string, text: string): Promise<void> {
  mkdirSync(beside);
  writeFileSync(join(beside, "server.js"), text);
}
const server = () => readFileSync(join(folder, "server.js"), "utf8");

test("a build that fails leaves the one before as it was, and nothing beside it", async () => {
  await replaceFolder(folder, (beside) => fill(beside, "before"));
  const failing = replaceFolder(folder, async (beside) => {
    await fill(beside, "after");
    expect(server()).toBe("before"); // a server that runs goes on reading it
    throw new Error("out of memory");
  });
  await expect(failing).rejects.toThrow("out of memory");
  expect(server()).toBe("before");
  expect(readdirSync(root)).toEqual(["build"]);
});

test("a whole one takes its place, and nothing of the one before or of one that was killed stays", async () => {
  await replaceFolder(folder, (beside) => fill(beside, "before"));
  writeFileSync(join(folder, "of-before.js"), "");
  mkdirSync(`${folder}.new`);
  writeFileSync(join(`${folder}.new`, "of-the-killed.js"), "");
  await replaceFolder(folder, async (beside) => {
    expect(existsSync(beside)).toBe(false);
    await fill(beside, "after");
  });
  expect(server()).toBe("after");
  expect(readdirSync(folder)).toEqual(["server.js"]);
  expect(readdirSync(root)).toEqual(["build"]);
});
