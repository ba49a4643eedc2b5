import { type LanguageCode, stopWordsOf } from "./languages/stop-words.ts";
import { parseMeasures } from "./measures.ts";
import { correctSpelling, isOneEditAway } from "./spelling.ts";
import type { Vectors } from "./vectors.ts";
import { impliedTerms } from "./weekdays.ts";
import { contentWords, stem } from "./words.ts";

/** A word of a question that may be misspelt: no name, figure or address. */
const WORD = /(?<![\p{L}\p{N}@.'’-])\p{Ll}{5,15}(?![\p{L}\p{N}@'’-]|\.\p{L})/gu;
const MAX_CORRECTIONS = 5;
const PARTICLE = /^(?:up|off|out|down|in)$/;
/** Letters of a word within a longer one. */
const MIN_PART_LENGTH = 5;
/** Languages that write several words as one. */
const joinsWords = (language: LanguageCode): boolean => language === "de" || language === "nl";

/** The words of an owner's facts, in which questions are read. */
export class OwnerVocabulary {
  readonly #language: LanguageCode;
  readonly #vectors: Vectors;
  /** How many facts have a stem. */
  readonly #counts: ReadonlyMap<string, number>;
  /** Words long enough to be meant by a misspelt one. */
  readonly #words: ReadonlySet<string>;

  constructor(words: readonly string[], counts: ReadonlyMap<string, number>, language: LanguageCode, vectors: Vectors) {
    this.#language = language;
    this.#vectors = vectors;
    this.#counts = counts;
    this.#words = new Set(words.filter((word) => word.length > 4));
  }

  /** What the owner writes as two words, or as one of them: `stairgate`, `tuneup`. */
  #partsOf(word: string): string | undefined {
    const isOwn = (part: string) => this.#counts.has(stem(part, this.#language));
    for (let at = 3; at <= word.length - 2; at++) {
      const [first, rest] = [word.slice(0, at), word.slice(at)];
      if (isOwn(first) && (PARTICLE.test(rest) || (rest.length > 2 && isOwn(rest)))) return `${first} ${rest}`;
    }
    return undefined;
  }

  /** The owner's words that begin or end a long word, or that it begins or ends: `Nachttarif` has `Nacht`. */
  #sharedParts(word: string): string[] {
    if (this.#counts.has(word) || word.length < MIN_PART_LENGTH) return [];
    const isPart = (part: string, whole: string) =>
      part.length >= MIN_PART_LENGTH &&
      whole.length >= part.length + 3 &&
      (whole.startsWith(part) || whole.endsWith(part));
    return [...this.#counts.keys()].filter((own) => isPart(own, word) || isPart(word, own));
  }

  /** The question's stems. One that no fact has is replaced by a fact's that differs by one typing error. */
  stemsOf(question: string, language: LanguageCode): string[] {
    const implied = impliedTerms(question, this.#language).filter((one) => this.#counts.has(one));
    const questionStems = [...new Set(contentWords(question, language))].map((word) => {
      const own = stem(word, language === this.#language ? language : this.#language);
      if (this.#counts.has(own) || own.length < 5 || this.#vectors.hasFeature(`${language}:${own}`)) return own;
      for (const other of this.#counts.keys()) if (isOneEditAway(own, other)) return other;
      return own;
    });
    const parts = joinsWords(this.#language) ? questionStems.flatMap((word) => this.#sharedParts(word)) : [];
    const measures = parseMeasures(question).filter((one) => this.#counts.has(one));
    return [...new Set([...questionStems, ...implied, ...measures, ...parts])];
  }

  /** A question in which each unknown word is replaced by the owner's word that is one typing error away. */
  corrected(question: string, language: LanguageCode): string {
    if (language !== this.#language) return question;
    let remaining = MAX_CORRECTIONS;
    return question.replace(WORD, (word) => {
      const own = stem(word, language);
      const isWord = this.#counts.has(own) || this.#vectors.hasFeature(`${language}:${own}`);
      if (isWord || stopWordsOf(language).has(word) || remaining-- <= 0) return word;
      for (const other of this.#words) if (other[0] === word[0] && isOneEditAway(word, other)) return other;
      return this.#partsOf(word) ?? correctSpelling(word, language) ?? word;
    });
  }
}
