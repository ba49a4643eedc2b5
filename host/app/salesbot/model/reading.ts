import { detectLanguage } from "../engine/languages/detect-language.ts";
import { knowledgeOf } from "../engine/facts/knowledge.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../engine/languages/libraries.ts";
import { normalise } from "../engine/languages/normalize.ts";
import { memoizeByLanguage, memoizeByTextAndLanguage } from "../engine/languages/memoize.ts";
import { weekdayNames } from "../engine/read/weekdays.ts";
import { contentWords, stem } from "../engine/languages/words.ts";
import { figureLine } from "./amounts.ts";
import { GENERIC } from "./guard-words.ts";
import type { Grounds } from "./grounds.ts";

/** A sentence as the rules read it. */
export interface Reading {
  text: string;
  /** Lower case, without accents. */
  plain: string;
  /** With figures as digits. */
  line: string;
  language: LanguageCode;
  /** The language of the owner's text. */
  own: LanguageCode;
  isQuestion: boolean;
}

export function toReading(text: string, { facts, visitorText }: Pick<Grounds, "facts" | "visitorText">): Reading {
  const own = knowledgeOf(facts).index.language;
  // A short answer is likely in the language in which was asked.
  const language = detectLanguage(text, detectLanguage(visitorText.slice(-300), own));
  return {
    text,
    plain: normalise(text),
    line: figureLine(text, language),
    language,
    own,
    isQuestion: text.trimEnd().endsWith("?"),
  };
}

/** Stems of what a text is about: without figures, little words and words that every answer has. */
export const subjects = memoizeByTextAndLanguage((text, language: LanguageCode): readonly string[] => {
  const words = contentWords(figureLine(text, language), language).filter((word) => {
    const plain = normalise(word);
    return !/^\d/.test(word) && !GENERIC.has(plain) && !isOfCalendar(plain);
  });
  return [...new Set(words.map((word) => normalise(stem(word, language))))];
});

let calendar: Set<string> | undefined;

/** Whether a word is a weekday or a month, in whatever language: they have a rule of their own. */
export function isOfCalendar(word: string): boolean {
  calendar ??= new Set(LANGUAGE_CODES.flatMap((code) => [...weekdayNames(code), ...monthNames(code)]));
  return calendar.has(word) || calendar.has(word.replace(/s$/, ""));
}

/** The names of the months, in lower case and without accents. */
export const monthNames = memoizeByLanguage((language: LanguageCode): string[] => {
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => normalise(format.format(new Date(Date.UTC(2026, month, 15)))));
});

const MIN_PREFIX = 5;
const MIN_PART = 4;
const MIN_COMPOUND = 10;

/** Whether two stems are of one word, compounds and related languages included: `Kartenzahlung` and `Zahlung`. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < MIN_PART) return false;
  if (long.startsWith(short) || (long.endsWith(short) && (short.length >= MIN_PREFIX || long.length >= MIN_COMPOUND)))
    return true;
  return short.length >= MIN_PREFIX + 1 && short.slice(0, MIN_PREFIX + 1) === long.slice(0, MIN_PREFIX + 1);
}

export const isAmong = (word: string, list: readonly string[]): boolean => list.some((one) => isSameWord(word, one));
