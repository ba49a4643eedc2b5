import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { csvFile, csvLines } from "./csv.ts";

describe("a cell", () => {
  test.each(["=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "＝1+1", "+1-1", "-555 0100 100"])(
    "that a spreadsheet would run as a formula begins with an apostrophe: %j",
    (text) => expect(csvLines([[text]])).toBe(`"'${text}"\r\n`),
  );
  test.each(["+1 555 0100", "+49 (30) 901820-0", "+15550100", "555-0100", "1-2", "mara@example.com", "", -1, 0.5])(
    "that is a telephone number or harmless stays as it is: %j",
    (text) => expect(csvLines([[text]])).toBe(`"${text}"\r\n`),
  );
  test.each([
    [";=1+1", ";'=1+1"],
    ["Ada;=1+1", "Ada;'=1+1"],
    ["Ada,@SUM(A1)", "Ada,'@SUM(A1)"],
    ["Ada; -1", "Ada; '-1"],
    ["line\n+1", "line\n'+1"],
    ["line\r\n=1", "line\r\n'=1"],
    ["a\t=1", "a\t'=1"],
    ["a;＝1", "a;'＝1"],
    ["name: =1+1;=2+2", "name: =1+1;'=2+2"],
  ])("that would hold a formula for a spreadsheet that splits elsewhere gets one inside: %j", (text, safe) =>
    expect(csvLines([[text]])).toBe(`"${safe}"\r\n`),
  );
  test("holds quotes, commas and line breaks", () => {
    const text = 'Line 1\nLine 2, "quoted"';
    expect(Papa.parse(csvLines([[text, "x"]]), { skipEmptyLines: true }).data).toEqual([[text, "x"]]);
  });
});

test("a file begins with the byte order mark and its header, and ends each line by CRLF", () => {
  expect(csvFile(["Name", "Score"], [["Ada", 7]])).toBe('\uFEFF"Name","Score"\r\n"Ada","7"\r\n');
  expect(csvFile(["Name"], [])).toBe('\uFEFF"Name"\r\n');
});

test("what would turn the direction of the rest of its line is left out, before formulas are looked for", () => {
  expect(csvLines([["\u202egnp.exe", "\u2066=1+1", 7]])).toBe('"gnp.exe","\'=1+1","7"\r\n');
});
