// The texts that the assistant's word vectors are learned from.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../../db/root.ts";
import type { LanguageCode } from "../../app/salesbot/engine/languages/libraries.ts";
import { embeddingFeatures } from "../../app/salesbot/engine/languages/words.ts";

const folder = join(rootFolder, "host/scripts/assistant-vectors");
const toColumns = (text: string) => text.split("\n").map((line) => line.split("\t"));
const training = readdirSync(folder)
  .filter((file) => /^[a-z]{2}\.tsv$/.test(file))
  .sort()
  .map((file) => {
    const blocks = readFileSync(join(folder, file), "utf8").split(/^# .*$/m);
    const [pairLines, ...businessLines] = blocks.map(toColumns);
    return { language: file.slice(0, 2) as LanguageCode, pairLines: pairLines!, businessLines };
  });

interface Pair {
  topic: number;
  sides: [string[], string[]];
}

export const topics: string[] = [];
export const pairs: Pair[] = training.flatMap(({ language, pairLines }) =>
  pairLines.flatMap(([topic, question, fact]): Pair[] => {
    if (!topic || !question || !fact) return [];
    if (!topics.includes(topic)) topics.push(topic);
    return [
      {
        topic: topics.indexOf(topic),
        sides: [embeddingFeatures(question, language), embeddingFeatures(fact, language)],
      },
    ];
  }),
);

interface Business {
  facts: string[][];
  questions: { words: string[]; fact: number }[];
}

export const businesses = training.flatMap(({ language, businessLines }) =>
  businessLines.map((lines): Business => {
    const answered = lines.filter(([question, fact]) => question && fact) as [string, string][];
    const facts = [...new Set(answered.map(([, fact]) => fact))];
    return {
      facts: facts.map((fact) => embeddingFeatures(fact, language)),
      questions: answered.map(([question, fact]) => ({
        words: embeddingFeatures(question, language),
        fact: facts.indexOf(fact),
      })),
    };
  }),
);
