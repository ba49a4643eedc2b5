import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Mara Ellington", "ME"],
  ["  ada  maria de  silva ", "AS"],
  ["Dr. Mara Ellington", "ME"],
  ["𝒵oe", "𝒵"],
  ["", ""],
])("of %j are %j", (name, letters) => expect(initials(name)).toBe(letters));

test("of Arabic names stay two letters, which would join to one", () =>
  expect(initials("لينا الحداد")).toBe("ل\u00a0ا"));
