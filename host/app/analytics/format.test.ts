import { expect, test } from "vitest";
import { numberFormatter } from "../ui/locale.ts";
import { dateFormats } from "./format.ts";

test("numbers and dates are the reader's", () => {
  expect([numberFormatter("en-US")(1234567), numberFormatter("de-DE")(1234567)]).toEqual(["1,234,567", "1.234.567"]);
  expect(dateFormats("de-DE").days("2026-10-23", "2026-11-21")).toBe("23. Oktober to 21. November");
  expect(dateFormats("de-DE").title("2026-11-16", "week")).toBe("Week of 16. November");
});

test.each([
  ["en-US", "October 23 to November 21", "Oct 23", "2:00 PM", "Mon November 16", "Nov 20, 2020, 6:42 PM"],
  ["en-GB", "23 October to 21 November", "23 Oct", "14:00", "Mon 16 November", "20 Nov 2020, 18:42"],
  ["en-CA", "October 23 to November 21", "Oct 23", "2:00 p.m.", "Mon November 16", "Nov 20, 2020, 6:42 p.m."],
  ["en-AU", "23 October to 21 November", "23 Oct", "2:00 pm", "Mon 16 November", "20 Nov 2020, 6:42 pm"],
])("readers of %s get their region's order and clock", (locale, days, day, hour, title, moment) => {
  const formats = dateFormats(locale);
  const plain = (text: string) => text.replace(/\u202f|\u00a0/g, " ");
  expect(
    [
      formats.days("2026-10-23", "2026-11-21"),
      formats.label("2026-10-23", "day"),
      formats.label("14:00", "hour"),
      formats.title("2026-11-16", "day"),
      formats.moment("2020-11-20T17:42:00Z", "Europe/Berlin"),
    ].map(plain),
  ).toEqual([days, day, hour, title, moment]);
});
