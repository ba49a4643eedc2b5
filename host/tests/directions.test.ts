import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "#db/root.ts";

// Arabic and Hebrew run from right to left: what stands at the start of a line is at no fixed side.

const PHYSICAL =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-[\w-]+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right|float|clear)\s*:(?!:)(?!\s*["'0-9]*\s*(?:,|as|string|number|[\w.]+\())[^;}]*|text-align\s*:\s*(?:left|right)/g;

/** Sides that a page or a place on the screen means, by the rule they stand in, each with its reason. */
const MEANT: [rule: string, reason: string][] = [
  ["left:var(--x)", "the side of the launcher is the page's choice"],
  ["right:var(--x)", "the side of the launcher is the page's choice"],
  ["left:68px", "the label stands on the inner side of the launcher"],
  ["right:68px", "the label stands on the inner side of the launcher"],
];

function* filesIn(folder: string, kind: RegExp): Generator<string> {
  for (const name of readdirSync(join(rootFolder, folder), { recursive: true, encoding: "utf8" }))
    if (kind.test(name) && !/node_modules|dist\/|\.test\.|words[./]|\/tests\//.test(name)) yield join(folder, name);
}

/** Declarations with a fixed side in a style sheet. */
const physicalIn = (css: string) =>
  [...css.matchAll(PHYSICAL)]
    .map(([declaration]) => declaration.trim().replace(/:\s+/, ":"))
    .filter((declaration) => !MEANT.some(([rule]) => declaration === rule));

test("every style sheet of visitors and owners names start and end, not left and right", () => {
  const sheets = [
    ...filesIn("host/app", /\.css$/),
    ...filesIn("sdk", /(?:styles?|base|page|sheets)\.ts$/),
    ...filesIn("sdk/card/themes/looks", /\.ts$/),
    ...filesIn("host/app/landing", /style\.ts$/),
  ];
  expect(sheets.length).toBeGreaterThan(40);
  const violations = sheets.flatMap((path) =>
    physicalIn(readFileSync(join(rootFolder, path), "utf8")).map((declaration) => `${path}: ${declaration}`),
  );
  expect(violations).toEqual([]);
});

test.each([
  "a{left:0}",
  "a{margin-left: 3px}",
  ".b{text-align:right}",
  "a{border-top-left-radius:4px}",
  "a{float:left}",
])("%s is found", (css) => expect(physicalIn(css)).toHaveLength(1));
test.each(["a{inset-inline-start:0}", "a{margin-inline:auto}", ".left b{right:var(--x)}", "a{text-align:start}"])(
  "%s is not",
  (css) => expect(physicalIn(css)).toEqual([]),
);
