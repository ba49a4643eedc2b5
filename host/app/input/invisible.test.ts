import { describe, expect, test } from "vitest";
import { stripInvisible, stripInvisibleIn } from "./invisible.ts";

describe("what cannot be seen is taken off", () => {
  test.each([
    ["\u202a+49 170 1234567\u202c", "+49 170 1234567"],
    ["\u2066nora@zero.example\u2069", "nora@zero.example"],
    ["nora@zero.example\u200b", "nora@zero.example"],
    ["\ufeffNora", "Nora"],
    ["No\u00adra", "Nora"],
    ["Nora\u200e", "Nora"],
    ["\u061c٠١٢", "٠١٢"],
    ["a\u2060b\u180ec", "abc"],
    ["Nora\u200d", "Nora"],
    ["\u200cNora", "Nora"],
    ["Nora \u200d Zero", "Nora  Zero"],
    ["x\u{e0041}y", "xy"],
  ])("%j", (text, plain) => expect(stripInvisible(text)).toBe(plain));
});

describe("what is seen, or changes what is seen, stays", () => {
  test.each([
    "Zoë Müller-Lüdenscheid",
    "می\u200cخواهم", // Persian: a joiner between letters
    "ක්\u200dෂ", // Sinhala: behind a vowel sign
    "র\u200d্য", // Bengali
    "👩🏽\u200d🚀 Ada",
    "❤️\u200d🔥",
    "👨\u200d👩\u200d👧",
    "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Ada",
    "\u0600١٢", // Arabic number sign, which is drawn
    "",
  ])("%j", (text) => expect(stripInvisible(text)).toBe(text));
});

test("what was sent is cleaned in its one-line values, secrets and longer texts apart", () => {
  const sent = {
    name: "No\u200bra",
    password: "se\u200bcret",
    newPassword: "\u200b",
    about: "first\u200e\nsecond",
    contacts: [{ value: "\u202a+49 170 1\u202c" }],
    n: 3,
    none: null,
    ["__proto__"]: "x",
  };
  expect(stripInvisibleIn(sent)).toEqual({ ...sent, name: "Nora", contacts: [{ value: "+49 170 1" }] });
});

test("what is longer than any line, and what stands behind the first 100,000 characters of lines, stays", () => {
  const long = "\u00ad".repeat(1_000_000);
  expect(stripInvisible(long)).toBe(long);
  const line = "a\u00ad".repeat(5_000);
  const { list } = stripInvisibleIn({ long, list: Array<string>(12).fill(line) }) as { list: string[] };
  expect(list.map(({ length }) => length)).toEqual([...Array<number>(10).fill(5_000), 10_000, 10_000]);
});
