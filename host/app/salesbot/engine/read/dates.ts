import { DAY_MS } from "../../../config/durations.ts";
import { type Day, DAYS } from "../../limits.ts";
import type { WorkingHours } from "../../salesbot.schema.ts";
import { hasHours } from "../facts/working-hours.ts";
import { BRITISH_DATES, DATE_READERS } from "../languages/date-readers.ts";
import { type LanguageCode, LIBRARIES } from "../languages/libraries.ts";
import { monthsNamed } from "./months.ts";
import { type Disagreement, utcDay } from "./whole-dates.ts";
import { isInAfternoon, spellOutDates, withoutOtherFigures } from "./written-dates.ts";

/** A day and time somebody names, at the business's place. */
export interface ParsedDateTime {
  /** It lies outside of what is usual and is kept all the same: the owner is asked. */
  isUnusual?: boolean;
  /** YYYY-MM-DD */
  day?: string;
  /** HH:MM */
  time?: string;
  /** The last day of a stay. */
  until?: string;
  /** Why the day or the time cannot be meant as it stands. */
  problem?:
    | { kind: "no such day"; text: string }
    | { kind: "past" | "closed"; day: string }
    /** The weekday that was said is another day's. */
    | ({ kind: "which day" } & Disagreement)
    /** The owner's own sentence says it, of the day or only of the time. */
    | { kind: "ruled out"; why: string; isTime?: boolean };
}

/** How a message's day and time are read. */
export interface DateTimeContext {
  language: LanguageCode;
  now: Date;
  hours: WorkingHours | null;
  /** The day that is known from before: a time alone means it. */
  agreedDay?: string;
  /** The months, from 0, that a wish without a day names: a weekday alone is one of theirs. */
  months?: ReadonlySet<number>;
  /** `10/12` is 12 October, as in the United States; elsewhere it is 10 December. */
  isMonthFirst?: boolean;
}

