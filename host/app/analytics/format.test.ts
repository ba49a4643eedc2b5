import { expect, test } from "vitest";
import { numberFormatter } from "../ui/locale.ts";
import { dateFormats } from "./format.ts";

test("numbers and dates are the reader's", () => {
  expect([numberFormatter("en-US")(1234567), numberFormatter("de-DE")(1234567)]).toEqual(["1,234,567", "1.234.567"]);
  expect(dateFormats("de-DE").days("2026-10-23", "2026-11-21")).toBe("23. Oktober to 21. November");
  expect(dateFormats("de-DE").title("2026-11-16", "week")).toBe("Week of 16. November");
});

test("readers of English get the order of the design", () => {
  for (const locale of ["en", "en-US", "en-GB"]) {
    const { days, label, title, moment } = dateFormats(locale);
    expect(days("2026-10-23", "2026-11-21")).toBe("23 October to 21 November");
    expect(days("2025-10-23", "2026-11-21")).toBe("23 October 2025 to 21 November 2026");
    expect([label("2026-10-23", "day"), label("14:00", "hour"), label("2026-01-01", "year")]).toEqual([
      "23 Oct",
      "14:00",
      "2026",
    ]);
    expect(title("2026-11-16", "day")).toBe("Mon 16 November");
    expect(moment("2020-11-20T17:42:00Z", "Europe/Berlin")).toBe("20 Nov 2020, 18:42");
  }
});
