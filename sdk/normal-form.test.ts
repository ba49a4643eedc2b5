import { expect, test } from "vitest";
import { normalForm, withoutLongMarks } from "./normal-form.ts";

test("a run of combining marks is cut after the 30 that text may have, however it is composed", () => {
  expect(withoutLongMarks(`e${"\u0301".repeat(30)}`)).toHaveLength(31);
  expect(withoutLongMarks(`e${"\u0301\u0316".repeat(40)}b${"\u0316".repeat(31)}`)).toBe(
    `e${"\u0301\u0316".repeat(15)}b${"\u0316".repeat(30)}`,
  );
});

test.each(["e\u0301", "한국어", "नमस्ते", "שָׁלוֹם", "👩‍👩‍👧", ""])("%s is normalized as by the standard", (text) => {
  for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const) expect(normalForm(text, form)).toBe(text.normalize(form));
});

test("a million marks take no longer than a million letters, times ten", () => {
  const cost = (text: string) => {
    const began = process.cpuUsage();
    normalForm(text, "NFC");
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const letters = Math.max(...[1, 2, 3].map((n) => cost("é".repeat(1_000_000 + n))));
  expect(cost(`a${"\u0301\u0316".repeat(500_000)}`) / letters).toBeLessThan(10);
});
