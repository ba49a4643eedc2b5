import type { Day, Grouping } from "./periods.ts";

// Texts are English; the day's order follows the design: 23 October.
const LOCALE = "en-GB";
const utc = { timeZone: "UTC" } as const;
const long = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "long", ...utc });
const longYear = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "long", year: "numeric", ...utc });
const short = new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "short", ...utc });
const month = new Intl.DateTimeFormat(LOCALE, { month: "short", year: "2-digit", ...utc });
const monthLong = new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric", ...utc });
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: "short", day: "numeric", month: "long", ...utc });

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);

export const formatCount = new Intl.NumberFormat("en").format;

/** `23 October to 21 November`, with years where they differ. */
export function formatDays(from: Day, to: Day): string {
  if (from === to) return longYear.format(dateOf(from));
  const format = from.slice(0, 4) === to.slice(0, 4) ? long : longYear;
  return `${format.format(dateOf(from))} to ${format.format(dateOf(to))}`;
}

/** A point's name under the chart: `23 Oct`, `Oct 26`, `2026`, `14:00`. */
export function pointLabel(start: string, grouping: Grouping): string {
  switch (grouping) {
    case "hour":
      return start;
    case "day":
    case "week":
      return short.format(dateOf(start));
    case "month":
      return month.format(dateOf(start));
    case "year":
      return start.slice(0, 4);
  }
}

/** A point's whole name: `Mon 16 November`, `Week of 16 November`. */
export function pointTitle(start: string, grouping: Grouping): string {
  switch (grouping) {
    case "hour":
      return `${start} to ${start.slice(0, 2)}:59`;
    case "day":
      return weekday.format(dateOf(start)).replace(",", "");
    case "week":
      return `Week of ${long.format(dateOf(start))}`;
    case "month":
      return monthLong.format(dateOf(start));
    case "year":
      return start.slice(0, 4);
  }
}

/** A moment on the clock of the figures: `20 Nov, 18:42`, with the year when it is not this one. */
export function formatMoment(timestamp: string, timeZone: string): string {
  const date = new Date(timestamp);
  const isThisYear = date.getUTCFullYear() === new Date().getUTCFullYear();
  return new Intl.DateTimeFormat(LOCALE, {
    day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }), hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone,
  }).format(date);
}

/** `45 s`, `2 min 5 s` */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
