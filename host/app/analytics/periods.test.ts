import { describe, expect, test } from "vitest";
import {
  startOfDay,
  dayInTimeZone,
  daysBefore,
  daysOf,
  groupingOf,
  groupStarts,
  lengthOf,
  toTimeRange,
  offsetAt,
  startOf,
  offsetPeriods,
  weekdayOf,
  timeZoneNamed,
} from "./periods.ts";

const utc = (text: string) => Date.parse(text);

describe("ranges", () => {
  test("end today, and are compared with as many days before", () => {
    expect(daysOf("daily", "2026-11-21")).toEqual({ from: "2026-11-21", to: "2026-11-21" });
    expect(daysOf("monthly", "2026-11-21")).toEqual({ from: "2026-10-23", to: "2026-11-21" });
    expect(lengthOf(daysOf("yearly", "2026-11-21"))).toBe(365);
    expect(daysBefore({ from: "2026-10-23", to: "2026-11-21" })).toEqual({ from: "2026-09-23", to: "2026-10-22" });
  });
  test("are grouped by hour, day, week, month or year, by their length", () => {
    const grouping = (from: string, to: string) => groupingOf({ from, to });
    expect(grouping("2026-01-01", "2026-01-01")).toBe("hour");
    expect(grouping("2026-01-01", "2026-02-28")).toBe("day");
    expect(grouping("2026-01-01", "2026-05-31")).toBe("week");
    expect(grouping("2026-01-01", "2026-12-31")).toBe("month");
    expect(grouping("2020-01-01", "2026-12-31")).toBe("year");
  });
});

describe("groups", () => {
  test("weeks begin on Monday, months and years on their first day", () => {
    expect([weekdayOf("2026-11-21"), weekdayOf("2026-11-23")]).toEqual([5, 0]);
    expect(startOf("week", "2026-01-01")).toBe("2025-12-29");
    expect(startOf("month", "2026-02-28")).toBe("2026-02-01");
    expect(startOf("year", "2026-02-28")).toBe("2026-01-01");
  });
  test("follow each other without a gap", () => {
    expect(groupStarts({ from: "2026-01-31", to: "2026-03-01" }, "month")).toEqual([
      "2026-01-01",
      "2026-02-01",
      "2026-03-01",
    ]);
    expect(groupStarts({ from: "2023-12-31", to: "2025-01-01" }, "year")).toEqual([
      "2023-01-01",
      "2024-01-01",
      "2025-01-01",
    ]);
    expect(groupStarts({ from: "2026-02-27", to: "2026-03-02" }, "day")).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
    ]);
  });
});

describe("time zones", () => {
  test("know the day at a moment and the moment a day begins", () => {
    expect(dayInTimeZone(utc("2026-06-30T23:30:00Z"), "Europe/Berlin")).toBe("2026-07-01");
    expect(startOfDay("2026-07-01", "Europe/Berlin")).toBe(utc("2026-06-30T22:00:00Z"));
    expect(startOfDay("2026-07-01", "Asia/Kathmandu")).toBe(utc("2026-06-30T18:15:00Z"));
    expect(offsetAt(utc("2026-01-01T00:00:00Z"), "America/St_Johns")).toBe(-3.5 * 3_600_000);
  });
  test("days of a change of clocks have 23 and 25 hours", () => {
    const hours = (day: string) => {
      const { start, end } = toTimeRange({ from: day, to: day }, "Europe/Berlin");
      return (end - start) / 3_600_000;
    };
    expect([hours("2026-03-29"), hours("2026-03-30"), hours("2026-10-25")]).toEqual([23, 24, 25]);
  });
  test("where clocks skip midnight, the day begins at the first moment there is", () => {
    expect(startOfDay("2026-09-06", "America/Santiago")).toBe(utc("2026-09-06T04:00:00Z"));
    expect(dayInTimeZone(startOfDay("2026-09-06", "America/Santiago") - 1, "America/Santiago")).toBe("2026-09-05");
  });
  test("a year is cut where clocks are changed", () => {
    const stretches = offsetPeriods(utc("2026-01-01T00:00:00Z"), utc("2027-01-01T00:00:00Z"), "Europe/Berlin");
    expect(stretches.map(({ from, offset }) => [new Date(from * 900_000).toISOString(), offset])).toEqual([
      ["2026-01-01T00:00:00.000Z", 4],
      ["2026-03-29T01:00:00.000Z", 8],
      ["2026-10-25T01:00:00.000Z", 4],
    ]);
    expect(offsetPeriods(utc("2026-01-01T00:00:00Z"), utc("2026-01-01T00:15:00Z"), "UTC")).toEqual([
      { from: 1963584, offset: 0 },
    ]);
  });
  test("unknown names are known as such", () =>
    expect(
      ["Europe/Berlin", "eUROPE/berlin", "Asia/Kolkata", "asia/KOLKATA", "Mars/Olympus", ""].map(timeZoneNamed),
    ).toEqual(["Europe/Berlin", "Europe/Berlin", "Asia/Kolkata", "Asia/Kolkata", undefined, undefined]));
});
