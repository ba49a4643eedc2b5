import { expect, test } from "vitest";
import { contrast } from "../card/colours.ts";
import { THEMES } from "../card/themes/list.ts";
import { DEFAULT_COLOR, readableTextColor } from "./colour.ts";

test("the ink reads at 4.5 : 1 on any colour", () => {
  let worst = 21;
  for (let r = 0; r < 256; r += 5)
    for (let g = 0; g < 256; g += 5)
      for (let b = 0; b < 256; b += 5) {
        const colour = `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
        const textColor = readableTextColor(colour);
        worst = Math.min(
          worst,
          contrast(colour, textColor.length === 4 ? textColor.replace(/\w/g, "$&$&") : textColor),
        );
      }
  expect(worst).toBeGreaterThanOrEqual(4.5);
});

test("a short colour has the ink of the long one", () => {
  expect([readableTextColor("#fff"), readableTextColor("#000"), readableTextColor("#f90")]).toEqual([
    readableTextColor("#ffffff"),
    readableTextColor("#000000"),
    readableTextColor("#ff9900"),
  ]);
});

test("the colour without a card is the default theme's", () => {
  expect(DEFAULT_COLOR).toBe(THEMES.default);
});
