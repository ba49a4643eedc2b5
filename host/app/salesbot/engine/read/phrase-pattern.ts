import { type Language, languageOf, LANGUAGES } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";

const ACCENTS: Record<string, string> = {
  a: "aàáâãä",
  c: "cç",
  e: "eèéêë",
  i: "iìíîï",
  n: "nñ",
  o: "oòóôõö",
  u: "uùúûü",
};
/** Plain words as an expression for them with accents or without. */
export const withAccents = (words: string): string => words.replace(/[aceinou]/g, (letter) => `[${ACCENTS[letter]!}]`);

/** A list's phrases as alternatives of an expression for a text as it was written; what nothing matches for none. */
export function phrasePattern(language: LanguageCode, list: keyof Language["phrases"]): string {
  const phrases = [languageOf(language), LANGUAGES.en].flatMap(({ phrases: { [list]: all } }) => all.split(", "));
  const named = [...new Set(phrases.filter((phrase) => /^[\p{L}' ]+$/u.test(phrase)))].sort(
    (a, b) => b.length - a.length,
  );
  return named.length > 0 ? `(?<![\\p{L}\\d])(?:${named.map(withAccents).join("|").replaceAll(" ", "['’ ]")})` : "(?!)";
}
