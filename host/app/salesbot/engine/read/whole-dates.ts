import { DAY_MS } from "../../../config/durations.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { normalise } from "../languages/normalize.ts";
import { monthPattern, monthsOf } from "./months.ts";
import { phrasePattern, withAccents } from "./phrase-pattern.ts";
import { weekdayNamed } from "./weekdays.ts";
import { memoizeByLanguage } from "../languages/memoize.ts";

/** A date, and the day nearest to it that has the weekday it was named with: `Tuesday 9 December` is a Wednesday. */
export interface Disagreement {
  day: string;
  other: string;
}

interface DateOptions {
  language: LanguageCode;
  /** YYYY-MM-DD, at the business's place. */
  today: string;
  /** `10/12` is 12 October. */
  isMonthFirst?: boolean;
}

/** Names of weekdays that are shorter may be other words: `die 9.12.` */
const MIN_WEEKDAY_LETTERS = { en: 3, others: 4 };
/** The two words before a date: its weekday may be one of them. */
const LEAD = String.raw`(?<lead>(?:(?<![\p{L}\d])\p{L}{1,10}(?:-\p{L}{2,6})?[.,]{0,2}\s{1,2}){1,2})?`;
const NUMBER = String.raw`(?<![\d:./-])(?<day>\d{1,2})`;
const YEAR = String.raw`(?:,?\s(?:del?\s)?(?<year>20\d\d)(?!\d))?`;
const NO_TIME = String.raw`(?![:.]?\d|\s?(?:[ap]\.?m|uhr|uur|h|u)(?!\p{L}))`;
const SHARED = /(?<![\d:./-])(\d{1,2})\.?( ?[-–] ?| \p{L}{1,5} )(?=\d{1,2}([./])(\d{1,2})(?![\d:]|[./]\d))/giu;

interface Patterns {
  /** `9 December 2026`, `9.12.`, and `December 9`, each with its weekday. */
  dates: RegExp[];
  /** `at` before `9.12` makes it a time. */
  at: RegExp;
}

const patternsOf = memoizeByLanguage((language: LanguageCode): Patterns => {
  const month = `(?<month>${withAccents(monthPattern(language))})(?!\\p{L})`;
  const forms = [
    String.raw`${LEAD}${NUMBER}(?:st|nd|rd|th|er?|[.º°])?\s{0,2}(?:(?:of|d[eio])\s)?${month}\.?${YEAR}`,
    String.raw`${LEAD}${NUMBER}(?<mark>[./-])(?<month>\d{1,2})(?:\k<mark>(?<year>\d{4}|\d{2}))?${NO_TIME}(?<point>\.(?!\d))?`,
    ...(language === "en"
      ? [String.raw`${LEAD}(?<!\p{L})${month}\.?\s(?:the\s)?(?<day>\d{1,2})(?:st|nd|rd|th)?${NO_TIME}${YEAR}`]
      : []),
  ];
  return {
    dates: forms.map((form) => new RegExp(form, "giu")),
    at: new RegExp(`${phrasePattern(language, "at")}\\s$`, "iu"),
  };
});

/** What a text says of dates: with each as YYYY-MM-DD without its weekday, and what is wrong with one. */
export interface WrittenDates {
  text: string;
  disagreement?: Disagreement;
  /** A date that no calendar has, as it was written: `31 February`. */
  impossible?: string;
}

/** Writes each whole date out. */
export function writeDatesOut(message: string, { language, today, isMonthFirst = false }: DateOptions): WrittenDates {
  const { dates, at } = patternsOf(language);
  const months = new Map([...monthsOf("en"), ...monthsOf(language)]);
  let disagreement: Disagreement | undefined;
  let impossible: string | undefined;
  const write = (...match: unknown[]): string => {
    const phrase = match[0] as string;
    const { lead = "", day, month, year, mark, point } = match.at(-1) as Record<string, string | undefined>;
    const words = lead.match(/\S+\s*/g) ?? [];
    const isSure = (word: string) => word.trim().length >= MIN_WEEKDAY_LETTERS[language === "en" ? "en" : "others"];
    const named = words.findLastIndex(
      (word, index) => weekdayNamed(word, language) !== undefined && (index === words.length - 1 || isSure(word)),
    );
    const weekday = named < 0 ? undefined : weekdayNamed(words[named]!, language);
    const isAt = at.test(lead);
    const isPointed = language === "de" ? !isAt || point : !isAt && (point ?? weekday) !== undefined;
    // `9.12` may be a time, and `1-2` a range.
    if (mark === "." && !year && !isPointed) return phrase;
    if (mark === "-" && year?.length !== 4) return phrase;
    const isSwapped = isMonthFirst && mark === "/";
    const date = mark
      ? dateOf(Number(isSwapped ? month : day), Number(isSwapped ? day : month) - 1, year, today)
      : dateOf(Number(day), months.get(normalise(month!))!, year, today);
    if (phrase.endsWith("24/7")) return phrase;
    if (!date) {
      // `12/25/2026`, the other way round
      const isOtherWay = mark && dateOf(Number(month), Number(day) - 1, year, today);
      if (!isOtherWay && (!mark || year)) impossible ??= phrase.slice(lead.length).trim();
      return phrase;
    }
    if (weekday === undefined) return `${lead}${date}`;
    const off = ((weekday - new Date(date).getUTCDay() + 10) % 7) - 3;
    if (off !== 0 && isSure(words[named]!))
      disagreement = { day: date, other: utcDay(Date.parse(date) + off * DAY_MS) };
    return `${words.slice(0, named).join("")}${date}`;
  };
  const written = message.replace(SHARED, (phrase, day: string, to: string, mark: string, month: string) =>
    Number(month) <= 12 ? `${day}${mark}${month}${mark === "." ? "." : ""}${to}` : (phrase as string),
  );
  const text = dates.reduce((rest, pattern) => rest.replace(pattern, write), written);
  for (const [phrase, year, month, day] of message.matchAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g))
    if (!dateOf(Number(day), Number(month) - 1, year, today)) impossible ??= phrase;
  return { text, disagreement, impossible };
}

/** A moment, in milliseconds since 1970, as YYYY-MM-DD. */
export const utcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The date of this day and month (from 0), the next one where no year is given; undefined if no calendar has it. */
function dateOf(day: number, month: number, year: string | undefined, today: string): string | undefined {
  const first = Number(year ?? today.slice(0, 4));
  const years = year ? [first < 100 ? first + 2000 : first] : Array.from({ length: 9 }, (_, ahead) => first + ahead);
  return years
    .map((of) => new Date(Date.UTC(of, month, day)))
    .filter((date) => date.getUTCMonth() === month && date.getUTCDate() === day)
    .map((date) => utcDay(date.getTime()))
    .find((date) => year !== undefined || date >= today);
}
