import type { LanguageCode } from "../languages/libraries.ts";
import type { FactFeatures } from "./fact-features.ts";
import { dot, SIZE, type Vectors } from "../languages/vectors.ts";

/** Share of what an owner's facts have in common that is subtracted: all of a vet's are about dogs. */
const COMMON_SHARE = 0.3;
/** How much less a word of the question counts that every fourth fact has, or more. */
const LESS = 0.6;
const MANY = 1 / 4;
/** Fewer facts than this with a word are not many, however few there are. */
const FEW = 3;
/** The share of what was said before, where the question needs it. */
const CONTEXT_SHARE = 0.2;

interface Similarity {
  /** Cosine of the vectors, −1 to 1. */
  similarity: number;
  /** The same without what an owner's facts have in common. */
  telling: number;
  /** How well the topics agree, 0 to 1. */
  topic: number;
}

/** How near an owner's facts are to a question by their word vectors. */
export class SimilarityScorer {
  readonly #vectors: Vectors;
  readonly #language: LanguageCode;
  readonly #common: Float32Array;
  /** Each page's vectors without what all have in common. */
  readonly #telling: Float32Array[][];
  readonly #shareOf: (feature: string) => number;

  constructor(
    features: readonly FactFeatures[],
    stemCounts: ReadonlyMap<string, number>,
    language: LanguageCode,
    vectors: Vectors,
  ) {
    this.#vectors = vectors;
    this.#language = language;
    this.#common = new Float32Array(SIZE);
    for (const { isOurs, sides } of features)
      if (!isOurs) for (let d = 0; d < SIZE; d++) this.#common[d]! += sides[0]!.vector[d]! / features.length;
    this.#telling = features.map(({ sides }) => sides.map(({ vector }) => this.#withoutCommon(vector)));
    this.#shareOf = (feature) => {
      const met = stemCounts.get(feature.slice(feature.indexOf(":") + 1)) ?? 0;
      return met < FEW ? 1 : 1 - LESS * Math.min(1, met / features.length / MANY);
    };
  }

  #withoutCommon(vector: Float32Array): Float32Array {
    const rest = vector.map((one, d) => one - COMMON_SHARE * this.#common[d]!);
    const length = Math.sqrt(dot(rest, rest)) || 1;
    return rest.map((one) => one / length);
  }

  /** Scores pages for a question, with what was said before it where that counts. */
  of(question: string, language: LanguageCode, contextText: string): (page: FactFeatures, at: number) => Similarity {
    const vector = this.#vectors.encode(question, language);
    const wide = contextText ? this.#vectors.encode(`${question} ${contextText}`, language) : vector;
    const shareOf = language === this.#language ? this.#shareOf : undefined;
    const telling = this.#withoutCommon(this.#vectors.encode(question, language, shareOf));
    const topics = this.#vectors.topicsOf(vector);
    return ({ sides }, at) => {
      const maxOf = (nearTo: (n: number) => number) => Math.max(...sides.map((_, n) => nearTo(n)));
      const before = (n: number) => CONTEXT_SHARE * dot(wide, sides[n]!.vector);
      return {
        similarity: maxOf((n) => (1 - CONTEXT_SHARE) * dot(vector, sides[n]!.vector) + before(n)),
        telling: maxOf((n) => {
          const near = dot(telling, this.#telling[at]![n]!);
          return contextText ? (1 - CONTEXT_SHARE) * near + before(n) : near;
        }),
        topic: maxOf((n) => dot(topics, sides[n]!.topics)),
      };
    };
  }
}
