import { languageOf } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { normalise } from "../languages/normalize.ts";
import { memoizeByLanguage, memoizeByTextAndLanguage } from "../languages/memoize.ts";
import { stem, wordsOf } from "../languages/words.ts";

/** The longest of the phrases, in words. */
const MAX_PHRASE_WORDS = 5;

/** A word or phrase of a text, and the things that it may be another word for. */
interface SynonymMatch {
  /** Its stem, where it is one word. */
  word?: string;
  things: readonly number[];
}

const stemsOf = (text: string, language: LanguageCode): string[] => wordsOf(text).map((word) => stem(word, language));
/** People leave accents out. */
const keyOf = (stemmed: readonly string[]): string => normalise(stemmed.join(" "));

const phrasesOf = memoizeByLanguage((language: LanguageCode): Map<string, number[]> => {
  const phrases = new Map<string, number[]>();
  for (const [thing, line] of languageOf(language).synonyms.entries())
    for (const phrase of line.split(", ")) {
      const key = keyOf(stemsOf(phrase, language));
      phrases.set(key, [...(phrases.get(key) ?? []), thing]);
    }
  return phrases;
});

/** The words and phrases of a text that have others for the same. */
export const matchSynonyms = memoizeByTextAndLanguage((text, language: LanguageCode): readonly SynonymMatch[] => {
  const phrases = phrasesOf(language);
  if (phrases.size < 2) return [];
  const words = stemsOf(text, language);
  const list: SynonymMatch[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = 1; length <= MAX_PHRASE_WORDS && at + length <= words.length; length++) {
      const things = phrases.get(keyOf(words.slice(at, at + length)));
      if (things) list.push({ things, ...(length === 1 && { word: words[at]! }) });
    }
  return list;
});

/** What a question's words and a fact have in common under other names. */
interface SynonymOverlap {
  /** Words of the question that the fact says otherwise. */
  words: string[];
  /** How rare these things are among the owner's facts, added up. */
  rarity: number;
}

/** Each thing counts once, and not where the fact has the question's own word for it. */
export function overlapSynonyms(
  meant: readonly SynonymMatch[],
  has: { stems: { has(word: string): boolean }; things: ReadonlySet<number> },
  rarityOf: (thing: number) => number,
): SynonymOverlap {
  const shared: SynonymOverlap = { words: [], rarity: 0 };
  const counted = new Set<number>();
  for (const { word, things } of meant) {
    if (word !== undefined && has.stems.has(word)) {
      for (const thing of things) counted.add(thing);
      continue;
    }
    let maxRarity = 0;
    for (const thing of things)
      if (!counted.has(thing) && has.things.has(thing)) {
        maxRarity = Math.max(maxRarity, rarityOf(thing));
        counted.add(thing);
      }
    if (maxRarity > 0 && word !== undefined) shared.words.push(word);
    shared.rarity += maxRarity;
  }
  return shared;
}
