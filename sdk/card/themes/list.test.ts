import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { themeOf } from "./index.ts";
import { THEMES } from "./list.ts";

test("every theme has its file, and every file its line", () => {
  const files = readdirSync(new URL("looks", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));
  expect(Object.keys(THEMES).sort()).toEqual(files.sort());
});

test("every theme has its picture on the landing page", () => {
  const pictures = new URL("../../../host/public/landing/", import.meta.url);
  expect(Object.keys(THEMES).filter((name) => !existsSync(new URL(`theme-${name}.webp`, pictures)))).toEqual([]);
});

test("an unknown theme is shown as default", () => {
  expect([themeOf("constructor").name, themeOf("tech").name]).toEqual(["default", "tech"]);
});
