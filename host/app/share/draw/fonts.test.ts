import { expect, test } from "vitest";
import { layOutLine } from "./text-layout.ts";

test("fonts that are packed are unpacked at the same moment, too", async () => {
  const lines = await Promise.all(["代表取締役", "株式会社北風", "김민준"].map((text) => layOutLine(text, "regular")));
  expect(lines.map(({ runs }) => runs.map(({ text }) => text).join(""))).toEqual([
    "代表取締役",
    "株式会社北風",
    "김민준",
  ]);
});
