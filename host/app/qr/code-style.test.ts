import { expect, test } from "vitest";
import { codeUrl, DEFAULT_STYLE } from "./code-style.ts";

test("a code's address names only what is not plain", () => {
  expect(codeUrl("ada", "svg", DEFAULT_STYLE)).toBe("/api/qr/ada.svg");
  expect(codeUrl("ada", "png", DEFAULT_STYLE, 1000)).toBe("/api/qr/ada.png?size=1000");
  expect(codeUrl("ada", "svg", { ...DEFAULT_STYLE, modules: "round", logo: "own", dark: "#123456" })).toBe(
    "/api/qr/ada.svg?modules=round&logo=own&dark=123456",
  );
});
