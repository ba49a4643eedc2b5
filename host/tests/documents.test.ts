import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import {
  commandsOf,
  fileNamesOf,
  headingsOf,
  identifiersOf,
  linksOf,
  readDocuments,
  readFileNames,
} from "./documents.ts";

const documents = readDocuments();
const read = (path: string) => readFileSync(join(rootFolder, path), "utf8");
const { scripts, version } = JSON.parse(read("package.json")) as { scripts: Record<string, string>; version: string };

describe("every document", () => {
  test("leads to files and headings that exist", () => {
    const links = documents.flatMap(linksOf);
    expect(links.length).toBeGreaterThan(150);
    const broken = links.filter(({ target, heading }) => {
      const path = join(rootFolder, target);
      if (!existsSync(path)) return true;
      return (
        heading !== undefined &&
        !headingsOf(read(statSync(path).isFile() ? target : `${target}/README.md`)).includes(heading)
      );
    });
    expect(broken).toEqual([]);
  });

  test("names source files that exist", () => {
    const names = documents.flatMap(fileNamesOf);
    expect(names.length).toBeGreaterThan(300);
    const files = readFileNames().map((path) => `/${path}`);
    expect(names.filter(({ name }) => !files.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
  });

  test("names functions, types and components as the sources call them", () => {
    const names = documents.flatMap(identifiersOf);
    expect(names.length).toBeGreaterThan(150);
    const sources = readFileNames().filter((path) => /\.(?:[mc]?js|tsx?|json|yaml)$/.test(path));
    const inSources = new Set(sources.flatMap((path) => read(path).match(/[A-Za-z_$][\w$]*/g) ?? []));
    expect(names.filter(({ name }) => !inSources.has(name))).toEqual([]);
  });

  test("names scripts of package.json and files that are there", () => {
    const commands = documents.flatMap(commandsOf);
    expect(commands.length).toBeGreaterThan(60);
    const unknown = commands.filter(({ path, text }) => {
      const [, script] = /^npm run ([\w:-]+)/.exec(text) ?? [];
      const [, file] = /^(?:npx tsx|node) ([\w./-]+\.\w+)/.exec(text) ?? [];
      const isHere = file === undefined || existsSync(join(rootFolder, file));
      return !(script === undefined || script in scripts) || (!isHere && !path.startsWith("host/bench"));
    });
    expect(unknown).toEqual([]);
  });
});

test("every script of package.json is explained where people look for commands", () => {
  const explained = ["README.md", ".github/CONTRIBUTING.md", "host/docs/operating.md"].map(read).join("\n");
  const OF_OTHERS = ["lint", "types", "format:check"]; // parts of check
  const missing = Object.keys(scripts).filter(
    (name) => !OF_OTHERS.includes(name) && !new RegExp(`npm (?:run )?${name}\\b`).test(explained),
  );
  expect(missing).toEqual([]);
});

test("every setting is in the table of settings, and none that does not exist", () => {
  const sources = readdirSync(join(rootFolder, "host/app/config")).filter((name) =>
    /^(?!.*\.test\.).*\.ts$/.test(name),
  );
  const inCode = sources.flatMap((name) =>
    [...read(`host/app/config/${name}`).matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:\[|[a-z]\w*,$)/gm)].map(
      ([, setting]) => setting!,
    ),
  );
  const rows = read("host/docs/settings.md").match(/^\| `[^|]+\|/gm) ?? [];
  const inTable = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, setting]) => setting!));
  expect(inCode.length).toBeGreaterThan(50);
  expect(inTable.sort()).toEqual(inCode.sort());
});

test("the README takes two minutes: 150 lines, and pictures of 4 MB in all", () => {
  expect(read("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(150);
  const folder = join(rootFolder, "host/docs/pictures");
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
  expect(statSync(join(folder, "film.webp")).size).toBeLessThan(3_000_000);
});

test("each page of host/docs asks the question that it answers", () => {
  for (const { path, text } of documents.filter(({ path }) => path.startsWith("host/docs/")))
    expect(text.split("\n")[0], path).toMatch(/^# .+(\?|…\?)$/);
});

test("the changelog begins with what is not released, then this version; application and SDK have the same", () => {
  const titles = read("host/docs/CHANGELOG.md").match(/^## .*/gm);
  expect(titles![0]).toBe("## [Unreleased]");
  expect(titles![1]).toMatch(new RegExp(`^## \\[${version.replaceAll(".", "\\.")}\\] - \\d{4}-\\d{2}-\\d{2}$`));
  expect(JSON.parse(read("sdk/package.json"))).toMatchObject({ version });
});
