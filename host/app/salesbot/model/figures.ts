import { toCardinal as german } from "n2words/de-DE";
import { toCardinal as english } from "n2words/en-GB";
import { toCardinal as spanish } from "n2words/es-ES";
import { toCardinal as french } from "n2words/fr-FR";
import { toCardinal as italian } from "n2words/it-IT";
import { toCardinal as dutch } from "n2words/nl-NL";
import { toCardinal as portuguese } from "n2words/pt-PT";
import { lower, normalise } from "../engine/normalize.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../engine/languages/stop-words.ts";

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
const LONGEST = 6;
const UNMISTAKABLE = 7;

const known = new Map<LanguageCode, Map<string, number>>();
function wordsFor(language: LanguageCode): Map<string, number> {
  let found = known.get(language);
  if (!found) {
    found = new Map();
    for (const number of NAMED) {
      const name = spelt(IN_WORDS[language](number)).join(" ");
      if (!found.has(name)) found.set(name, number);
      // `hundred`, `hundert`, `honderd`: without the one.
      const bare = name.replace(/^(?:one |ein(?=\w{4})|um |een )/, "");
      if (number >= 100 && !found.has(bare)) found.set(bare, number);
      if (!found.has(name.replaceAll(" and ", " "))) found.set(name.replaceAll(" and ", " "), number);
    }
    known.set(language, found);
  }
  return found;
}

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
  const pieces = [...lower(text).matchAll(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu)].map(([piece]) => piece);
  const isWord = (piece: string | undefined) => piece !== undefined && /^\p{L}/u.test(piece);
  let out = "";
  for (let at = 0; at < pieces.length;) {
    let taken = 0;
    if (isWord(pieces[at]))
      for (let count = LONGEST; count > 0 && taken === 0; count--) {
        const end = at + 2 * count - 1;
        if (end > pieces.length) continue;
        const between = pieces.slice(at, end).filter((_, i) => i % 2 === 1);
        if (!between.every((gap) => gap === " " || gap === "-")) continue;
        const name = pieces
          .slice(at, end)
          .filter((_, i) => i % 2 === 0)
          .map(normalise)
          .join(" ");
        const number = numberNamed(name, language);
        if (number === undefined) continue;
        out += String(number);
        taken = end - at;
      }
    if (taken === 0) {
      out += pieces[at]!;
      taken = 1;
    }
    at += taken;
  }
  return out;
}
