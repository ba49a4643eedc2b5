import { expect, test } from "vitest";
import { phoneParserFor } from "./numbers.ts";

test.each([
  ["US", "(503) 555-0177", "+15035550177"],
  ["US", "1 503 555 0177", "+15035550177"],
  ["US", "+49 89 1234567", "+49891234567"],
  ["US", "089 1234567", undefined], // a German one: no area code of the USA begins with 0
  ["DE", "089 1234567", "+49891234567"],
  ["GB", "07700 900123", "+447700900123"],
  ["IT", "02 1234567", "+39021234567"],
  ["US", "503", undefined],
  ["DE", "(503) 555-0177", undefined], // Germans begin with 0
  ["DE", "0049 89 1234567", "+49891234567"],
  ["US", "0049 89 1234567", "+49891234567"],
  ["US", "011 49 89 1234567", "+49891234567"],
  ["US", "(503) 555-0177 ext. 12", "+15035550177"],
  ["US", "+1 503 555 0177 x12", "+15035550177"],
  [undefined, "+44 7700 900123", "+447700900123"],
  [undefined, "503 555 0177", undefined],
  [undefined, "+1-503-555-0177;ext=12", "+15035550177"],
  [undefined, "+1-503-555-0177;phone-context=example.com", "+15035550177"],
  [undefined, `+1;phone-context=${"000.".repeat(40)}!`, undefined], // the library would take longer than anybody lives
])("in %s, %j is %s", (country, typed, number) => {
  expect(phoneParserFor(country)(typed)).toBe(number);
});

test.each([
  ["(503) 555-0177", "+15035550177"],
  ["089 1234567", "+49891234567"],
  ["0170 5550144", "+491705550144"],
])("of somebody with numbers in Germany and the USA, %j is %s", (typed, number) => {
  for (const countries of [
    ["DE", "US"],
    ["US", "DE"],
  ])
    expect(phoneParserFor(...countries)(typed)).toBe(number);
});
