import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { rootFolder } from "#db/root.ts";
import { THEMES } from "#sdk/card/themes/list.ts";
import { words as germanLanding } from "../landing/words.de.ts";
import { files } from "../words.de.ts";
import { LOCALES } from "./locales.ts";

const app = join(rootFolder, "host/app");
/** Those of accounts: what visitors read has tests of its own. */
const catalogues = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((name) => /(?:\/|\.)en\.ts$/.test(name))
  .filter((name) => !existsSync(join(app, dirname(name), "es.ts")))
  .map((name) => name.replace(/en\.ts$/, ""));

type TextFunction = (...args: unknown[]) => unknown;

/** Every text by its path; functions are asked for theirs. */
function textsIn(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const names = ["A", "B", "C", "D"];
    const results = [names, [2, 3, 4], [["A"], ["B"]], [true, "B", 3]].map((all) => {
      try {
        const text = (value as TextFunction)(...all);
        return typeof text === "string" ? text : undefined;
      } catch {
        return undefined; // it takes something else
      }
    });
    const firstText = results.find((text) => text !== undefined);
    return firstText === undefined ? [] : [[path, firstText]];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));
}

/** Names and loanwords are alike in both; sentences are not. */
const isSentence = (text: string) => text.split(" ").length > 3;
const load = async (name: string, locale: string) => {
  const module = (await import(pathToFileURL(join(app, `${name}${locale}.ts`)).href)) as Record<string, unknown>;
  return new Map(textsIn(module.words ?? module.texts));
};

describe.each(catalogues)("%s", (name) => {
  const others = LOCALES.filter((locale) => locale !== "en");

  test.each(others)("in %s leaves no text out or in English, and says “Sie”", async (locale) => {
    const english = await load(name, "en");
    const words = await load(name, locale);
    expect(english.size).toBeGreaterThan(0);
    for (const [path, text] of words) {
      expect(text.trim() === "", path).toBe((english.get(path) ?? text).trim() === "");
      if (isSentence(text)) expect(text, path).not.toBe(english.get(path));
      expect(text, path).not.toMatch(/\b(du|dir|dich|deine?[rnms]?)\b/i);
      expect(text, path).not.toMatch(/\.\.\.|"/); // … and „“
    }
  });
});

test("words are two files beside the feature, not a folder", () => {
  expect(catalogues.filter((name) => !name.endsWith("."))).toEqual(["landing/legal/texts/"]);
});

test("words.de.ts has the words of each catalogue, under its name", () => {
  const table = readFileSync(join(app, "words.de.ts"), "utf8");
  const names = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .flatMap((name) => {
      const [, key] =
        readFileSync(join(app, name), "utf8").match(/^export const \w+ = (?:catalogue|messages)\("([^"]+)",/m) ?? [];
      if (key === undefined) return [];
      const file = name.replace(/en\.tsx?$/, "");
      expect(key).toBe(file.endsWith("/words.") ? dirname(name) : file.slice(0, -1));
      expect(table).toContain(`import("./${file}de.ts")`);
      return [key];
    });
  expect(Object.keys(files).sort()).toEqual(names.sort());
});

test("the landing page describes every theme in German", () => {
  expect(Object.keys(germanLanding.themes.lines).sort()).toEqual(Object.keys(THEMES).sort());
});
