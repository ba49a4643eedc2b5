import type { LanguageCode } from "../languages/libraries.ts";
import { stopWordsOf } from "../languages/language.ts";
import { parseMeasures } from "../read/measures.ts";
import { isOneEditAway } from "./spelling.ts";
import type { Vectors } from "../languages/vectors.ts";
import { contentWords, stem } from "../languages/words.ts";

/** A word of a question that may be misspelt: no name, figure or address. */
const WORD = /(?<![\p{L}\p{N}@.'’-])\p{Ll}{5,15}(?![\p{L}\p{N}@'’-]|\.\p{L})/gu;
const MAX_CORRECTIONS = 5;

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

  /** The question's stems, as the facts have them, and its sizes. */
  stemsOf(question: string, language: LanguageCode): string[] {
    const questionStems = contentWords(question, language).map((word) => stem(word, this.#language));
    const measures = parseMeasures(question).filter((one) => this.#counts.has(one));
    return [...new Set([...questionStems, ...measures])];
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
      return word;
    });
  }
}
