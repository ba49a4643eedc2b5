import { expect, test } from "vitest";
import { fileKind } from "./file-kind.ts";

const kindOf = (text: string) => fileKind(new TextEncoder().encode(text));

test.each([
  ["its element alone", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["another case and a byte order mark", "\ufeff  <SVG>"],
  [
    "a declaration, comments and a document type",
    '<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg PUBLIC "x">\n<!--b--><svg\n>',
  ],
])("SVG: %s", (_, text) => {
  expect(kindOf(text)).toBe("svg");
});

test.each([
  ["a page", "<html><svg>"],
  ["another element", "<svgs>"],
  ["a comment without an end", "<!-- <svg>"],
  ["nothing", ""],
])("no SVG: %s", (_, text) => {
  expect(kindOf(text)).toBe("other");
});

test.each([
  ["comments", "<!---->".repeat(40) + "x"],
  ["comments to the end of what is looked at", "<!---->".repeat(1_000)],
  ["comments that begin and never end", "<!--".repeat(2_000)],
  ["spaces", " ".repeat(5_000) + "x"],
  ["declarations", "<?xml ?>".repeat(1_000)],
])("many %s take no time", (_, text) => {
  const started = performance.now();
  for (let n = 0; n < 10; n++) kindOf(text);
  expect(performance.now() - started).toBeLessThan(2_000);
});
