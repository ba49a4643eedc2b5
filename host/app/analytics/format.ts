import { useLocale } from "../ui/locale.ts";
import { useWords } from "../ui/use-words.ts";
import type { Day, Grouping } from "./periods.ts";
import { type AnalyticsWords, words as english, analyticsWords } from "./words.en.ts";

type Words = AnalyticsWords["dates"];

/** Dates of the figures as one reader writes them. */
interface DateFormats {
  /** `23 October to 21 November`, with years where they differ. */
  days(from: Day, to: Day): string;
  /** A point's name under the chart: `23 Oct`, `Oct 26`, `2026`, `14:00`. */
  label(start: string, grouping: Grouping): string;
  /** A point's whole name: `Mon 16 November`, `Week of 16 November`. */
  title(start: string, grouping: Grouping): string;
  /** A moment on the clock of the figures: `20 Nov, 18:42`, with the year when it is not this one. */
  moment(timestamp: string, timeZone: string): string;
}

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);

export function useDateFormats(): DateFormats {
  return dateFormats(useLocale(), useWords(analyticsWords).dates);
}

/** By the reader's locale: a document is in one language. */
const formatsByLocale = new Map<string, DateFormats>();

export function dateFormats(locale: string, words: Words = english.dates): DateFormats {
  const formats = formatsByLocale.get(locale) ?? makeFormats(locale, words);
  formatsByLocale.set(locale, formats);
  return formats;
}

function makeFormats(locale: string, words: Words): DateFormats {
  const of = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
    return (day: Day) => format.format(dateOf(day));
  };
  const long = of({ day: "numeric", month: "long" });
  const longYear = of({ day: "numeric", month: "long", year: "numeric" });
  const short = of({ day: "numeric", month: "short" });
  const month = of({ month: "short", year: "2-digit" });
  const monthLong = of({ month: "long", year: "numeric" });
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  /** `14:00`, or `2:00 PM` where clocks have twelve hours. */
  const hour = (time: string) => clock.format(new Date(`2000-01-01T${time}:00Z`));
  const weekday = of({ weekday: "short", day: "numeric", month: "long" });
  return {
    days(from, to) {
      if (from === to) return longYear(from);
      const format = from.slice(0, 4) === to.slice(0, 4) ? long : longYear;
      return words.span(format(from), format(to));
    },
    label(start, grouping) {
      switch (grouping) {
        case "hour":
          return hour(start);
        case "day":
        case "week":
          return short(start);
        case "month":
          return month(start);
        case "year":
          return start.slice(0, 4);
      }
    },
    title(start, grouping) {
      switch (grouping) {
        case "hour":
          return words.span(hour(start), hour(`${start.slice(0, 2)}:59`));
        case "day":
          return weekday(start).replace(",", "");
        case "week":
          return words.weekOf(long(start));
        case "month":
          return monthLong(start);
        case "year":
          return start.slice(0, 4);
      }
    },
    moment(timestamp, timeZone) {
      const date = new Date(timestamp);
      const isThisYear = date.getUTCFullYear() === new Date().getUTCFullYear();
      return new Intl.DateTimeFormat(locale, {
        day: "numeric",
        month: "short",
        ...(!isThisYear && { year: "numeric" }),
        hour: "numeric",
        minute: "2-digit",
        timeZone,
      }).format(date);
    },
  };
}

/** `45 s`, `2 min 5 s` */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
