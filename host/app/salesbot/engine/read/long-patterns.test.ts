import { expect, test } from "vitest";
import { readDates } from "./dates.ts";
import { placeIn } from "./place.ts";

// Texts that patterns once tried in millions of ways. They would stand here for seconds to hours, as everybody did.

const context = { now: new Date("2026-03-02T09:00:00Z"), hours: null };

test.each([200, 600])("an address behind a word of %i capitals is read at once", (length) => {
  const postcodes = " BA1 2QZ".repeat(40);
  expect(placeIn(`12345 ${"A".repeat(length)} BA1 2QZ`, null)).toMatch(/^12345 A+$/);
  expect(placeIn(`3 Mill Rd ${"A".repeat(length)}${postcodes}`, null)).toBe("3 Mill Rd");
  expect(placeIn("3 Mill Rd, Frome, BA1 2QZ", null)).toBe("3 Mill Rd, Frome, BA1 2QZ");
});

test.each([
  ["es", `Quiero una cita el día 12${" ".repeat(374)}x`],
  ["pt", `Quero um horário no dia 12${" ".repeat(358)}x`],
] as const)("a long run of blanks is read as one (%s)", (language, text) => {
  expect(readDates(text, { ...context, language })).toEqual(
    readDates(text.replace(/\s+/g, " "), { ...context, language }),
  );
});

test.each([
  ["it", "un h "],
  ["nl", "een u "],
  ["en", "one h "],
] as const)("units of time one after the other are read at once (%s)", (language, unit) => {
  expect(readDates(`in ${unit.repeat(70)}x`, { ...context, language })).toBeDefined();
  expect(readDates("in one hour and thirty minutes", { ...context, language: "en" })!.results).toHaveLength(1);
});
