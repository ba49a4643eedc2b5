import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "#db/root.ts";
import type { LanguageCode } from "./libraries.ts";
import { embeddingFeatures, subwords } from "./words.ts";

/** Numbers in a vector. */
export const SIZE = 64;
/** Rows that subwords share by their hash. */
export const BUCKETS = 8_192;
/** How much a word's pieces count beside the word. */
export const SUBWORD_WEIGHT = 0.5;
const TOPIC_SHARPNESS = 8;
/** A word without a row counts as a rare one. */
const UNKNOWN_WEIGHT = 1.4;

/** FNV-1a. */
export function bucketOf(subword: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < subword.length; at++) hash = Math.imul(hash ^ subword.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}

interface Rows {
  scales: Float32Array;
  bytes: Int8Array;
}

/** Word vectors and topics, as they were learnt by `host/scripts/assistant-vectors/train.ts`. */
export class Vectors {
  readonly topics: readonly string[];
  readonly #rowOf: Map<string, number>;
  readonly #weights: Float32Array;
  readonly #words: Rows;
  readonly #pieces: Rows;
  readonly #topicVectors: Rows;

  constructor(data: Buffer) {
    const headLength = data.readUInt32LE(0);
    const { words, topics } = JSON.parse(data.toString("utf8", 4, 4 + headLength)) as {
      words: string[];
      topics: string[];
    };
    let at = 4 + headLength;
    const floats = (count: number) => {
      const list = new Float32Array(data.buffer.slice(data.byteOffset + at, data.byteOffset + at + count * 4));
      at += count * 4;
      return list;
    };
    const rows = (count: number): Rows => {
      const scales = floats(count);
      // A view: the rows are most of the file.
      const bytes = new Int8Array(data.buffer, data.byteOffset + at, count * SIZE);
      at += count * SIZE;
      return { scales, bytes };
    };
    this.topics = topics;
    this.#rowOf = new Map(words.map((word, row) => [word, row]));
    this.#weights = floats(words.length);
    this.#words = rows(words.length);
    this.#pieces = rows(BUCKETS);
    this.#topicVectors = rows(topics.length);
  }

  /** How much a stem weighs among others; rare words weigh more. */
  weightOf(feature: string): number {
    const row = this.#rowOf.get(feature);
    return row === undefined ? UNKNOWN_WEIGHT : this.#weights[row]!;
  }

  hasFeature(feature: string): boolean {
    return this.#rowOf.has(feature);
  }

  /** A text's unit vector; zero when none of its words says anything. `shareOf` makes words count less. */
  encode(text: string, language: LanguageCode, shareOf?: (feature: string) => number): Float32Array {
    return this.encodeFeatures(embeddingFeatures(text, language), shareOf);
  }

  /** The same of stems and kinds of value. */
  encodeFeatures(features: readonly string[], shareOf: (feature: string) => number = () => 1): Float32Array {
    const vector = new Float32Array(SIZE);
    const add = ({ scales, bytes }: Rows, row: number, factor: number) => {
      const scale = scales[row]! * factor;
      for (let d = 0, from = row * SIZE; d < SIZE; d++, from++) vector[d]! += bytes[from]! * scale;
    };
    for (const feature of new Set(features)) {
      const row = this.#rowOf.get(feature);
      const part = shareOf(feature);
      if (row !== undefined) add(this.#words, row, part);
      if (feature.startsWith("@")) continue;
      const letters = subwords(feature.slice(3));
      const share =
        (part * SUBWORD_WEIGHT * (row === undefined ? UNKNOWN_WEIGHT : this.#weights[row]!)) / (letters.length || 1);
      for (const subword of letters) add(this.#pieces, bucketOf(subword), share);
    }
    const length = Math.sqrt(dot(vector, vector)) || 1;
    for (let d = 0; d < SIZE; d++) vector[d]! /= length;
    return vector;
  }

  /** Probability of each topic. */
  topicsOf(vector: Float32Array): Float32Array {
    const { scales, bytes } = this.#topicVectors;
    const scores = new Float32Array(this.topics.length);
    let top = -Infinity;
    for (let t = 0; t < scores.length; t++) {
      let sum = 0;
      for (let d = 0, at = t * SIZE; d < SIZE; d++, at++) sum += vector[d]! * bytes[at]!;
      scores[t] = TOPIC_SHARPNESS * sum * scales[t]!;
      top = Math.max(top, scores[t]!);
    }
    let total = 0;
    for (let t = 0; t < scores.length; t++) total += scores[t] = Math.exp(scores[t]! - top);
    for (let t = 0; t < scores.length; t++) scores[t]! /= total;
    return scores;
  }
}

let loaded: Vectors | undefined;
/** Read at first use: a host whose assistants are all off never holds them. */
export function vectors(): Vectors {
  loaded ??= new Vectors(readFileSync(join(rootFolder, "host/app/salesbot/engine/vectors.bin")));
  return loaded;
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}
