import { beforeEach, expect, test, vi } from "vitest";
import { currentSitting, rememberPictures, renameSitting, tagOfScan } from "./sitting.ts";

const name = (day: string) => `Scanned, ${day}`;
const EVENING = Date.UTC(2026, 11, 3, 18);
const HOUR = 60 * 60_000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("scans of one sitting share the tag of its day, past midnight, too", () => {
  expect(tagOfScan(1, name, "en", EVENING)).toBe("Scanned, 3 December");
  expect(tagOfScan(1, name, "en", EVENING + 5 * HOUR)).toBe("Scanned, 3 December");
  expect(tagOfScan(1, name, "en", EVENING + 10 * HOUR)).toBe("Scanned, 3 December");
});

test("after a long pause another sitting begins", () => {
  tagOfScan(1, name, "en", EVENING);
  expect(tagOfScan(1, name, "en", EVENING + 16 * HOUR)).toBe("Scanned, 4 December");
});

test("another user on the same device has no part in it", () => {
  tagOfScan(1, name, "en", Date.now());
  expect(currentSitting(2)).toBeUndefined();
});

test("later scans get the new name of a sitting", () => {
  tagOfScan(1, name, "en", Date.now());
  renameSitting(1, "Book fair");
  expect(tagOfScan(1, name, "en")).toBe("Book fair");
});

test("pictures are kept until the sitting is over, once the user has said so", () => {
  tagOfScan(1, name, "en", EVENING);
  vi.setSystemTime(EVENING);
  rememberPictures(1, true);
  tagOfScan(1, name, "en", EVENING + 5 * HOUR);
  expect(currentSitting(1, EVENING + 6 * HOUR)?.keepsPictures).toBe(true);
  tagOfScan(1, name, "en", EVENING + 16 * HOUR);
  expect(currentSitting(1, EVENING + 16 * HOUR)?.keepsPictures).toBeUndefined();
  vi.useRealTimers();
});
