import { expect, test } from "vitest";
import { searchWords } from "./terms.ts";

test("of words that begin one another the longest is searched for", () => {
  expect(searchWords("a aa aaa Müller mull 12 123")).toEqual(["aaa", "muller", "123"]);
  expect(searchWords("Ada Ada")).toEqual(["ada"]);
});
