import { expect, test } from "vitest";
import { contrast } from "../card/colours.ts";
import { themes } from "../card/themes/index.ts";
import { chatColour, inkOn } from "./colour.ts";

test("the ink reads at 4.5 : 1 on any colour", () => {
  let worst = 21;
  for (let r = 0; r < 256; r += 5)
    for (let g = 0; g < 256; g += 5)
      for (let b = 0; b < 256; b += 5) {
        const colour = `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
        const ink = inkOn(colour);
        worst = Math.min(worst, contrast(colour, ink.length === 4 ? ink.replace(/\w/g, "$&$&") : ink));
      }
  expect(worst).toBeGreaterThanOrEqual(4.5);
});

test("a short colour has the ink of the long one", () => {
  expect([inkOn("#fff"), inkOn("#000"), inkOn("#f90")]).toEqual([inkOn("#ffffff"), inkOn("#000000"), inkOn("#ff9900")]);
});

const card = (theme: string, customizations = {}) => ({ theme, customizations });

test("the page's colour wins, then the owner's, then the theme's", () => {
  const owned = card("tech", { colors: { primary: "#123456" } });
  expect(chatColour("#abc", owned)).toBe("#abc");
  expect(chatColour("", owned)).toBe("#123456");
  expect(chatColour("red;}", owned)).toBe("#123456");
  expect(chatColour("", card("tech", { colors: { primary: { from: "#654321", to: "#000000" } } }))).toBe("#654321");
  expect(chatColour("", card("tech"))).toBe("#2bd49c");
  expect(chatColour("", card("constructor"))).toBe("#f59e0b");
  expect(chatColour("", null)).toBe("#f59e0b");
});

test.each(themes.map((theme) => [theme.name, theme.colors.primary]))(
  "the launcher of %s is as its card",
  (name, primary) => {
    expect(chatColour("", card(name))).toBe(primary.toLowerCase());
  },
);
