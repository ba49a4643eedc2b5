import { toCardinal as german } from "n2words/de-DE";
import { toCardinal as english } from "n2words/en-GB";
import { toCardinal as spanish } from "n2words/es-ES";
import { toCardinal as french } from "n2words/fr-FR";
import { toCardinal as italian } from "n2words/it-IT";
import { toCardinal as dutch } from "n2words/nl-NL";
import { toCardinal as portuguese } from "n2words/pt-PT";
import { lower, normalise } from "../engine/languages/normalize.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../engine/languages/libraries.ts";
import { memoizeByLanguage } from "../engine/languages/memoize.ts";

const IN_WORDS: Record<LanguageCode, (value: number) => string> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

/** Numbers that are known as words: each to a hundred, round ones to a hundred thousand. */
const NAMED = [
  ...Array.from({ length: 101 }, (_, n) => n),
  ...Array.from({ length: 90 }, (_, n) => 110 + 10 * n),
  ...Array.from({ length: 90 }, (_, n) => 1_000 + 100 * n),
  ...Array.from({ length: 21 }, (_, n) => 10_000 + 500 * n),
  ...[25, 30, 40, 50, 75, 100].map((n) => n * 1_000),
];
const MAX_WORDS = 6;
const UNMISTAKABLE = 7;

const wordsFor = memoizeByLanguage((language: LanguageCode): Map<string, number> => {
  const words = new Map<string, number>();
  for (const number of NAMED) {
    const name = spelt(IN_WORDS[language](number)).join(" ");
    if (!words.has(name)) words.set(name, number);
    // `hundred`, `hundert`, `honderd`: without the one.
    const bare = name.replace(/^(?:one |ein(?=\w{4})|um |een )/, "");
    if (number >= 100 && !words.has(bare)) words.set(bare, number);
    if (!words.has(name.replaceAll(" and ", " "))) words.set(name.replaceAll(" and ", " "), number);
  }
  return words;
});

const spelt = (text: string): string[] => normalise(text).match(/[a-z]+/g) ?? [];

/** A number's name in one language, or a long one in any: short ones mean other things elsewhere (`once`, `sei`). */
function numberNamed(name: string, language: LanguageCode): number | undefined {
  const own = wordsFor(language).get(name);
  if (own !== undefined || name.length < UNMISTAKABLE) return own;
  for (const other of LANGUAGE_CODES) {
    const number = wordsFor(other).get(name);
    if (number !== undefined) return number;
  }
  return undefined;
}

/** A text with numbers in words written as figures: `twenty-five dollars` is `25 dollars`. */
export function withDigits(text: string, language: LanguageCode): string {
  const tokens = [...lower(text).matchAll(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu)].map(([token]) => token);
  const isWord = (token: string | undefined) => token !== undefined && /^\p{L}/u.test(token);
  let out = "";
  for (let at = 0; at < tokens.length;) {
    let consumed = 0;
    if (isWord(tokens[at]))
      for (let count = MAX_WORDS; count > 0 && consumed === 0; count--) {
        const end = at + 2 * count - 1;
        if (end > tokens.length) continue;
        const between = tokens.slice(at, end).filter((_, i) => i % 2 === 1);
        if (!between.every((gap) => gap === " " || gap === "-")) continue;
        const name = tokens
          .slice(at, end)
          .filter((_, i) => i % 2 === 0)
          .map(normalise)
          .join(" ");
        const number = numberNamed(name, language);
        if (number === undefined) continue;
        out += String(number);
        consumed = end - at;
      }
    if (consumed === 0) {
      out += tokens[at]!;
      consumed = 1;
    }
    at += consumed;
  }
  return out;
}
