import { expect, test } from "vitest";
import { numbersOf } from "./numbers.server.ts";

test.each([
  ["US", "(503) 555-0177", "+15035550177"],
  ["US", "1 503 555 0177", "+15035550177"],
  ["US", "+49 89 1234567", "+49891234567"],
  ["US", "089 1234567", undefined], // a German one: no area code of the USA begins with 0
  ["DE", "089 1234567", "+49891234567"],
  ["GB", "07700 900123", "+447700900123"],
  ["IT", "02 1234567", "+39021234567"],
  ["US", "503", undefined],
  [undefined, "503 555 0177", undefined],
])("in %s, %j is %s", async (country, typed, number) => {
  expect((await numbersOf(country))(typed)).toBe(number);
});

test.each([
  ["(503) 555-0177", "+15035550177"],
  ["089 1234567", "+49891234567"],
  ["0170 5550144", "+491705550144"],
])("of somebody with numbers in Germany and the USA, %j is %s", async (typed, number) => {
  for (const countries of [
    ["DE", "US"],
    ["US", "DE"],
  ])
    expect((await numbersOf(...countries))(typed)).toBe(number);
});
