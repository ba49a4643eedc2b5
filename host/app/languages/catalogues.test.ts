import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { rootFolder } from "#db/root.ts";
import { THEMES } from "#sdk/card/themes/list.ts";
import { type CardField, FIELDS } from "../cards/fields.ts";
import { words as germanLanding } from "../landing/words.de.ts";
import { files } from "../words.de.ts";
import { LOCALES } from "./locales.ts";
import { words as german } from "./sentences/de.ts";
import { words as labels } from "./sentences/labels/de.ts";
import { lookUpMessage } from "./sentences/index.ts";

const app = join(rootFolder, "host/app");
/** Those of accounts: what visitors read has tests of its own. */
const catalogues = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((name) => /(?:\/|words\.)en\.ts$/.test(name))
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
  expect(catalogues.filter((name) => !name.endsWith("words."))).toEqual(["landing/legal/texts/"]);
});

test("words.de.ts has the words of each catalogue, under its name", () => {
  const table = readFileSync(join(app, "words.de.ts"), "utf8");
  const names = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .flatMap((name) => {
      const [, key] = readFileSync(join(app, name), "utf8").match(/^export const \w+ = catalogue\("([^"]+)",/m) ?? [];
      if (key === undefined) return [];
      expect(key).toBe(dirname(name));
      expect(table).toContain(`import("./${key}/${name.endsWith("/words.en.ts") ? "words.de.ts" : "de.ts"}")`);
      return [key];
    });
  expect(Object.keys(files).sort()).toEqual(names.sort());
});

test("the landing page describes every theme in German", () => {
  expect(Object.keys(germanLanding.themes.lines).sort()).toEqual(Object.keys(THEMES).sort());
});

describe("sentences of schemas and services", () => {
  test("have a card's fields among them, labels and hints", () => {
    const sameInGerman = ["Name", "Website", "Video", "Logo", "Favicon", "Design"];
    const texts = Object.values<CardField>(FIELDS).flatMap(({ label, hint }) => [label, hint ?? label]);
    expect(texts.filter((text) => lookUpMessage(labels, text) === text && !sameInGerman.includes(text))).toEqual([]);
  });

  /** What the product says somewhere, so that a sentence that is reworded there is not forgotten here. */
  const product = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|languages\/sentences\//.test(name))
    .map((name) => readFileSync(join(app, name), "utf8"))
    .join("\n");

  test("stand in the product as they are translated", () => {
    const numbers = /\d/;
    for (const sentence of [...Object.keys(german.exact), ...Object.keys(labels.exact)])
      if (!numbers.test(sentence)) expect(product.includes(sentence), sentence).toBe(true);
  });

  test.for([
    ["Invalid username or password", "Benutzername oder Passwort ist falsch"],
    ["Password must be at least 6 characters", "Das Passwort muss mindestens 6 Zeichen lang sein"],
    [
      "Too many wrong codes. Please try again in 1 minute.",
      "Zu viele falsche Codes. Bitte versuchen Sie es in 1 Minute noch einmal.",
    ],
    [
      "Too many requests. Please try again in 30 seconds.",
      "Zu viele Anfragen. Bitte versuchen Sie es in 30 Sekunden noch einmal.",
    ],
    ["The field Title is set by your team.", "Das Feld „Title“ gibt Ihr Team vor."],
    ["What nobody has translated", "What nobody has translated"],
    ["toString", "toString"],
  ])("%s", ([english, translated]) => expect(lookUpMessage(german, english!)).toBe(translated));

  test("are found in no time, however long a text is", () => {
    const began = performance.now();
    lookUpMessage(german, `${"a.".repeat(100_000)} Please try again in`);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
