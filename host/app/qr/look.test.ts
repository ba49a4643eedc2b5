import { expect, test } from "vitest";
import { codeUrl, PLAIN } from "./look.ts";

test("a code's address names only what is not plain", () => {
  expect(codeUrl("ada", "svg", PLAIN)).toBe("/api/qr/ada.svg");
  expect(codeUrl("ada", "png", PLAIN, 1000)).toBe("/api/qr/ada.png?size=1000");
  expect(codeUrl("ada", "svg", { ...PLAIN, modules: "round", logo: "own", dark: "#123456" })).toBe(
    "/api/qr/ada.svg?modules=round&logo=own&dark=123456",
  );
});
