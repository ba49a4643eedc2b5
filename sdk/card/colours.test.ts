import { describe, expect, test } from "vitest";
import type { Customizations } from "./card-data.ts";
import { contrast, readableShade, textColorOn } from "./colours.ts";
import { ownerColours } from "./owner-colours.ts";
import { themes } from "./themes/index.ts";

const steps = [0, 51, 102, 153, 204, 255].map((v) => v.toString(16).padStart(2, "0"));
const everyColour = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

describe("themes", () => {
  test.each(themes)("$name: every text reads on every ground, every border shows", ({ colors: c, pagePaint }) => {
    const grounds = [c.surface, c.tint, c.page, ...(pagePaint?.match(/#[\da-f]{6}/g) ?? [])];
    for (const text of [c.ink, c.muted, c.link])
      for (const ground of grounds) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(c.on, c.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(c.surface, c.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(c.field, c.surface)).toBeGreaterThanOrEqual(3);
  });
});

describe("owners' colours", () => {
  test("a button of any colour has an ink that reads", () => {
    for (const colour of everyColour) expect(contrast(textColorOn([colour]), colour)).toBeGreaterThanOrEqual(4.5);
  });

  test("a text of any colour is moved until it reads, on light and on dark", () => {
    for (const colour of everyColour) {
      for (const ground of ["#ffffff", "#0d141b"])
        expect(contrast(readableShade(colour, [ground]), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  const tokens = (theme: (typeof themes)[number], colors: Customizations["colors"]) =>
    Object.fromEntries(
      [...ownerColours(theme, colors).matchAll(/--(\w+):([^;]+);/g)].map(([, name, value]) => [name!, value!]),
    );

  test("any background in any theme keeps name, labels and links readable on it and on its tiles", () => {
    for (const theme of themes) {
      for (const background of everyColour) {
        const set = tokens(theme, { background, primary: "#d6336c" });
        for (const text of [set.ink!, set.muted!, set.link!]) {
          for (const ground of [set.surface!, set.tint!, set.panel!]) {
            expect(contrast(text, ground), `${theme.name} ${background}: ${text} on ${ground}`).toBeGreaterThanOrEqual(
              4.49,
            );
          }
        }
      }
    }
  });

  test("what is no colour changes nothing", () => {
    expect(ownerColours(themes[0]!, { primary: "red;}body{display:none", background: "#12345" })).toBe("");
    expect(ownerColours(themes[0]!, undefined)).toBe("");
  });
});
