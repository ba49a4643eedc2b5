import { normalizeLine } from "./intents.ts";
import { type LanguageCode, stopWordsOf } from "./languages/stop-words.ts";
import { stem, stems } from "./words.ts";
import { NUMBERS, timeUnitOf } from "./measures.ts";

/** What prices are counted by stands after these. */
const PER_WORDS = new Set("per each from pro je ab por desde par des cada chaque vanaf".split(" "));
/** What stands before the unit that a price is by: `£18 a day`. */
const BY = new Set([
  ...PER_WORDS,
  ..."a an al la all whole full half entire ganzer ganzen todo toute tutto hele".split(" "),
]);

/** The units of time, an index each, that a text counts (`for 5 days`), names at all, and has prices by (`per day`). */
export function parseDurations(text: string): { counted: number[]; named: number[]; by: number[] } {
  const words = normalizeLine(text).split(" ");
  const occurrences = words.flatMap((word, at) => {
    const unit = timeUnitOf(word);
    return unit < 0 ? [] : [{ unit, before: words[at - 1] ?? "" }];
  });
  const units = (isOne: (before: string) => boolean) =>
    occurrences.filter(({ before }) => isOne(before)).map(({ unit }) => unit);
  return {
    counted: units((before) => isCount(numberOf(before))),
    named: units(() => true),
    by: units((before) => BY.has(before)),
  };
}

/** Who is counted where a price is by the piece or person. */
const PEOPLE = new Set(
  `people persons person adults adult guests friends pax heads participants players personen erwachsene erwachsenen gaste leute personas adultos invitados
personnes adultes invites persone adulti ospiti pessoas adultos personen volwassenen gasten`.split(/\s+/),
);

/** What prices are counted by. */
export const isUnit = (word: string): boolean => timeUnitOf(word) >= 0 || PEOPLE.has(word) || PER_WORDS.has(word);

/** Words of a price that is reckoned by the piece. */
const PER = /\b(?:per|each|pro|je|por|par|a|al|alla|cada|chaque)\b|\//i;
/** Asks whether a price is for one, and what of. */
const FOR_ONE = / (?:per|each|apiece|a head|pro|je|por|par|cada|chaque|alla|al) /;

const plain = (word: string): string => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const plainWords = (text: string): string[] => plain(text).match(/[a-z]+/g) ?? [];

export const namesUnit = (text: string): boolean => FOR_ONE.test(` ${plain(text)} `);
/** A word for a number. */
export const isNumber = (word: string): boolean => word in NUMBERS;

/** `is that per person?`, where the price says what it is for. */
export const asksForUnit = (line: string, { name }: { name: string }): boolean => FOR_ONE.test(line) && PER.test(name);

const numberOf = (word: string | undefined): number | undefined =>
  NUMBERS[word ?? ""] ?? (/^\d{1,3}$/.test(word ?? "") ? Number(word) : undefined);
const isCount = (number: number | undefined): number is number => number !== undefined && number >= 2 && number <= 500;
/** A name with a number in it is a size or a number of people already: `Two-tier cake`, `up to 5`. */
const holdsNumber = (name: string): boolean =>
  plain(name)
    .split(/[^a-z0-9]+/)
    .some((word) => numberOf(word) !== undefined);

/** Of several: `Dog wash, first dog`, `each further dog`. */
const SOME = new Set(
  `first second third initial additional extra further erste ersten erster erstes zweite zweiten weitere weiteren weiterer weiteres
premier premiere deuxieme seconde supplementaire primer primero primera segundo segunda adicional primo prima secondo
seconda aggiuntivo aggiuntiva eerste tweede volgende primeiro primeira`.split(/\s+/),
);
/** Whether a text has prices for the first or for further ones of several: `each further flue £45`. */
export const hasTieredPrices = (text: string): boolean =>
  mentionsMoney(text) && plainWords(text).some((word) => SOME.has(word));
