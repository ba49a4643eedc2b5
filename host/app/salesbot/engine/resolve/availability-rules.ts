import { type Fact, labelOf } from "../facts/split-facts.ts";
import { matchTopics } from "../read/topic-phrases.ts";
import { hasPhrase } from "../read/intents.ts";
import { languageOf, LANGUAGES } from "../languages/language.ts";
import { monthsOf } from "../read/months.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { normalise, withoutOrdinalPoints } from "../languages/normalize.ts";
import { valueTypesIn } from "../languages/value-types.ts";
import { weekdayNames, weekdaysIn } from "../read/weekdays.ts";
import { stems } from "../languages/words.ts";
import { memoizeByLanguage } from "../languages/memoize.ts";

const MAX_CHARACTERS = 300;
/** Most sentences naming days that are read. */
const MAX_READ = 60;
/** No point or colon between figures: `Sat 10:30`. */
const CLAUSES = /[;,()\n]|[.:](?!\d)| (?:but|aber|pero|mais|ma|mas|maar) /;
const WEEKEND = /\bweek-?ends?\b|\bwochenenden?\b|\bfin(?:es)? de semana\b|\bfine settimana\b|\bfi(?:m|ns) de semana\b/;
/** `Mo–Fr`, `Wed + Fri`, `Sat 10:30` */
const SHORT = /[a-z]{2}\.? ?[-–/+&] ?[a-z]{2}|\b[a-z]{2,4}\.? \d{1,2}(?:[:.h]\d\d| ?(?:am|pm|uhr))/;
const SATURDAY = 6;
const SUNDAY = 0;
const WORKDAYS = [1, 2, 3, 4, 5];
/** Days of their own, not of every week. */
const HOLIDAYS =
  /\b(?:good friday|easter (?:sunday|monday)|bank holiday monday|(?:lunes|viernes|domingo) (?:santo|de pascua)|(?:vendredi|lundi) (?:saint|de paques)|venerdi santo|lunedi dell'?angelo)\b/g;
/** `except for weddings` */
const EXCEPT = /\b(?:except|auer|ausser|excepto|salvo|sauf|tranne|exceto|behalve)\b/;
/** `We do not work at weekends`, `no fittings on Mondays`, `every day except Tuesday` */
const NOT = new RegExp(
  `\\b(?:not|dont|doesnt|never|no|closed|close(?: all day)? on|shut|kein[en]{0,2}|nicht|nie|geschlossen|nunca|cerrad[oa]s?|pas|jamais|fermee?s?|non|mai|chius[oi]|nao|fechad[oa]s?|geen|niet|nooit|gesloten)\\b|${EXCEPT.source}`,
);
/** What a whole business does or is: a day without it is a day off. */
const WHOLE =
  /\b(?:open|close[ds]?|shut|work(?:ing)?|available|appointments?|bookings?|visits?|geoffnet|offen|geschlossen|arbeiten|termine?n?|abrimos|abierto|cerrad[oa]s?|trabajamos|citas?|ouverts?|ouverte|fermee?s?|travaillons|rendez-vous|apert[oi]|chius[oi]|lavoriamo|appuntamenti|abert[oa]|fechad[oa]s?|trabalhamos|gesloten|werken|afspraken)\b/;
const ONLY = "(?:only|nur|solo|solamente|uniquement|seulement|soltanto|somente|apenas|alleen)";
const ON = "(?: (?:on|am|an|los|el|le|les|il|la|de|di|as|aos|op))?";
const TO = "(?: (?:the )?(?:end|start|beginning|ende|anfang|finales|fin|fine|fim|eind) (?:of|de|di|des|van)?)?";
const NTH = "(?:st|nd|rd|th|\\.)?(?: of| de)?";
const UNTIL = `(?: ?[-–] ?|${TO} (?:to|till|until|through|bis|a|hasta|al|jusqu'en|au|ate|tot)${TO} )`;

/** What is asked for, and when. */
interface AvailabilityQuery {
  /** YYYY-MM-DD */
  day: string;
  /** The service or price that is wanted, where it is known. */
  service?: string;
  /** Stems that several services share say nothing of this one: `kilt` at a kiltmaker's. */
  common?: ReadonlySet<string>;
  /** The message without its days and times, which say nothing of what is wanted. */
  message: string;
}

/** What the owner's sentences say of a day. */
interface DayRules {
  /** The sentence that rules it out for what is wanted. */
  blocking?: Fact;
  /** A sentence names it for what is wanted: `Saturdays are for weddings`. */
  isStated: boolean;
}

/** What tells of days and months in a language, compiled once. */
interface CalendarPatterns {
  /** A text names a day of the week or a month. */
  names: RegExp;
  /** `Fridays only`, `only on Tuesdays and Fridays`; not `Saturday 9–12 MOTs only` or `Saturdays only until 2 pm`. */
  only: RegExp;
  /** `April to October`, `Nov 15 to Apr 20` */
  season: RegExp;
  /** 0 for January. */
  months: ReadonlyMap<string, number>;
  /** The comma in `Mondays, Wednesdays and Saturdays` */
  list: RegExp;
  /** Their stems say nothing of what is wanted. */
  dayStems: ReadonlySet<string>;
}

const calendarOf = memoizeByLanguage((language: LanguageCode): CalendarPatterns => {
  const months = new Map([...monthsOf("en"), ...monthsOf(language), ["easter", 2], ["ostern", 2]]);
  const names = [...months.keys()].sort((a, b) => b.length - a.length).join("|");
  const month = `(${names})`;
  const day = `(?:${weekdayNames(language).join("|")})s?`;
  return {
    names: new RegExp(`\\b${day}\\b|\\b${month}\\b|${WEEKEND.source}|${SHORT.source}`),
    only: new RegExp(`\\b${ONLY}${ON} ${day}\\b|\\b${day} ${ONLY}\\b(?! (?:[a-z]+ )?\\d)`),
    season: new RegExp(
      `(?:\\b(?<before>\\d{1,2})${NTH} )?\\b(?<from>${names})(?: (?<after>\\d{1,2})${NTH})?${UNTIL}(?:(?<until>\\d{1,2})${NTH} )?(?<to>${names})\\b(?: (?<last>\\d{1,2})${NTH}\\b)?`,
    ),
    months,
    list: new RegExp(`\\b(${day}), ?(?=(?:(?:and|und|y|et|e|en|at|on|am) )*(?:${day}\\b|${WEEKEND.source}))`, "g"),
    dayStems: new Set(stems(weekdayNames(language).join(" "), language)),
  };
});

/** Whether a day lies outside the season of a clause: `April to October`, `Nov 15 – Apr 20`. */
function isOutOfSeason(clause: string, date: Date, { season, months }: CalendarPatterns): boolean {
  const { before, from, after, until, to, last } = season.exec(clause)?.groups ?? {};
  if (!from || !to) return false;
  const [first, end] = [Number(before ?? after ?? 1), Number(until ?? last ?? 31)];
  const at = (month: number, day: number) => month * 31 + day;
  const begins = at(months.get(from)!, first);
  const ends = at(months.get(to)!, end);
  const target = at(date.getUTCMonth(), date.getUTCDate());
  return begins <= ends ? target < begins || target > ends : target < begins && target > ends;
}

/**
 * What the owner's sentences say of a day for what a visitor wants: `We do not work at weekends`, `Stove fitting:
 * Fridays only`, `Lake tour Tuesday and Friday`, `Ski service December to March`. `subjectIn` finds the service that a
 * text is about, if it is about one.
 */
export function findDayRules(
  facts: readonly Fact[],
  { day, service, common = new Set(), message }: AvailabilityQuery,
  language: LanguageCode,
  subjectIn: (text: string) => string | undefined,
): DayRules {
  const date = new Date(`${day}T00:00:00Z`);
  const calendar = calendarOf(language);
  const spoken = [languageOf(language), LANGUAGES.en];
  const stemsOf = (text: string) =>
    stems(text, language).filter((one) => !calendar.dayStems.has(one) && !common.has(one) && !/^\d/.test(one));
  const serviceStems = new Set(stemsOf(service ?? ""));
  const requestStems = new Set([...stemsOf(message), ...serviceStems]);
  const isRequested = (text: string) => stemsOf(text).some((one) => requestStems.has(one));
  const datedFacts = facts.filter(({ kind, text }) => kind === "prose" && calendar.names.test(normalise(text)));
  const rules: DayRules = { isStated: false };
  for (const fact of datedFacts.slice(0, MAX_READ)) {
    const { text, context, label = "" } = fact;
    const whole = `${label} ${context} ${text}`;
    const subject = labelOf(fact) === service ? service : subjectIn(whole);
    const plain = withoutOrdinalPoints(normalise(text.slice(0, MAX_CHARACTERS)))
      .replaceAll("'", "")
      .replace(HOLIDAYS, " ")
      .replace(calendar.list, "$1 / ");
    const clauses = plain
      .split(CLAUSES)
      .map((clause) => ({
        clause,
        isNegative: NOT.test(clause),
        days: new Set([
          ...weekdaysIn(clause, language),
          ...(WEEKEND.test(clause) ? [SATURDAY, SUNDAY] : []),
          ...(hasPhrase(clause, ["weekdays"], spoken) ? WORKDAYS : []),
        ]),
      }));
    const isNegative = clauses.some((one) => one.isNegative);
    // `Mondays 20 % off` and `weekends cost more` name days that are not the only ones.
    const isOffer = valueTypesIn(text).includes("@percent") || matchTopics(text, language).has("discounts");
    const isExcepted = clauses.some(({ clause }) => EXCEPT.test(clause) && isRequested(clause));
    // `Saturdays are for weddings` says nothing of other things, `Wed + Fri 18:00` goes with what its line is about.
    const ownClauses = clauses.filter(({ clause }) => isRequested(clause) || stemsOf(clause).length === 0);
    const weekday = date.getUTCDay();
    const namesDay = ({ days }: { days: ReadonlySet<number> }) => days.has(weekday);
    const isNamed = ownClauses.some((one) => namesDay(one) && !one.isNegative && isRequested(one.clause));
    rules.isStated ||= !isOffer && (isExcepted || isNamed);
    // A sentence about another service says nothing of this one.
    if (isExcepted || (subject !== undefined && service !== undefined && subject !== service)) continue;
    const isOfService = stemsOf(whole).some((one) => serviceStems.has(one));
    const isOwn = subject !== undefined && subject === service && !isNegative && !isOffer;
    const dated = clauses.filter(({ days }) => days.size > 0);
    const ownDated = ownClauses.filter(({ days }) => days.size > 0);
    const isBlocking =
      (isOfService && !isNegative && !isOffer && clauses.some(({ clause }) => isOutOfSeason(clause, date, calendar))) ||
      dated.some((one) => one.isNegative && namesDay(one) && (WHOLE.test(one.clause) || isRequested(one.clause))) ||
      dated.some((one) => calendar.only.test(one.clause) && !namesDay(one) && isRequested(whole)) ||
      (isOwn && dated.length > 0 && !(ownDated.length > 0 ? ownDated : dated).some(namesDay));
    if (isBlocking) rules.blocking ??= fact;
  }
  return rules;
}

/** A time of day: `18:00`, `10.30am`, `6 pm`, `9 Uhr`. */
const CLOCK =
  /(?<!(?:[-–]|to|from|till?|until|bis|ab|von) ?)\b(\d{1,2})(?:[:.h](\d\d))? ?(am|pm|uhr)\b(?! ?(?:[-–]|to|till?|until|bis))|(?<!(?:[-–]|to|from|till?|until|bis|ab|von) ?)\b(\d{1,2})[:h](\d\d)\b(?! ?(?:[-–]|to|till?|until|bis))/g;

/**
 * The owner's sentence that names the one time at which what is wished begins on that day: `Hand-building: Sat 10:30`
 * to a Saturday at three.
 */
export function findFixedStart(
  facts: readonly Fact[],
  { day, time, service }: { day: string; time: string; service: string },
  language: LanguageCode,
): Fact | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return facts.find((fact) => {
    if (fact.kind !== "prose" || labelOf(fact) !== service) return false;
    const times = [...normalise(fact.text.slice(0, MAX_CHARACTERS)).matchAll(CLOCK)];
    return times.length === 1 && weekdaysIn(fact.text, language).has(weekday) && clockOf(times[0]!) !== time;
  });
}

function clockOf([, marked, minutes = "00", half, bare, bareMinutes]: RegExpMatchArray): string {
  const hour = Number(marked ?? bare);
  const of24 = half === "am" || half === "pm" ? (hour % 12) + (half === "pm" ? 12 : 0) : hour;
  return `${String(of24).padStart(2, "0")}:${bareMinutes ?? minutes}`;
}