/** Characters of a message's beginning and end that are searched for dates: longer texts cost more to parse. */
const MAX_SCANNED = 200;
/** More figures than this are no wish for a day, and would cost much to read. */
const MAX_NUMBERS = 12;
/** Times that are no wish for a day. */
const NO_DAY = /^\W*(?:so|now|jetzt|ahora|maintenant|agora|ora|adesso|nu|weekend|wochenende)\W*$/i;
const WRITTEN_OUT = /(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g;
/** Parsers take the `Fr` of `Frühling` for a Friday: to them a word ends before a letter with a mark. */
const LETTER = /\p{Script=Latin}/u;
const WEEKEND = /week-?ends?|wochenende|fin de semana|fim de semana|fine settimana/i;

/** What a message says of days and times, as the parser reads it, and its other words; undefined if it says nothing. */
export function readDates(
  message: string,
  { language, now, hours, agreedDay, months: wishedMonths, isMonthFirst = false }: DateTimeContext,
) {
  // Some parsers take time by the cube of a run of blanks.
  const line = message.replace(/\s+/g, " ");
  const shortened =
    line.length > 2 * MAX_SCANNED ? `${line.slice(0, MAX_SCANNED)} . ${line.slice(-MAX_SCANNED)}` : line;
  const text = withoutOtherFigures(shortened);
  if ((text.match(/\d+/g)?.length ?? 0) > MAX_NUMBERS) return undefined;
  const zone = hours?.timeZone ?? "UTC";
  const reference = { instant: now, timezone: offsetOf(zone, now) };
  const parser = language === "en" && !isMonthFirst ? BRITISH_DATES : LIBRARIES[language].dates;
  const {
    text: written,
    disagreement,
    impossible,
  } = spellOutDates(text, { language, today: todayAt(zone, now), agreedDay, isMonthFirst });
  if (impossible) return { results: [], rest: text, problem: { kind: "no such day", text: impossible } as const };
  // Days that are written out are read apart: not every parser tells one from the time beside it.
  const days = [...written.matchAll(WRITTEN_OUT)].flatMap(({ 0: day, index }) =>
    DATE_READERS.en.parse(day, reference).map((one) => Object.assign(one, { index })),
  );
  // `Saturday`, of a Saturday in January, is none of this week.
  const named = monthsNamed(written, language);
  const months = named.size > 0 ? named : (wishedMonths ?? named);
  const others = parser
    .parse(written.replace(WRITTEN_OUT, ";         "), reference, { forwardDate: true })
    .filter(({ text: phrase, index, start }) => {
      const isCutWord = LETTER.test(phrase.at(-1)!) && LETTER.test(written[index + phrase.length] ?? "");
      return !isCutWord && isOfMonth(start, months);
    });
  const results = [...days, ...others].filter((one) => !NO_DAY.test(one.text.trim())).sort((a, b) => a.index - b.index);
  return {
    results,
    rest: results.reduce((rest, one) => rest.replace(one.text, " "), written),
    isAfternoon: isInAfternoon(text, language),
    disagreement,
  };
}

const isOfMonth = (
  start: { get(part: "month"): number | null; isCertain(part: "day" | "weekday"): boolean },
  months: ReadonlySet<number>,
): boolean =>
  months.size === 0 || !(start.isCertain("day") || start.isCertain("weekday")) || months.has(start.get("month")! - 1);

const two = (n: number | null) => String(n ?? 0).padStart(2, "0");
/** A parsed date as YYYY-MM-DD. */
export const isoDay = (parts: { get(part: "year" | "month" | "day"): number | null }): string =>
  `${parts.get("year")}-${two(parts.get("month"))}-${two(parts.get("day"))}`;

/** The day and time that a message names, held against the calendar and the opening hours. */
export function parseDateTime(
  message: string,
  context: DateTimeContext,
  read = readDates(message, context),
): ParsedDateTime | undefined {
  const { now, hours, agreedDay } = context;
  if (!read) return undefined;
  if (read.problem) return { problem: read.problem };
  const { results } = read;
  const zone = hours?.timeZone ?? "UTC";
  const days = results.filter(
    ({ start, text: phrase }) =>
      (start.isCertain("day") || start.isCertain("weekday")) && !WEEKEND.test(phrase) && start.get("year")! < 10_000,
  );
  // `Thursday at 6 then, 10 December`
  const weekday = days[0]?.start.isCertain("day") === false ? weekdayOf(isoDay(days[0].start)) : undefined;
  const named = days.find(({ start }) => start.isCertain("day") && weekdayOf(isoDay(start)) === weekday) ?? days[0];
  const timed = results.find(({ start }) => start.isCertain("hour"));
  if (!named && !timed) return undefined;
  const day = !named
    ? agreedDay
    : inWeekOf(
        agreedDay,
        isoDay(named.start),
        named.start.isCertain("day") || /\bnext\b|\bthis\b|nächst|diese|próxim|prochain/i.test(named.text),
      );
  const open = day && hasHours(hours) ? (hours.days[weekdayOf(day)] ?? []) : undefined;
  const time = timed && timeOf(timed.start, open, read.isAfternoon);
  if (read.disagreement)
    return { day: read.disagreement.day, time, problem: { kind: "which day", ...read.disagreement } };
  if (day && day < todayAt(zone, now)) return { time, problem: { kind: "past", day } };
  if (day && open?.length === 0) return { time, problem: { kind: "closed", day } };
  if (day && time && open && !open.some(({ from, to }) => from <= time && time < to))
    return { day, time, isUnusual: true };
  return { ...(day && { day }), ...(time && { time }) };
}

/**
 * `Make it Wednesday` of a day about a week ahead is the Wednesday of that week, and the weekday of what was agreed
 * is that day.
 */
const NEAR_DAYS = 6;
function inWeekOf(agreedDay: string | undefined, day: string, isExact: boolean): string {
  if (!agreedDay || isExact) return day;
  if (weekdayOf(agreedDay) === weekdayOf(day)) return agreedDay;
  if (Date.parse(agreedDay) - Date.parse(day) < NEAR_DAYS * DAY_MS) return day;
  const monday = (at: string) => Date.parse(at) - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS;
  return utcDay(monday(agreedDay) + Date.parse(day) - monday(day));
}

interface Parts {
  get(part: "hour" | "minute"): number | null;
  isCertain(part: "meridiem"): boolean;
}

/** `at 3` without am or pm is the one that is said, or open, or the afternoon. */
function timeOf(
  start: Parts,
  open: readonly { from: string; to: string }[] | undefined,
  isAfternoon: boolean | undefined,
): string {
  const written = (hour: number) =>
    `${String(hour).padStart(2, "0")}:${String(start.get("minute") ?? 0).padStart(2, "0")}`;
  const hour = start.get("hour") ?? 0;
  const morning = written(hour);
  if (hour >= 12 || hour === 0 || start.isCertain("meridiem")) return morning;
  if (isAfternoon) return written(hour + 12);
  const isOpen = (time: string) => open?.some(({ from, to }) => from <= time && time < to) ?? false;
  if (isOpen(morning)) return morning;
  return isOpen(written(hour + 12)) || (!open && hour <= 6) ? written(hour + 12) : morning;
}

/** Minutes that a zone's clock is ahead of UTC. */
function offsetOf(zone: string, now: Date): number {
  const [, sign, hours, minutes = "0"] =
    /GMT([+-])(\d{1,2}):?(\d\d)?/.exec(
      new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).format(now),
    ) ?? [];
  return hours ? (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
}

export const todayAt = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat("sv", { timeZone: zone }).format(now);

export const weekdayOf = (day: string): Day => DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!;

/** The moment of a day and time at a place. */
export function zonedDate(day: string, time: string, zone: string): Date {
  const guess = new Date(`${day}T${time}:00Z`);
  const first = new Date(guess.getTime() - offsetOf(zone, guess) * 60_000);
  return new Date(guess.getTime() - offsetOf(zone, first) * 60_000);
}

/** `Tuesday, May 19` in a language. */
export const formatDay = (day: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
