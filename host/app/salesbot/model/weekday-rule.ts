import { localTime } from "../engine/facts/working-hours.ts";
import type { LanguageCode } from "../engine/languages/libraries.ts";
import { normalise } from "../engine/languages/normalize.ts";
import { weekdaysIn } from "../engine/read/weekdays.ts";
import { DAYS } from "../limits.ts";
import type { WorkingHours } from "../salesbot.schema.ts";
import { amountsIn, figureLine } from "./amounts.ts";
import { wholeText } from "./cited-facts.ts";
import type { Grounds } from "./grounds.ts";
import { NEGATED, PERMITS, TOO, YES } from "./guard-words.ts";
import type { Reading } from "./reading.ts";

const OPEN =
  /\b(?:open|opens|opening|geoffnet|offen|offnen|abiert[oa]s?|abrimos|ouvert(?:e|s|es)?|ouvrons|aperti?|apriamo|geopend|open|abert[oa]s?)\b/;
const CLOSED =
  /\b(?:closed|shut|not open|geschlossen|nicht geoffnet|cerrad[oa]s?|no abrimos|fermee?s?|chius[oi]|gesloten|dicht|fechad[oa]s?)\b/;

/** A weekday stated as open or closed against the opening hours, or named by no cited fact. */
export function weekdayObjection({ plain, text, language, own }: Reading, grounds: Grounds): string | undefined {
  const { facts, cited, visitorText } = grounds;
  const { workingHours } = facts.settings;
  const citesHours = cited.some(({ source }) => source === "hours");
  for (const clause of plain.split(/[,;]|\b(?:but|and closed|aber|pero|mais|ma|maar|mas)\b/)) {
    const isClosed = CLOSED.test(clause);
    const days = weekdaysIn(clause, language);
    if (workingHours && (isClosed || OPEN.test(clause)))
      for (const day of days) {
        const isOpen = (workingHours.days[DAYS[day]!]?.length ?? 0) > 0;
        if (isOpen === isClosed) return clause.trim();
      }
  }
  const days = weekdaysIn(text, language);
  if (workingHours && citesHours) {
    const wrong = wrongTime(text, language, workingHours, timesElsewhere(grounds, language, own));
    if (wrong) return wrong;
  }
  if (days.size === 0 || citesHours) return undefined;
  const clauses = cited.flatMap((fact) =>
    clausesOf(wholeText(fact)).map((clause) => [weekdaysIn(clause, own), isClosedIn(clause)] as const),
  );
  for (const clause of clausesOf(text)) {
    const isClosed = isClosedIn(clause);
    const stated = weekdaysIn(clause, language);
    if (stated.size === DAYS.length) continue; // `daily` says how often, and of anything
    for (const day of stated) {
      const naming = clauses.filter(([named]) => named.has(day));
      if (naming.length > 0 && naming.every(([, isDenied]) => isDenied !== isClosed)) return DAYS[day];
      if (naming.length > 0 || isClosed || isNear(day, facts)) continue;
      const isGranted = YES.test(plain) || PERMITS.test(plain) || TOO.test(plain);
      if (!weekdaysIn(visitorText, language).has(day) || isGranted || clauses.some(([named]) => named.size > 0))
        return DAYS[day];
    }
  }
  return undefined;
}

const clausesOf = (text: string): string[] =>
  text.split(/[,;!?]|\.\s|(?<!\p{L})(?:but|aber|pero|mais|ma|maar|mas)(?!\p{L})/u);
const isClosedIn = (clause: string): boolean => CLOSED.test(normalise(clause)) || NEGATED.test(normalise(clause));

/** Today and tomorrow may be called by their names. */
function isNear(day: number, { now, settings }: Grounds["facts"]): boolean {
  const today = localTime(now, settings.workingHours?.timeZone).weekday;
  return day === today || day === (today + 1) % 7;
}

/** A time beside a weekday on which it is none of opening or closing. */
function wrongTime(
  text: string,
  language: LanguageCode,
  { days: hours }: WorkingHours,
  elsewhere: ReadonlySet<number>,
): string | undefined {
  const clauses =
    weekdaysIn(text, language).size === 1
      ? [text]
      : text.split(/[,;]|(?<!\p{L})(?:and|but|und|aber|y|pero|et|mais|e|ma|en|maar|mas)(?!\p{L})/u);
  for (const clause of clauses) {
    const days = [...weekdaysIn(clause, language)];
    const own = days.flatMap((day) => (hours[DAYS[day]!] ?? []).flatMap(({ from, to }) => [from, to]));
    if (own.length === 0) continue;
    const times = new Set(own.map((time) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) % HALF_DAY));
    const line = figureLine(clause, language);
    const wrong = timesIn(line).find(({ value }) => !times.has(value % HALF_DAY) && !elsewhere.has(value % HALF_DAY));
    if (wrong) return line.slice(wrong.at, wrong.end);
  }
  return undefined;
}

const HALF_DAY = 720;
const timesIn = (line: string) => amountsIn(line).filter(({ kind }) => kind === "time");

/** Times of other facts and of the visitor. */
function timesElsewhere({ cited, visitorText }: Grounds, language: LanguageCode, own: LanguageCode): Set<number> {
  const lines = cited.filter(({ source }) => source !== "hours").map((fact) => figureLine(wholeText(fact), own));
  return new Set([...lines, figureLine(visitorText, language)].flatMap(timesIn).map(({ value }) => value % HALF_DAY));
}
