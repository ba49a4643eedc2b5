import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "#db/root.ts";
import { COMMON_TOPICS, BUSINESS_KINDS } from "../coverage-topics.ts";
import { normalizeLine } from "./read/intents.ts";
import { matchTopics } from "./read/topic-phrases.ts";
import { ALL_LANGUAGES, LANGUAGES } from "./languages/language.ts";
import { vectors } from "./languages/vectors.ts";

const FOLDER = join(rootFolder, "host/scripts/assistant-vectors");
/** Topics that no pairs were written for: they work by their phrases alone. */
const BY_CUES_ALONE = ["access-hours", "security", "temperature"];

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const namesIn = (lines: string, end: string) =>
  lines
    .split("\n")
    .filter(Boolean)
    .map((line) => line.slice(0, line.indexOf(end)));
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");

const trainedTopics = sorted(vectors().topics);
const pairsIn = (code: string) => read(`${code}.tsv`).split(/^# /m)[0]!;

test("the vectors know the topics that are explained to people", () => {
  expect(trainedTopics).toEqual(sorted(namesIn(read("topics.tsv"), "\t")));
});

test.each(ALL_LANGUAGES.map(({ code }) => code))("pairs in %s are of the topics that the vectors know", (code) => {
  expect(sorted(namesIn(pairsIn(code), "\t"))).toEqual(trainedTopics);
});

test.each(ALL_LANGUAGES)("each topic that customers are told of has a question of its own in $name", ({ topics }) => {
  expect(sorted(topics.keys())).toEqual(sorted(LANGUAGES.en.topics.keys()));
  const questions = [...topics.values()].map(normalizeLine);
  expect(questions.filter((line, at) => questions.indexOf(line) < at)).toEqual([]);
  expect(questions.filter((line) => line.length > 60)).toEqual([]);
});

test.each(ALL_LANGUAGES)("questions and phrases in $name are of known topics", ({ topics, cues }) => {
  expect([...topics.keys()].filter((name) => !trainedTopics.includes(name))).toEqual([]);
  expect([...cues.keys()].filter((name) => !trainedTopics.includes(name) && !BY_CUES_ALONE.includes(name))).toEqual([]);
  // English is asked in every conversation: its phrases are the fullest.
  expect([...cues.keys()].filter((name) => !LANGUAGES.en.cues.has(name))).toEqual([]);
});

test("a topic without pairs has phrases", () => {
  expect(BY_CUES_ALONE.filter((name) => !LANGUAGES.en.cues.has(name))).toEqual([]);
});

test("what customers ask about a kind of business is known", () => {
  const names = [...COMMON_TOPICS, ...BUSINESS_KINDS.flatMap(({ topics }) => topics.split(/\s+/))];
  expect(names.filter((name) => !LANGUAGES.en.topics.has(name))).toEqual([]);
});

test("Portuguese is Brazilian throughout", () => {
  const { topics, texts } = LANGUAGES.pt;
  expect(`${[...topics.values()].join(" ")} ${JSON.stringify(texts)}`).not.toMatch(
    /(?<!\p{L})(?:marcaç\p{L}+|ficheiros?|prémios?|contactos?|telemóvel|transportes|estão a|alojamento|vales-oferta)(?!\p{L})/iu,
  );
});

test.each([
  ["en", "What if I can't make my appointment?"],
  ["de", "Was ist, wenn ich doch nicht kommen kann?"],
  ["es", "¿Y si no puedo acudir a la cita?"],
  ["fr", "Et si j'ai un empêchement ?"],
  ["it", "E se non posso venire?"],
  ["nl", "Wat als ik niet kan komen?"],
  ["pt", "E se eu não puder ir?"],
] as const)("in %s, %s asks about cancelling", (language, question) => {
  expect([...matchTopics(question, language)]).toContain("cancellation");
});
