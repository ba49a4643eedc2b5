import { describe, expect, test } from "vitest";
import { closeUpQuotes, isCrushedNumber, plainCell, splitSeparatorLine } from "./cells.ts";

describe("a number that a spreadsheet has shortened", () => {
  test.each(["4.91701E+11", "4,91701E+11", "4.91701e+11", "4.9170123E11", "5E+11", "-1.5E+3", " 1.23457E+15 "])(
    "%j",
    (text) => expect(isCrushedNumber(text)).toBe(true),
  );
  test.each(["491701234567", "4.91701234567E+11", "+49 170 1234567", "E11", "1E5", "12E+3", "ext 5E", "3.14", ""])(
    "is not %j",
    (text) => expect(isCrushedNumber(text)).toBe(false),
  );
});

test.each([
  ['="0170 1234567"', "0170 1234567"],
  ['="a ""b"""', 'a "b"'],
  ["491701234567.0", "491701234567"],
  ["491701234567,0", "491701234567"],
  ["4.91701234567E+11", "491701234567"],
  ["'+49 170", "+49 170"],
  ["'0301234", "0301234"],
  ["'(030) 12-34", "(030) 12-34"],
  ["'90s", "'90s"],
  ["'98", "'98"],
  [" plain ", "plain"],
  ["3.0", "3.0"],
  ["=1+1", "=1+1"],
])("the cell %j says %j", (cell, text) => expect(plainCell(cell)).toBe(text));

test.each([
  ["sep=;\nA;B", ";", "A;B"],
  ["\uFEFFsep=,\r\nA,B", ",", "A,B"],
  ["SEP=\t\rA\tB", "\t", "A\tB"],
  ['"sep=;"\nA;B', ";", "A;B"],
  ["A;B\nsep=;", undefined, "A;B\nsep=;"],
  ["separator\nA", undefined, "separator\nA"],
])("%j names its separator, or not", (text, separator, rest) =>
  expect(splitSeparatorLine(text)).toEqual({ separator, rest }),
);

test.each([
  ['"a", "b"\n "c",  "d, e" \n', ",", '"a","b"\n"c","d, e" \n'],
  ['a| "b|c"\r\nd| e', "|", 'a|"b|c"\r\nd| e'],
  ['x, "He said, ""yes"", and left"', ",", 'x,"He said, ""yes"", and left"'],
  ['"a, ""b"", c", "d"', ",", '"a, ""b"", c","d"'],
  ['a, "b" is nice, c', ",", 'a, "b" is nice, c'],
  ['a, "open', ",", 'a, "open'],
  ["a, b", ",", "a, b"],
])("%j divided by %j is %j without blanks before quotation marks", (text, delimiter, closed) =>
  expect(closeUpQuotes(text, delimiter)).toBe(closed),
);

test.each(['a, "', 'a, ""', '""a', ', "b"c', ", ", '"', '\n "'])(
  "8 MB of %j take no longer than reading the file",
  (part) => {
    const started = performance.now();
    closeUpQuotes(`x, "y"\n, "${part.repeat(8_000_000 / part.length)}`, ",");
    expect(performance.now() - started).toBeLessThan(3_000);
  },
);
