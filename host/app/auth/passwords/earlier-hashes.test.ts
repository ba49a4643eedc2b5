import { expect, test } from "vitest";
import { costFor } from "./legacy-hashes.server.ts";

const NAMES = Array.from({ length: 2_000 }, (_, i) => `name-${i}`);
const costs = (ofToday: number) => Array.from({ length: 100 }, (_, i) => (i < ofToday ? "$m=12288$" : "$m=19456$"));
const slow = (ofToday: number) => NAMES.filter((name) => costFor(name, costs(ofToday)) === "$m=19456$");

test("as many names that nobody has cost what an earlier release's hash costs as accounts have one", () => {
  expect(slow(70).length / NAMES.length).toBeGreaterThan(0.25);
  expect(slow(70).length / NAMES.length).toBeLessThan(0.35);
  expect(slow(100)).toEqual([]);
});

test("a name changes its cost only with the accounts: from the earlier to today's, never back", () => {
  const before = new Set(slow(30));
  expect(slow(70).every((name) => before.has(name))).toBe(true);
});

test("where there is no account to look at, today's cost counts", () => {
  expect(costFor("anybody", [])).toBeUndefined();
});
