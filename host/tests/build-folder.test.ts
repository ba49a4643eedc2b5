import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPartsOf, replaceFolder } from "../scripts/build-folder.ts";

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

/** Builds these parts in the folder, each holding the build's name; answers all parts that lie there then. */
async function built(name: string, parts: string[]): Promise<string[]> {
  await replaceFolder(folder, async (beside) => {
    for (const part of parts) {
      mkdirSync(dirname(join(beside, part)), { recursive: true });
      writeFileSync(join(beside, part), name);
    }
    keepPartsOf(folder, beside);
  });
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /assets\/./.test(path))
    .sort();
}
const [CHAT_1, CHAT_2, CHAT_3] = ["1", "2", "3"].map((hash) => `server/assets/chat-${hash}.js`) as [
  string,
  string,
  string,
];
const [FORM, FORM_2] = ["client/assets/form.js", "client/assets/form-2.js"] as const;

test("the parts of the build before stay for what runs of it, those of an older one go", async () => {
  expect(await built("first", [CHAT_1, FORM])).toEqual([FORM, CHAT_1]);
  expect(await built("second", [CHAT_2, FORM])).toEqual([FORM, CHAT_1, CHAT_2]);
  expect([FORM, CHAT_1].map((part) => readFileSync(join(folder, part), "utf8"))).toEqual(["second", "first"]);
  expect(await built("third", [CHAT_3, FORM_2])).toEqual([FORM_2, FORM, CHAT_2, CHAT_3]);
});

test("a build that changes no part leaves those that are kept, and one without a list gives all of its own", async () => {
  await built("first", [CHAT_1]);
  rmSync(join(folder, "own-parts.json")); // as a build of 1.0.0
  await built("second", [CHAT_2]);
  expect(await built("second again", [CHAT_2])).toEqual([CHAT_1, CHAT_2]);
});

test("parts that are found by the beginning of their name are there once", async () => {
  await built("first", ["client/assets/manifest-1.js", "client/assets/landing-1.js"]);
  expect(await built("second", ["client/assets/manifest-2.js", "client/assets/landing-2.js"])).toEqual([
    "client/assets/landing-2.js",
    "client/assets/manifest-2.js",
  ]);
});