/** Whether a price is for some of what is counted, and the question does not say that it means those. */
const isForSome = (name: string, line: string): boolean =>
  plainWords(name).some((word) => SOME.has(word) && !line.split(" ").includes(word));

/** Sums, percentages, fractions and what is below zero: figures that count nothing. */
const NO_COUNTS = /[-−–$€£¥]\s?\d[\d.,]{0,12}|\d[\d.,]{0,12}\s?[%€$£¥]|\d{1,9}[.,]\d{1,9}|\d{4,20}/g;
/** A question as a line of plain words, with those figures only that may count something. */
export const countedLine = (text: string): string => ` ${normalizeLine(text.replace(NO_COUNTS, " "))} `;
/** Whether a text names a sum of money. */
export const mentionsMoney = (text: string): boolean =>
  /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|(?:eur|euros?|usd|gbp|dollars?|pounds?|bucks|quid)\b)/i.test(text);

/** How many of a price are asked for: `for 3 people`, `eight on Flow`; an age, a time or a length is none. */
export function quantityOf(line: string, { name }: { name: string }, language: LanguageCode): number | undefined {
  if (holdsNumber(name) || isForSome(name, line)) return undefined;
  const words = line.trim().split(" ");
  const inName = new Set(stems(name, language));
  const isNamed = (word: string) => inName.has(stem(word, language));
  const unit = timeUnitOf(plainWords(name).at(-1));
  for (const [at, word] of words.entries()) {
    const number = numberOf(word);
    if (!isCount(number)) continue;
    const next = words[at + 1];
    if (unit >= 0) {
      if (timeUnitOf(next) !== unit && !(next !== undefined && isNamed(next))) continue;
      // `6 generators for 2 days`, at a price a day
      const others = words.slice(at + 1).flatMap((other, n, rest) => {
        const more = numberOf(other);
        return isCount(more) && (timeUnitOf(rest[n + 1]) === unit || isNamed(rest[n + 1] ?? "")) ? [more] : [];
      });
      return others.reduce((product, more) => product * more, number);
    }
    if (timeUnitOf(next) >= 0) continue;
    // `A 3 bed semi` is no three `One-bed apartment moves`.
    if (next !== undefined && plain(name).replaceAll("-", " ").includes(`one ${next}`)) return undefined;
    // `2 kids and 1 adult`: whoever else is counted has another price.
    const isBeside = words.some(
      (other, n) =>
        n !== at && /^\d{1,3}$|^one$/.test(other) && PEOPLE.has(words[n + 1] ?? "") && !isNamed(words[n + 1]!),
    );
    if (isBeside) return undefined;
    const isOfThem = next === "of" && /^(?:them|those|these)$/.test(words[at + 2] ?? "");
    const after = words.slice(at + 1).find((other) => !isNamed(other)) ?? "";
    // `50 candyfloss sticks` are no machines.
    const isPlural = after.length > 3 && after.endsWith("s");
    const countsOther = isPlural && !stopWordsOf(language).has(after) && !NO_COUNT.has(after);
    if (
      isOfThem ||
      (next === "of" && words[at + 2] === "us" && PER.test(name)) ||
      (next !== undefined && isNamed(next) && !countsOther)
    )
      return number;
    const countsPeople =
      next === undefined || PEOPLE.has(next) || (!NO_COUNT.has(next) && stopWordsOf(language).has(next));
    if (PER.test(name) && countsPeople) return number;
  }
  return undefined;
}

/** A number as the visitor wrote it, in figures or as a word. */
export const quoteNumber = (line: string, number: number): string =>
  line
    .trim()
    .split(" ")
    .find((word) => numberOf(word) === number) ?? String(number);

/** What follows a number that counts no pieces. */
const NO_COUNT = new Set(
  `am pm o h min mins minutes minute second seconds yr yrs percent per uhr minuten prozent euro euros dollars bucks eur usd gbp st nd rd th and or to und oder bis y o
et ou e of`.split(/\s+/),
);
