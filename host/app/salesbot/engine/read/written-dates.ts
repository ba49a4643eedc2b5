import { DAY_MS } from "../../../config/durations.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { NUMBERS } from "./measures.ts";
import { monthPattern, monthsOf } from "./months.ts";
import { normalise } from "../languages/normalize.ts";
import { phrasePattern, withAccents } from "./phrase-pattern.ts";
import { weekdayNamed, weekdayNames } from "./weekdays.ts";
import { utcDay, type WrittenDates, writeDatesOut } from "./whole-dates.ts";
import { memoizeByLanguage } from "../languages/memoize.ts";

/** `for £12` is no noon. */
const SUM = /[$€£]\s?\d[\d.,]{0,9}|\b\d[\d.,]{0,9}\s?(?:[$€£]|(?:dollars?|euros?|pounds?|quid|bucks|eur|usd|gbp)\b)/gi;
/** `Friday the pasta evening, 2 people`: how many come is no hour. */
const PARTY =
  /(?<![\d:.])\d{1,2}\s(?=(?:people|persons?|pers|pax|guests?|adults?|kids|children|of us|personen|leute|g[äa]ste|erwachsene|kinder|personas?|adultos?|ni[ñn]os?|personnes?|adultes?|enfants?|persone|adulti|bambini|pessoas?|crian[çc]as?|volwassenen|kinderen)(?!\p{L}))/giu;
/** `A las 10 de la mañana` is not tomorrow. */
const IN_THE_MORNING = /\b(?:de|por) la ma[ñn]ana\b/gi;
const MAIL = /\S{1,64}@\S{1,100}/g;
/** Nine digits and more that are no date. */
const PHONE = /(?<![\d:./-])\+?(?!\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./])(?:\d[ ()./-]{0,2}){8,14}\d/g;
const DATE = /\d{1,2}([./-])\d{1,2}\1(?:20)?\d\d(?!\d)|20\d\d-\d\d-\d\d/;
/** `15h`, `15h30`, `17 horas`, `10ish`: ways to write the time that not every parser knows. */
const HOUR = /\b(\d{1,2})(?:\s?h(?:oras?|rs?|eures?)?\s?([0-5]\d)?|ish)\b/g;
/** Days that move, or that not every calendar has: which date is meant has to be asked. */
const HOLIDAY =
  /\b(?:(?:easter|whit|good|cyber|bank holiday|black)\s(?:sun|mon|fri)day|easter|whitsun|boxing day|thanksgiving|ostersonntag|ostermontag|karfreitag|pfingst\p{L}*|ostern)\b/giu;
const NUMBER_WORD = Object.keys(NUMBERS).join("|");
const ONE = "(?:an?|one|the|just|eine[nr]?|un[ae]?|een|uma?|couple of|few|paar)";
const WEEKS = "(?:weeks?|wochen?|semanas?|semaines?|settiman[ae]|weken)";
const UNIT =
  "(?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|stunden?|minuten?|tage?n?|wochen?|monate?n?|jahre?n?|horas?|minutos?|dias?|semanas?|heures?|jours?|semaines?|ore|minuti|giorni|settiman[ae]|uren|dagen|weken)";
