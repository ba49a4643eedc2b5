import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rootFolder } from "#db/root.ts";
import { vagueWord } from "../eslint-rules/plain-names.js";
import { findCircle, importsOf, importsWithin } from "./imports.ts";

const app = join(rootFolder, "host/app");
/** A file's folder in host/app; a loose file stands for itself. */
const folderOf = (path: string) => path.split("/")[0]!;

describe("imports", () => {
  it("go one way between the folders of host/app, types apart", () => {
    const values = importsWithin(app, "#host/").filter(({ isType }) => !isType);
    const circle = findCircle(values.map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) })));
    const causes = values.filter(({ from, to }) =>
      circle?.some((folder, index) => folder === folderOf(from) && circle[index + 1] === folderOf(to)),
    );
    expect(causes.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it.each([
    ["db", "#db/"],
    ["sdk", "#sdk/"],
    ["host/app", "#host/"],
    ["host/server", "#server/"],
  ])("make no circle between the files of %s, types and what loads later included", (folder, alias) => {
    expect(findCircle(importsWithin(join(rootFolder, folder), alias))).toBeUndefined();
  });

  it("are seen in each of their forms", () => {
    const text = [
      'import "./effect.ts";',
      'import { value, type Kind } from "./value.ts";',
      'import { type Alone } from "./type.ts";',
      'import type { Other } from "./other-type.ts";',
      'export * from "./passed-on.ts";',
      'const later = () => import("./later.ts");',
    ].join("\n");
    expect(importsOf(text)).toEqual([
      { specifier: "./effect.ts", isType: false },
      { specifier: "./value.ts", isType: false },
      { specifier: "./type.ts", isType: true },
      { specifier: "./other-type.ts", isType: true },
      { specifier: "./passed-on.ts", isType: false },
      { specifier: "./later.ts", isType: false },
    ]);
  });

  it("that lead back to their start are found", () => {
    const steps = (...pairs: string[]) => pairs.map((pair) => ({ from: pair[0]!, to: pair[1]! }));
    expect(findCircle(steps("ab", "bc", "ac"))).toBeUndefined();
    expect(findCircle(steps("ab", "bc", "cb"))).toEqual(["b", "c", "b"]);
  });
});

it("the table of folders in host/README.md names each folder of host/app", () => {
  const table = readFileSync(join(rootFolder, "host/README.md"), "utf8").match(/^\|.*`app\/[^\n]*$/gm) ?? [];
  const folders = readdirSync(app, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const missing = folders.filter(({ name }) => !table.some((row) => row.includes(`\`app/${name}/\``)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it("host/app has at most eight loose files, tests apart", () => {
  const files = readdirSync(app, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.includes(".test."),
  );
  expect(files.length, files.map(({ name }) => name).join(", ")).toBeLessThanOrEqual(8);
});

// ESLint sees the names in files. A route is named by its path, and paths stay.
it("no file or folder has a vague name", () => {
  const paths = ["db", "embed-demo", "host", "sdk"].flatMap((folder) =>
    readdirSync(join(rootFolder, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => !/(^|\/)(build|dist|migrations|routes|test-results|assistant)\//.test(path))
      .map((path) => `${folder}/${path}`),
  );
  expect(paths.length).toBeGreaterThan(1_000);
  expect(paths.filter((path) => vagueWord(path) !== undefined)).toEqual([]);
});

// ESLint counts the lines of TypeScript.
it("no style sheet has more than 350 lines", () => {
  const sheets = ["host/app", "host/public", "sdk", "embed-demo"].flatMap((folder) =>
    readdirSync(join(rootFolder, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".css") && !path.startsWith("dist/"))
      .map((path) => `${folder}/${path}`),
  );
  expect(sheets).toContain("host/app/ui/app.css");
  const lines = (path: string) => readFileSync(join(rootFolder, path), "utf8").trimEnd().split("\n").length;
  expect(sheets.filter((path) => lines(path) > 350)).toEqual([]);
});
