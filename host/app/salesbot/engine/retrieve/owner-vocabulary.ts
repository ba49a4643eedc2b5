import type { LanguageCode } from "../languages/libraries.ts";
import { stopWordsOf } from "../languages/language.ts";
import { lower } from "../languages/normalize.ts";
import { parseMeasures } from "../read/measures.ts";
import { isOneEditAway } from "./spelling.ts";
import type { Vectors } from "../languages/vectors.ts";
import { contentWords, stem } from "../languages/words.ts";

/** A word of a question that may be misspelt or a part of a compound: no figure or address. */
const WORD = /(?<![\p{L}\p{N}@.'’-])\p{L}\p{Ll}{4,14}(?![\p{L}\p{N}@'’-]|\.\p{L})/gu;
const MAX_CORRECTIONS = 5;
/** Languages that write `Fliesenleger` in one word. */
const COMPOUNDING = new Set<LanguageCode>(["de", "nl"]);
/** The shortest word that a compound is looked for, and how much longer the compound is. */
const MIN_PART = 5;
const MIN_REST = 4;

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

  /**
   * A question in which each unknown word is replaced by the owner's word that is one typing error away, or by the only
   * compound that it begins: `Fliesen`, where the facts have but a `Fliesenleger`.
   */
  corrected(question: string, language: LanguageCode): string {
    if (language !== this.#language) return question;
    let remaining = MAX_CORRECTIONS;
    return question.replace(WORD, (written) => {
      const word = lower(written);
      const own = stem(word, language);
      if (this.#counts.has(own) || stopWordsOf(language).has(word)) return written;
      const isPart = COMPOUNDING.has(language) && own.length >= MIN_PART;
      const compounds = [...this.#words].filter((one) => one.startsWith(own) && one.length >= word.length + MIN_REST);
      if (isPart && new Set(compounds.map((one) => stem(one, language))).size === 1) return compounds[0]!;
      // A capital may begin a name.
      if (word !== written || this.#vectors.hasFeature(`${language}:${own}`) || remaining-- <= 0) return written;
      for (const other of this.#words) if (other[0] === word[0] && isOneEditAway(word, other)) return other;
      return written;
    });
  }
}
