import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { vCardsIn } from "./vcard-reader.ts";

const MANY = 200_000;

test.each([
  ["a name in a great many parts", `FN;ENCODING=QUOTED-PRINTABLE:${"=41=\n".repeat(MANY)}`],
  ["a line of one encoding, without a value", `${"QUOTED-PRINTABLE".repeat(MANY / 2)}=`],
  ["such lines one after the other", "QUOTED-PRINTABLE=\n".repeat(MANY / 2)],
  ["a photo with a fold behind each sign", `PHOTO;ENCODING=B:${"=\n ".repeat(5 * MANY)}`],
  ["a line of folds without a name", "=\n ".repeat(5 * MANY)],
  ["a name with an empty line behind each part", `FN;ENCODING=QUOTED-PRINTABLE:${"=\n\n".repeat(MANY)}`],
  ["a name of nothing but signs", `FN;ENCODING=QUOTED-PRINTABLE:${"=".repeat(10 * MANY)}`],
])("%s is read in the time of its length", (_, line) => {
  const started = performance.now();
  expect(vCardsIn(`BEGIN:VCARD\nVERSION:2.1\n${line}\nEND:VCARD`)).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(3_000);
});

test("a value that goes on after `=` is one, in parts and characters", () => {
  const [card] = vCardsIn("BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:M=C3=\n=BCller, =\n1=3D1 =4\nEND:VCARD");
  expect(card).toMatchObject([{ name: "NOTE", value: "Müller, 1=1 =4" }]);
});

test("a `=` at the end of another line is part of it", () => {
  const [card] = vCardsIn("BEGIN:VCARD\nPHOTO;ENCODING=B:QUOTED-PRINTABLE=\nFN:Ada\nEND:VCARD");
  expect(card).toMatchObject([{ name: "PHOTO", value: "QUOTED-PRINTABLE=" }, { value: "Ada" }]);
});

test("one contact has 2,000 lines at most; those after it are read as before", () => {
  const [endless, next] = vCardsIn(
    `BEGIN:VCARD\nFN:Ada\n${"TEL:+441632960001\n".repeat(3_000)}END:VCARD\nBEGIN:VCARD\nFN:Ben\nEND:VCARD`,
  );
  expect(endless).toHaveLength(2_000);
  expect(next).toMatchObject([{ name: "FN", value: "Ben" }]);
});

const valuesIn = (...lines: string[]) =>
  vCardsIn(["BEGIN:VCARD", "VERSION:2.1", ...lines, "END:VCARD", ""].join("\r\n")).map((card) =>
    card.filter(({ name }) => name !== "VERSION").map(({ name, value }) => `${name}=${value}`),
  );
const NOTE = "NOTE;ENCODING=QUOTED-PRINTABLE";

test.each([
  ["", "END:VCARDBEGIN:VCARD"],
  [" with a space between", "END:VCARD BEGIN:VCARD"],
  [" with a byte order mark between", "END:VCARD\uFEFFBEGIN:VCARD"],
])("contacts of files put together without a line break%s are several", (_, glued) => {
  const lines = ["FN:Ada", "TEL:1", glued, "FN:Ben", "TEL:2", "PHOTO;ENCODING=b:AAAA", glued, "FN:Cy"];
  expect(valuesIn(...lines)).toEqual([["FN=Ada", "TEL=1"], ["FN=Ben", "TEL=2", "PHOTO=AAAA"], ["FN=Cy"]]);
});

test.each([
  ["an empty line", [`${NOTE}:first=0D=0A=`, "second=0D=0A=", "", "TEL;CELL:1"]],
  ["a line of spaces", [`${NOTE}:first=0D=0A=`, "second=0D=0A=", "  ", "TEL;CELL:1"]],
])("%s ends a value whose last line ends with `=`", (_, lines) => {
  expect(valuesIn(...lines)).toEqual([["NOTE=first\r\nsecond\r\n", "TEL=1"]]);
});

test("the contact's end ends such a value, too", () => {
  const lines = [`${NOTE}:only=`, "END:VCARD", "BEGIN:VCARD", "FN:Ben"];
  expect(valuesIn(...lines)).toEqual([["NOTE=only"], ["FN=Ben"]]);
});

test("text goes on behind an empty line in a file with one behind each line", () => {
  expect(valuesIn(`${NOTE}:=41=42=`, "", "=43=44=", "", "TEL:1")).toEqual([["NOTE=ABCD", "TEL=1"]]);
});

test.each([
  ["a space", ["=D0=90=D0=", " =B2=D0=B8=", " =D0=B0"], "Авиа"],
  ["a tab", ["J=C3=BCrgen=", "\t=20M=C3=BCller"], "Jürgen Müller"],
  ["a space, and later by one alone", ["=C3=", " =9Cbel M=C3=BCl", " ler"], "Übel Müller"],
  ["a space before letters, in each part", ["Kapus=", " tin und =C3=", " =9Cbel"], "Kapustin und Übel"],
  ["nothing, and the space is text", ["erstes Wort=", " zweites Wort"], "erstes Wort zweites Wort"],
])("a value may be folded by `=` and %s", (_, [first, ...rest], text) => {
  expect(valuesIn(`${NOTE}:${first}`, ...rest, "TEL:1")).toEqual([[`NOTE=${text}`, "TEL=1"]]);
});
