import { bankHolidayFact, closesOnHolidays, fixedHolidays, holidayIn } from "./bank-holidays.ts";
import { isoDay } from "../read/dates.ts";
import { monthsOf } from "../read/months.ts";
import type { Fact } from "./split-facts.ts";
import { type LanguageCode, LIBRARIES } from "../languages/libraries.ts";
import { normalise } from "../languages/normalize.ts";
import { memoizeByLanguage } from "../languages/memoize.ts";

/** Most facts about days off that are read, since parsing dates is expensive. */
const MAX_READ = 8;
const MAX_CHARACTERS = 300;
const CLOSED =
  /\b(?:close[sd]?(?! to)|shut|on holiday|geschlossen|zu ist|renovier\w*|(?:vermieten|arbeiten|offnen) (?:\w+ )?nicht|betriebsferien|urlaub|cerrad[oa]s?|cerramos|ferm(?:e|ee|es|ees|ons)|chius[oaie]|chiudiamo|fechad[oa]s?|fechamos|gesloten|dicht)\b/;
/** `25 and 26 December`, `24., 25. und 26. Dezember`: each day gets its month, the last but one first. */
const SHARED_MONTH =
  /\b(\d{1,2})(?:st|nd|rd|th|\.)?(?:,| and| und| y| et| e| en| &) ?(\d{1,2}(?:st|nd|rd|th|\.)? (?:of |de )?(?!(?:and|und|et|en) )([a-z]{3,12}))/;
const MAX_SHARED_DAYS = 6;
const FROM_TO = /(\d{1,2}) (?:al|a|au|tot) (?=\d)/g;
/** What a whole month stands after: `closed in January`. */
const WHOLE = "(?:in|im|of|throughout|during|en|em|ad|ganzen|all|of all)";
const TO = "(?: ?[-–] ?| (?:to|till|until|through|bis|a|hasta|al|au|ate|tot) )";
const PART = /\b(?:first|last|second|third|week|day|days|erste[rn]?|letzte[rn]?|woche|primer[ao]?|ultim[ao])\b|day\b/;

/** The fact that says a day (YYYY-MM-DD) is a day off, for `closed on 25 December` where the hours do not know it. */
export function findClosure(facts: readonly Fact[], day: string, language: LanguageCode): Fact | undefined {
  return (
    facts
      .filter(({ kind, text }) => kind === "prose" && CLOSED.test(normalise(text)))
      .slice(0, MAX_READ)
      .find(({ text }) => daysOff(text, day, language).some(([first, last]) => first <= day && day <= last)) ??
    bankHolidayFact(facts, day, language)
  );
}

/** The day off that a question names: `Are you open on Boxing Day?` Bank holidays are off where the owner says so. */
export function closedOnHoliday(
  facts: readonly Fact[],
  question: string,
  today: string,
  language: LanguageCode,
): { isNamed: boolean; fact?: Fact } {
  const holiday = holidayIn(question, today);
  if (!holiday) return { isNamed: false };
  const fact = holiday.isAny ? facts.find(closesOnHolidays) : findClosure(facts, holiday.day!, language);
  return { isNamed: true, ...(fact && { fact }) };
}

/** The stretches of days that a text names, near the day that is asked about. */
function daysOff(text: string, day: string, language: LanguageCode): [first: string, last: string][] {
  const year = Number(day.slice(0, 4));
  const { rest: plain, days } = fixedHolidays(
    normalise(text.slice(0, MAX_CHARACTERS).replace(/\s+/g, " ")).replaceAll("'", ""),
    year,
  );
  let written = plain.replace(FROM_TO, "$1 - ");
  for (let more = 0; more < MAX_SHARED_DAYS; more++)
    written = written.replace(SHARED_MONTH, language === "de" ? "$1. $3; $2" : "$1 $3; $2");
  const read = (inYear: number) =>
    LIBRARIES[language].dates
      .parse(written, new Date(Date.UTC(inYear, 0, 1, 12)), { forwardDate: true })
      .filter(({ start }) => start.isCertain("month"))
      .flatMap(({ start, end }): [string, string][] =>
        start.isCertain("day") ? [[isoDay(start), isoDay(end ?? start)]] : [],
      );
  // A stretch over the turn of the year may have begun in the year before.
  return [
    ...days.map((one): [string, string] => [one, one]),
    ...[year - 1, year].flatMap((one) => [...read(one), ...wholeStretches(plain, one, language)]),
  ];
}

interface MonthPatterns {
  months: ReadonlyMap<string, number>;
  /** `in January`, `November to March` */
  stretch: RegExp;
  /** `the first week of May`, `the last two weeks of July` */
  weeks: RegExp;
}

const monthPatternsOf = memoizeByLanguage((language: LanguageCode): MonthPatterns => {
  const months = new Map([...monthsOf("en"), ...monthsOf(language)]);
  const month = `(${[...months.keys()].sort((a, b) => b.length - a.length).join("|")})`;
  return {
    months,
    stretch: new RegExp(`(?:\\b${WHOLE} ${month}|\\b${month}${TO}${month})\\b(?! ?\\d)`, "g"),
    weeks: new RegExp(
      `\\b(?:(${FIRST})|(second|zweite[nr]?|segunda|deuxieme|seconda|tweede)|(third|dritte[nr]?|tercera|troisieme|terza|terceira|derde)|(last|letzte[nr]?|ultim[ao]s?|ultime|derniere?s?|laatste)) (?:(two|2|zwei|dos|deux|due|duas|twee) )?(?:weeks?|wochen?|semanas?|semaines?|settiman[ae]|weken) (?:of |in |im |de |d'|van |di )?${month}\\b`,
      "g",
    ),
  };
});

const WEEK = 7;
const FIRST = "first|erste[nr]?|primera|premieres?|prima|prime|primeira|eerste";

/** Whole months and weeks of a month, which the parsers of most languages do not read. */
function wholeStretches(plain: string, year: number, language: LanguageCode): [first: string, last: string][] {
  const { months, stretch, weeks } = monthPatternsOf(language);
  const written = (month: number, day: number, inYear = year) =>
    `${inYear}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const wholeMonths = [...plain.matchAll(stretch)].flatMap(
    ({ 1: whole, 2: from, 3: to, index }): [string, string][] => {
      if (PART.test(plain.slice(0, index)) || /\d\.? (?:of )?$/.test(plain.slice(0, index))) return [];
      const [first, last] = [months.get(whole ?? from!)!, months.get(whole ?? to!)!];
      return [[written(first, 1), written(last, 31, last < first ? year + 1 : year)]];
    },
  );
  const wholeWeeks = [...plain.matchAll(weeks)].map(([, one, two, three, , both, name]): [string, string] => {
    const month = months.get(name!)!;
    const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const days = both ? 2 * WEEK : WEEK;
    const first = one ? 1 : two ? WEEK + 1 : three ? 2 * WEEK + 1 : length - days + 1;
    return [written(month, first), written(month, first + days - 1)];
  });
  return [...wholeMonths, ...wholeWeeks];
}
