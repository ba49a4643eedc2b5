import { DAY_MS } from "../config/durations.ts";

/** The ranges of the selector: a length of time up to now, the period before it is what it is compared with. */
export const RANGES = ["daily", "weekly", "monthly", "yearly"] as const;
export type Range = (typeof RANGES)[number];
export const DEFAULT_RANGE: Range = "monthly";

/** The days of a range, today included. */
const RANGE_DAYS: Record<Range, number> = { daily: 1, weekly: 7, monthly: 30, yearly: 365 };

/** Period of one point in a series. */
export type Grouping = "hour" | "day" | "week" | "month" | "year";

/** A calendar day without a time zone, YYYY-MM-DD; such days compare as text. */
export type Day = string;

/** Days of a time zone, both included. */
export interface Days {
  from: Day;
  to: Day;
}

const QUARTER_MS = 900_000;

const asUtc = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOfUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The day `n` days after, or before for a negative n. */
export const addDays = (day: Day, n: number): Day => dayOfUtc(asUtc(day) + n * DAY_MS);

/** The longest span that is asked for. */
export const MAX_DAYS = 3_660;

/** How many days a span has. */
export const lengthOf = ({ from, to }: Days) => Math.round((asUtc(to) - asUtc(from)) / DAY_MS) + 1;

/** The days of a range that ends today. */
export function daysOf(range: Range, today: Day): Days {
  return { from: addDays(today, 1 - RANGE_DAYS[range]), to: today };
}

/** The period of equal length just before. */
export function daysBefore(days: Days): Days {
  return { from: addDays(days.from, -lengthOf(days)), to: addDays(days.from, -1) };
}

/** Days a series can show one by one, weeks, months. */
const MAX_POINTS = { day: 62, week: 26 * 7, month: 36 * 31 };

/** The grouping that shows a span in a readable number of points. */
export function groupingOf(days: Days): Grouping {
  const length = lengthOf(days);
  if (length === 1) return "hour";
  if (length <= MAX_POINTS.day) return "day";
  if (length <= MAX_POINTS.week) return "week";
  return length <= MAX_POINTS.month ? "month" : "year";
}

/** The first day of the week (Monday, ISO 8601), month or year that a day lies in. */
export function startOf(grouping: Exclude<Grouping, "hour">, day: Day): Day {
  switch (grouping) {
    case "day":
      return day;
    case "week":
      return addDays(day, -weekdayOf(day));
    case "month":
      return `${day.slice(0, 8)}01`;
    case "year":
      return `${day.slice(0, 5)}01-01`;
  }
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: Day) => (new Date(asUtc(day)).getUTCDay() + 6) % 7;

/** The first days of all groups of a span, in order; the first and last group may reach over its ends. */
export function groupStarts(days: Days, grouping: Exclude<Grouping, "hour">): Day[] {
  const starts: Day[] = [];
  for (let day = startOf(grouping, days.from); day <= days.to; day = nextStart(grouping, day)) starts.push(day);
  return starts;
}

function nextStart(grouping: Exclude<Grouping, "hour">, start: Day): Day {
  const step = { day: 1, week: 7, month: 31, year: 366 }[grouping];
  return startOf(grouping, addDays(start, step));
}

// --- time zones -------------------------------------------------------------------------------------------------

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", {
      timeZone,
      hourCycle: "h23",
      era: "short",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Names of time zones, by how they were written, in small letters: one for each, in whatever capitals it comes. */
const zoneNames = new Map<string, string>();

/** The name of a time zone, in whatever capitals it is written; undefined for none that the platform knows. */
export function timeZoneNamed(text: string): string | undefined {
  const key = text.toLowerCase();
  const name = zoneNames.get(key);
  if (name) return name;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions();
    // `Asia/Kolkata` stays, though platforms call it Asia/Calcutta.
    const written = timeZone.toLowerCase() === key ? timeZone : text;
    zoneNames.set(key, written);
    return written;
  } catch {
    return undefined;
  }
}

/** Cache size of each function: the same days are looked up often, and that is slow. */
const MAX_CACHED = 10_000;

/** A function of a time zone that remembers its answers. */
function memoized<Key, Result>(find: (key: Key, timeZone: string) => Result): typeof find {
  const byZone = new Map<string, Map<Key, Result>>();
  let size = 0;
  return (key, timeZone) => {
    const cached = byZone.get(timeZone)?.get(key);
    if (cached !== undefined) return cached;
    const result = find(key, timeZone);
    if (size++ >= MAX_CACHED) {
      byZone.clear();
      size = 1;
    }
    byZone.set(timeZone, (byZone.get(timeZone) ?? new Map<Key, Result>()).set(key, result));
    return result;
  };
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
export const offsetAt = (ms: number, timeZone: string): number => offsetIn(Math.floor(ms / 1000), timeZone);

const offsetIn = memoized((second: number, timeZone: string): number => {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(second * 1000)
      .map(({ type, value }) => [type, value]),
  );
  const local = Date.UTC(
    Number(parts.year),
    Number(parts.month) - 1,
    Number(parts.day),
    Number(parts.hour),
    Number(parts.minute),
    Number(parts.second),
  );
  return local - second * 1000;
});

/** The day it is in a time zone at a moment. */
export const dayInTimeZone = (ms: number, timeZone: string): Day => dayOfUtc(ms + offsetAt(ms, timeZone));

/** The moment a day begins in a time zone. Where clocks skip midnight, it is the first moment after. */
export const startOfDay = memoized((day: Day, timeZone: string): number => {
  const midnight = asUtc(day);
  const guess = midnight - offsetAt(midnight, timeZone);
  const moment = midnight - offsetAt(guess, timeZone);
  if (dayInTimeZone(moment, timeZone) < day) return moment + (offsetAt(guess, timeZone) - offsetAt(moment, timeZone));
  return moment;
});

/** The moments a span of days begins, and ends (excluded). */
export const toTimeRange = ({ from, to }: Days, timeZone: string) => ({
  start: startOfDay(from, timeZone),
  end: startOfDay(addDays(to, 1), timeZone),
});

/** A stretch of time through which a zone's clocks are not changed; `from` and `offset` in quarters of an hour. */
export interface OffsetPeriod {
  from: number;
  offset: number;
}

/** The stretches that cover the time from `start` to `end`: one, or one more for each change of clocks between. */
export function offsetPeriods(start: number, end: number, timeZone: string): OffsetPeriod[] {
  const offsetOf = (quarter: number) => Math.round(offsetAt(quarter * QUARTER_MS, timeZone) / QUARTER_MS);
  const first = Math.floor(start / QUARTER_MS);
  const last = Math.max(first, Math.ceil(end / QUARTER_MS) - 1);
  const stretches: OffsetPeriod[] = [{ from: first, offset: offsetOf(first) }];
  // Clocks stay for weeks at least: looking every ten days misses no change, except a zone's rare caprice.
  const step = 10 * 96;
  for (let from = first; from < last; from += step) {
    const to = Math.min(from + step, last);
    if (offsetOf(to) === stretches.at(-1)!.offset) continue;
    let [before, after] = [from, to];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetOf(middle) === stretches.at(-1)!.offset) before = middle;
      else after = middle;
    }
    stretches.push({ from: after, offset: offsetOf(after) });
  }
  return stretches;
}