/** `just a sec`, `in a minute`, `a second photographer`: no time of day, whatever a parser takes it for. */
const IDIOM = new RegExp(
  `(?:\\b(?:in|for|fur|für|within|dans|en|tra|over|em)\\s)?\\b${ONE}\\s(?:seconds?|secs?|minutes?|mins?|moment|sekunden?|minute|augenblick|segundos?|minuto|seconde|secondo)\\b(?!\\s(?:of\\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  "gi",
);
/** `2 hours of your time`, `for two weeks` is how long, `in 2 hours` is when. */
const HOW_LONG = new RegExp(
  `(?<!\\b(?:in|within|after|nach|en|dans|dentro de|tra|fra|over|em|binnen)\\s(?:about\\s|etwa\\s)?)(?<![:.])\\b(?:\\d{1,3}|${ONE}|${NUMBER_WORD})\\s?${UNIT}\\b`,
  "gi",
);
const MINUTES: Record<string, number> = {
  "quarter past": 15,
  "quarter to": -15,
  "viertel nach": 15,
  "viertel vor": -15,
};
/** `Make it 6`, `lieber um 6`, `6 instead`: an hour, if nothing is counted by it. */
const HOUR_CHANGED =
  /\b(make it|change it to|move it to|let['’]?s (?:say|do|make it)|sagen wir|disons|digamos|diciamo|lieber|besser|rather)\s(?:at\s|um\s)?(\d{1,2})(?=\s*(?:[,!?]|\.?$|instead\b|please\b|bitte\b))/gi;
/** What is said not to be meant: `not the 11th`, `instead of 10`, `18 Uhr stimmt nicht`. */
const NOT =
  "(?<!\\b(?:why|warum|if|or|oder)\\s)\\b(?:not|nicht|non|pas|niet|no|não|instead of|rather than|before the|statt|anstatt|vor dem|en vez de|antes del|au lieu de|avant le|invece di|prima del|em vez de|in plaats van|voor de)\\s(?:(?:on|at|am|um|the|der|den|dem|vom|el|le|il|o|a|las|de|op|this|next|for)\\s)*";
const WRONG =
  /^[^?]{0,20}\?+(?=\s*(?:no|nein|nee|non|nao|não)\b)|[^,;!?]{0,60}\b(?:(?:does ?n['’]?t|is ?n['’]?t|does not|is not|no longer|wo ?n['’]?t) (?:work|suit|right|possible|good)s?|is wrong|is no good|is too (?:late|early)|ist (?:doch|ja) kein\w*|ist (?:mir |uns |das )?zu (?:spät|früh)|trop (?:tard|tôt)|(?:demasiado|muy) (?:tarde|temprano)|troppo (?:tardi|presto)|te (?:laat|vroeg)|tarde demais|stimmt nicht|passt (?:mir |uns )?(?:doch )?nicht|geht (?:doch |leider )?nicht)\b/gi;
/** `I can't do Saturday`, `samedi je peux pas`, `Do kann ich nicht` */
const CANNOT =
  /[^,;.!?]{0,30}\b(?:je (?:ne )?peux pas|no puedo|non posso|nao posso|não posso|kan ik niet|kann (?:ich |er |sie |leider |doch |da ){0,3}nicht|no good|(?:i|we|he|she) can ?(?:['’]t|not))\b(?:(?!\b(?:can|could|let|how|but|instead|aber|dann|lieber|mais|plut[oô]t|pero|mejor|ma|meglio)\b)[^,;.!?]){0,40}/giu;
/** `the first Saturday in January` */
const ORDINALS = [
  "1st|first|1er|premier|1\\.|erste[rnm]?|primer|primo|primeiro|eerste",
  "2nd|second|2e|2ème|deuxi[eè]me|2\\.|zweite[rnm]?|segundo|secondo|tweede",
  "3rd|third|3e|3ème|troisi[eè]me|3\\.|dritte[rnm]?|tercer|terzo|terceiro|derde",
  "4th|fourth|4e|4ème|quatri[eè]me|4\\.|vierte[rnm]?|cuarto|quarto|vierde",
].map((words) => new RegExp(`^(?:${words})$`, "i"));
const MAX_AHEAD = 62;

interface Patterns {
  inWeeks: RegExp;
  notMeant: RegExp;
  /** `from 18 May`, of which parsers make six in the evening */
  fromDay: RegExp;
  sharedMonth: RegExp;
  numbered: RegExp;
  ordinal: RegExp;
  alone: RegExp;
  /** `at 14 h 30`, `um 14 Uhr` */
  hour: RegExp;
  /** `half past two`, `halb drei`, `a las dos y media`, and `at ten` */
  clock: RegExp;
  /** `between 4 and 6pm`: the wish is for the first, and the words are kept for the owner. */
  between: RegExp;
  halfPast: RegExp;
  halfTo: RegExp;
  afternoon: RegExp;
}

const patternsOf = memoizeByLanguage((language: LanguageCode): Patterns => {
  const month = monthPattern(language);
  const short = language === "en" ? ["mon", "tues?", "wed", "thu(?:rs?)?", "fri", "sat", "sun"] : [];
  const weekday = `(?:(?:${withAccents([...weekdayNames(language), ...short].join("|"))})(?:-feira)?)`;
  const at = phrasePattern(language, "at");
  const halfPast = phrasePattern(language, "half past");
  const halfTo = phrasePattern(language, "half to");
  const to = " ?(-|–|to|till?|until|bis(?: zum)?|al?|hasta el|au|tot|ate|até|and|und|y|et|e|en|&|or|oder) ?";
  const number = "(\\d{1,2}(?:\\p{L}{2}|[.º])?)";
  return {
    inWeeks: new RegExp(`\\b(${weekday})s? (?:in (\\d|${ONE}|${NUMBER_WORD}) ${WEEKS}|week)(?!\\p{L})`, "giu"),
    notMeant: new RegExp(
      `${language === "en" ? NOT.replace("|no|", "|") : NOT}(?:${weekday}(?: \\d{1,2}\\.?)?|\\d{1,2}(?:[./]\\d{1,2}\\.?|st|nd|rd|th|\\.|:\\d\\d)?)(?: (?:of )?(?:${month}))?(?: ?(?:am|pm|uhr|h))?(?!\\p{L})`,
      "giu",
    ),
    fromDay: new RegExp(`\\bfrom (?=\\d{1,2}\\p{L}{0,2} (?:of )?(?:${month})(?!\\p{L}))`, "giu"),
    sharedMonth: new RegExp(
      `(?:\\b(?:from|vom|von|del?|du|dal?|van) (?:the )?)?(?:\\b${weekday},? )?(?<!\\d[.:/-]?)\\b${number}${to}(?:the )?(?:${weekday},? )?(?:the )?${number} ((?:of |de )?(?:${month}))(?!\\p{L})`,
      "giu",
    ),
    numbered: new RegExp(
      `\\b(${weekday}),? (?:(?:the|den|dem|el|le|il|de|o|dia) )?(\\d{1,2})(?:st|nd|rd|th|\\.)?(?![\\d/]|[:.]\\d| ?(?:[ap]\\.?m|uhr|o'?clock)|\\p{L}|,? (?:of |de )?(?:${month})(?!\\p{L}))`,
      "giu",
    ),
    ordinal: new RegExp(
      `(?<!\\p{L})(\\d(?:\\p{L}{1,3}|\\.)|\\p{L}{5,10}) (${weekday}) (?:of|in|im|de|di|del|van|en|em) ?(?:the )?(${month})(?!\\p{L})`,
      "giu",
    ),
    alone: new RegExp(
      `\\b(?:the|den|der|am|vom|zum|el|le|il|dia|op) (\\d{1,2})(?:st|nd|rd|th|\\.)?(?=\\s*(?:[,!?;]|\\.?$|(?:at|and|to|till?|until|for|from|instead|then|please|um|und|bis|bitte|a las|alle|à)(?!\\p{L})))`,
      "giu",
    ),
    hour: new RegExp(
      `(${at}\\s)(\\d{1,2})\\s?(?:h(?:eures?|oras?)?|uhr|uur|u)(?:\\s?([0-5]\\d))?(?![\\p{L}\\d])`,
      "giu",
    ),
    clock: new RegExp(
      `(${halfPast}|${halfTo}|quarter past|quarter to|viertel nach|viertel vor|${at})\\s(?:(${NUMBER_WORD})|(\\d{1,2}))(?:(?:\\sheures?)?\\s(${halfPast})|(?!\\s${UNIT}))(?![\\p{L}\\d:.-])`,
      "giu",
    ),
    between: new RegExp(
      `${phrasePattern(language, "between")}\\s(?:las\\s)?(\\d{1,2})([:.]\\d\\d)?\\s?(?:uhr|uur|h)?([ap]m)?\\s\\p{L}{1,3}\\s(?:las\\s)?(\\d{1,2})(?:[:.]\\d\\d)?\\s?(uhr|uur|h|[ap]m)(?!\\p{L})`,
      "giu",
    ),
    halfPast: new RegExp(`^${halfPast}$`, "iu"),
    halfTo: new RegExp(`^${halfTo}$`, "iu"),
    afternoon: new RegExp(`(?:${weekday}s? )?${phrasePattern(language, "afternoons")}(?!\\p{L})`, "iu"),
  };
});

/** Where and when a text was written. */
interface Written {
  language: LanguageCode;
  /** YYYY-MM-DD, at the business's place. */
  today: string;
  /** The day that is known from before. */
  agreedDay?: string;
  isMonthFirst?: boolean;
}

/** A text without sums, addresses and other figures that are no dates. */
export const withoutOtherFigures = (message: string): string =>
  message
    .replace(MAIL, " ")
    .replace(PHONE, (digits) => (DATE.test(digits) ? digits : " "))
    .replace(SUM, " ")
    .replace(PARTY, " ")
    .replace(IN_THE_MORNING, " ")
    .replace(HOLIDAY, " ");

/** `14.30`, `14h30`, `14 Uhr 30`: hours and minutes; dates have been written out before. */
const POINTED =
  /(?<![\d.,:/-])([01]?\d|2[0-3])(?:\.|\s?(?:h|u|uhr|heures?)\s?)([0-5]\d)(?![\d:/-]|[.,]\d)(?:\s?(?:h|uhr|uur)(?!\p{L}))?/giu;

/** Days and times as people write them, in the forms that every parser of dates reads; the rest is left as it is. */
export function spellOutDates(message: string, { language, today, agreedDay, isMonthFirst }: Written): WrittenDates {
  const patterns = patternsOf(language);
  const { inWeeks, notMeant, fromDay, sharedMonth, numbered, ordinal, alone, hour, clock, between } = patterns;
  const { halfPast, halfTo } = patterns;
  const first = Date.parse(today);
  const weekdayOf = (name: string) => weekdayNamed(name, language);
  /** The next day of a month with this number, and with this name where one is given. */
  const next = (number: string, name?: string): string | undefined => {
    const weekday = name === undefined ? undefined : weekdayOf(name);
    for (let ahead = 0; ahead < MAX_AHEAD; ahead++) {
      const date = new Date(first + ahead * DAY_MS);
      if (date.getUTCDate() === Number(number) && (name === undefined || date.getUTCDay() === weekday))
        return utcDay(date.getTime());
    }
    return undefined;
  };
  const meant = message
    .replace(/(?<=\d\s?(?:[ap]m)?\s)(?:un|['’])?till?(?=\s\d)/gi, "to")
    // `Wed around 9, please`
    .replace(
      /\b(?:around|about|abt)\s(\d{1,2})(?=\s*(?:[,.!?;]|$|(?:like|please|pls|if|or|on|is|would|works?)\b))/gi,
      "at $1",
    )
    // `Fridays at 11`, unless that is asked about
    .replace(/^[^?]{0,400}$/, (text) => text.replace(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/gi, "$1"))
    .replace(inWeeks, (phrase: string, name: string, number = "") => {
      const weekday = weekdayOf(name);
      const middle = first + (Number(number) || NUMBERS[number.toLowerCase()] || 1) * 7 * DAY_MS;
      // The weekday nearest to so many weeks from today.
      return weekday === undefined
        ? phrase
        : utcDay(middle + (((weekday - new Date(middle).getUTCDay() + 10) % 7) - 3) * DAY_MS);
    })
    .replace(ordinal, (phrase: string, which: string, name: string, month: string) => {
      const nth = ORDINALS.findIndex((pattern) => pattern.test(which));
      const weekday = weekdayOf(name);
      const of = new Map([...monthsOf("en"), ...monthsOf(language)]).get(normalise(month).replace(".", ""));
      if (nth < 0 || weekday === undefined || of === undefined) return phrase;
      const year = Number(today.slice(0, 4)) + (of < Number(today.slice(5, 7)) - 1 ? 1 : 0);
      const start = new Date(Date.UTC(year, of, 1)).getUTCDay();
      return utcDay(Date.UTC(year, of, 1 + ((weekday - start + 7) % 7) + 7 * nth));
    })
    .replace(CANNOT, " ")
    .replace(WRONG, " ")
    .replace(notMeant, " ")
    .replace(IDIOM, " ")
    .replace(between, (_, from: string, minutes = ":00", half?: string, to = "", unit = "") => {
      const isBefore = Number(from) % 12 < Number(to) % 12 || Number(to) === 12;
      return `${from}${minutes.replace(".", ":")}${half ?? (/m$/i.test(unit) && isBefore ? unit : "")}`;
    })
    .replace(hour, (_, before: string, of24: string, minutes = "00") => `${before}${of24}:${minutes}`)
    .replace(clock, (phrase: string, before: string, word?: string, digits?: string, half?: string) => {
      const of12 = word ? NUMBERS[word.toLowerCase()]! : Number(digits);
      const minutes = halfTo.test(before) ? -30 : half || halfPast.test(before) ? 30 : MINUTES[before.toLowerCase()];
      const uhr = language === "de" ? " Uhr" : "";
      if (minutes === undefined) return word ? `${before} ${of12}${uhr}` : phrase;
      return `${minutes < 0 ? of12 - 1 : of12}:${String((minutes + 60) % 60).padStart(2, "0")}${uhr}`;
    })
    .replace(HOW_LONG, " ")
    .replace(sharedMonth, (_, from: string, to: string, until: string, month: string) => {
      const isList = /^(?:and|und|y|et|e|en|&|or|oder)$/i.test(to);
      return `${from} ${month} ${isList ? to : "-"} ${until} ${month}`;
    })
    .replace(fromDay, "");
  const { text, ...others } = writeDatesOut(meant, { language, today, isMonthFirst });
  const written = text
    .replace(POINTED, "$1:$2")
    .replace(HOUR_CHANGED, "$1 $2:00")
    .replace(HOUR, (_, of24: string, minutes = "00") => `${of24}:${minutes}`)
    // `15:00 a casa` is no `15:00 am`
    .replace(/(\d:\d\d)(?=\s[ap]\s)/g, "$1,")
    .replace(numbered, (phrase: string, name: string, number: string) => {
      // `Thursday 10`, of a Thursday at ten
      const isAgreed = agreedDay !== undefined && weekdayOf(name) === new Date(agreedDay).getUTCDay();
      if (isAgreed && Number(number) === new Date(agreedDay).getUTCDate()) return agreedDay;
      return isAgreed ? phrase : (next(number, name) ?? phrase);
    })
    .replace(alone, (phrase: string, number: string) => {
      const day = agreedDay && `${agreedDay.slice(0, 8)}${number.padStart(2, "0")}`;
      return (day && day >= today && !Number.isNaN(Date.parse(day)) ? day : next(number)) ?? phrase;
    });
  return { text: written, ...others };
}

/** `At 5 in the afternoon`, `Thursday evening`; `Good evening` tells no time. */
export function isInAfternoon(text: string, language: LanguageCode): boolean {
  const [phrase] = patternsOf(language).afternoon.exec(text) ?? [];
  return phrase !== undefined && /[ ’'-]/.test(phrase);
}
