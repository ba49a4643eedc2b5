import { expect, test } from "vitest";
import { featuresOf } from "./plans.ts";
import { words } from "./words.en.ts";

test("somebody with Enterprise has up to 3 cards, and not also 1", () => {
  const all = featuresOf(words.has, "enterprise");
  expect(all).toEqual(expect.arrayContaining(["Up to 3 cards", "Your own card address", "All themes"]));
  expect(all).not.toContain("1 card");
  expect(featuresOf(words.has, "professional")).toContain("1 card");
});
