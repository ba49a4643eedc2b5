import { DAY_MS } from "../../../config/durations.ts";
import type { Fact } from "./split-facts.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { normalise } from "../languages/normalize.ts";
import { utcDay } from "../read/whole-dates.ts";

/** Days after Easter Sunday, or the same date every year (MM-DD). */
type Rule = number | string;

const NAMES: [name: RegExp, rule: Rule][] = [
  [
    /\bgood friday\b|\bkarfreitag\b|\bviernes santo\b|\bvendredi saint\b|\bvenerdi santo\b|\bgoede vrijdag\b|\bsexta-?feira santa\b/,
    -2,
  ],
  [/\beaster monday\b|\bostermontag\b|\blunes de pascua\b|\blundi de paques\b|\bpasquetta\b|\btweede paasdag\b/, 1],
  [/\beaster(?: sunday)?\b|\bostersonntag\b|\bostern\b|\bpascua\b|\bpaques\b|\bpasqua\b|\bpasen\b|\bpascoa\b/, 0],
  [/\bascension\b|\bchristi himmelfahrt\b|\bhemelvaart\w*\b/, 39],
  [/\bwhit monday\b|\bpfingstmontag\b|\blundi de pentecote\b|\btweede pinksterdag\b/, 50],
  [/\bchristmas eve\b|\bheilig(?:er )?abend\b|\bnochebuena\b/, "12-24"],
  [/\bboxing day\b|\bst\.? stephens day\b|\b(?:2|zweiter) weihnachtstag\b/, "12-26"],
  [
    /\bchristmas(?: day)?\b|\bweihnachten\b|\bnavidad\b|\bnoel\b|\bnatale\b|\bnatal\b|\bkerst\w*\b|\b(?:1|erster) weihnachtstag\b/,
    "12-25",
  ],
  [/\bnew years eve\b|\bsilvester\b|\bnochevieja\b/, "12-31"],
  [/\bnew years(?: day)?\b|\bneujahr\b|\bano nuevo\b|\bcapodanno\b|\bnouvel an\b|\bano novo\b/, "01-01"],
  [/\bmay day\b|\btag der arbeit\b|\bprimero de mayo\b|\bpremier mai\b|\bprimo maggio\b|\bprimeiro de maio\b/, "05-01"],
];

/** Days off by law where the language is spoken most; a day that only parts of a country have is left out. */
const BY_LAW: Record<LanguageCode, Rule[]> = {
  en: ["01-01", -2, 1, "12-25", "12-26"],
  de: ["01-01", -2, 1, "05-01", 39, 50, "10-03", "12-25", "12-26"],
  es: ["01-01", "01-06", -2, "05-01", "08-15", "10-12", "11-01", "12-06", "12-08", "12-25"],
  fr: ["01-01", 1, "05-01", "05-08", 39, 50, "07-14", "08-15", "11-01", "11-11", "12-25"],
  it: ["01-01", "01-06", 1, "04-25", "05-01", "06-02", "08-15", "11-01", "12-08", "12-25", "12-26"],
  nl: ["01-01", 1, "04-27", 39, 50, "12-25", "12-26"],
  pt: ["01-01", -2, "04-25", "05-01", "06-10", "08-15", "10-05", "11-01", "12-01", "12-08", "12-25"],
};

const ALL =
  /\b(?:bank|public) holidays?\b|\bfeiertag\w*\b|\b(?:dias )?festivos\b|\bjours? feries?\b|\b(?:giorni )?festivi\b|\bfeestdag\w*\b|\bferiados?\b/;

/** Easter Sunday of a year (the anonymous Gregorian algorithm), as a time in UTC. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1);
}

const dayOf = (rule: Rule, year: number): string =>
  typeof rule === "string" ? `${year}-${rule}` : utcDay(easter(year) + rule * DAY_MS);

const plainOf = (text: string) => normalise(text).replaceAll("'", "");

/** The next day (YYYY-MM-DD) of the holiday that a text names; `isAny` for bank holidays as such. */
export function holidayIn(text: string, today: string): { day?: string; isAny?: boolean } | undefined {
  const plain = plainOf(text);
  const rule = NAMES.find(([name]) => name.test(plain))?.[1];
  if (rule === undefined) return ALL.test(plain) ? { isAny: true } : undefined;
  const year = Number(today.slice(0, 4));
  const day = dayOf(rule, year);
  return { day: day < today ? dayOf(rule, year + 1) : day };
}

/** A text without the names of days that have the same date every year, and those dates in a year. */
export function fixedHolidays(plain: string, year: number): { rest: string; days: string[] } {
  let rest = plain;
  const days: string[] = [];
  for (const [name, rule] of NAMES)
    if (typeof rule === "string")
      rest = rest.replace(new RegExp(name, "g"), () => {
        days.push(dayOf(rule, year));
        return " ";
      });
  return { rest, days };
}

/** The fact that says that bank holidays are days off, where the day is one. */
export function bankHolidayFact(facts: readonly Fact[], day: string, language: LanguageCode): Fact | undefined {
  const isOff = BY_LAW[language].some((rule) => dayOf(rule, Number(day.slice(0, 4))) === day);
  return isOff ? facts.find(closesOnHolidays) : undefined;
}

const CLOSED =
  /\b(?:close[sd]?|shut|geschlossen|zu|cerrad[oa]s?|cerramos|ferm\w+|chius\w+|gesloten|dicht|fechad[oa]s?|fechamos)\b/;
export const closesOnHolidays = ({ kind, text }: Fact): boolean =>
  kind === "prose" && ALL.test(plainOf(text)) && CLOSED.test(plainOf(text));
