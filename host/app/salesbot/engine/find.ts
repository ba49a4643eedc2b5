import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { asLine } from "./acts.ts";
import { cuedTopics } from "./cues.ts";
import { cutFacts, type Fact } from "./cut.ts";
import type { Facts } from "./facts.ts";
import { ALL_LANGUAGES, detectLanguage, languageOf } from "./languages/index.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { type Page, pageOf } from "./pages.ts";
import { type Before, Index, type Ranked } from "./rank.ts";
import { vectors } from "./vectors.ts";

/** Above, a fact is quoted as the answer; between the two it is offered as the nearest; below, nothing is said. */
const SURE = { nearness: 0.72, covered: 0.72 };
const LIKELY = { nearness: 0.22, covered: 0.3 };
/** Nearness that is enough to offer a fact whose phrases are those of the question's topic. */
const CUED = 0.12;
/** A second fact this near to the first is told too, when neither is sure. */
const CLOSE = 0.5;
/** A third, too, where all three are short. */
const MAX_TOLD = 500;
/** A fact of the question's topic is offered, whatever its words, where the second stays below this share of it. */
const ALONE = 0.7;
/** With a second one this near the first is not sure. */
const RIVAL = 0.75;
/** A fact without the question's topic has to hold this much of its words to be sure. */
const ON_TOPIC = 0.8;
/** Kinds that are told only where they are the likeliest. */
const NEVER_SECOND: readonly Fact["kind"][] = ["email", "phone", "website", "social", "person"];
const MAX_SUGGESTIONS = 4;
const MAX_INDEXES = 100;
/** So long others wait while facts are read. */
const SLICE_MS = 5;

export interface Found {
  confidence: "sure" | "likely" | "none";
  /** The question is one of our own suggestions. */
  isTapped?: boolean;
  /** The fact that answers, and a second where the first is not sure. */
  facts: Fact[];
  /** Further facts that may be meant, the likeliest first. */
  others: Fact[];
}

export interface Knowledge {
  index: Index;
  /** What facts are asked by in a language, made when it is first needed. */
  labelsIn(language: LanguageCode): Labels;
  /** Whether a fact is clearly about a topic that businesses share. */
  isTopical(fact: Fact): boolean;
}

interface Labels {
  /** What each fact is asked by, one of a kind. */
  of: Map<Fact, string>;
  /** The same backwards, by their plain words. */
  factFor: Map<string, Fact>;
}

const known = new Map<string, Knowledge>();

/** An owner's facts, read once and kept while they stay the same. */
export function knowledgeOf(facts: Facts): Knowledge {
  const key = keyOf(facts);
  const found = known.get(key);
  return keep(key, found ?? indexed(cut(facts)));
}

/** The same for facts that may be long and new: others are answered meanwhile. */
export async function readKnowledge(facts: Facts): Promise<Knowledge> {
  const key = keyOf(facts);
  const found = known.get(key);
  if (found) return found;
  const { list, language } = cut(facts);
  const pages = [];
  let began = performance.now();
  for (const fact of list) {
    pages.push(pageOf(fact, language, vectors()));
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return keep(key, indexed({ list, language }, pages));
}

function keyOf({ card, settings }: Facts): string {
  const { services, priceRanges, currency, companyInfo, knowledge, workingHours } = settings;
  return createHash("sha1")
    .update(JSON.stringify([card, services, priceRanges, currency, companyInfo, knowledge, workingHours]))
    .digest("base64");
}

/** The newest are kept. */
function keep(key: string, knowledge: Knowledge): Knowledge {
  known.delete(key);
  known.set(key, knowledge);
  if (known.size > MAX_INDEXES) known.delete(known.keys().next().value!);
  return knowledge;
}

interface Cut {
  list: Fact[];
  language: LanguageCode;
}

function cut(facts: Facts): Cut {
  const list = cutFacts(facts);
  const prose = list.filter(({ kind }) => kind === "prose" || kind === "service");
  const language = detectLanguage(prose.map(({ text }) => text).join(" "), "en", (word) => vectors().isKnown(word));
  return { list, language };
}

function indexed({ list, language }: Cut, pages?: Page[]): Knowledge {
  const index = new Index(list, language, vectors(), pages);
  const made = new Map<LanguageCode, Labels>();
  const labelsIn = (asked: LanguageCode): Labels => {
    let labels = made.get(asked);
    if (!labels) {
      const of = labelsOf(index, asked);
      labels = { of, factFor: new Map([...of].map(([fact, label]) => [asLine(label), fact])) };
      made.set(asked, labels);
    }
    return labels;
  };
  const topical = new Set(list.filter((_, at) => index.topicOf(at)));
  return { index, labelsIn, isTopical: (fact) => topical.has(fact) };
}

/** The short question that each fact answers: the owner's own, its topic's in this language, or its first words. */
function labelsOf(index: Index, language: LanguageCode): Map<Fact, string> {
  const { topics, texts } = languageOf(language);
  const byTopic = new Map(topics.split("\n").map((line) => line.split(": ") as [string, string]));
  const labels = new Map<Fact, string>();
  const taken = new Set<string>();
  const give = (fact: Fact, ...choices: (string | undefined)[]) => {
    const label = choices.find((choice) => choice && !taken.has(asLine(choice)));
    if (!label || labels.has(fact)) return;
    taken.add(asLine(label));
    labels.set(fact, label);
  };
  const moreOn = (text: string, most: number) => {
    const words = text.split(/\s+/);
    const first = words
      .slice(0, most)
      .join(" ")
      .replace(/[,;:.!]$/, "");
    return texts.moreOn.replace("{words}", words.length > most ? `${first} …` : first);
  };
  const FIXED: Partial<Record<Fact["kind"], string>> = {
    hours: byTopic.get("opening-hours"),
    phone: byTopic.get("phone"),
    email: byTopic.get("email"),
    address: byTopic.get("directions"),
    person: byTopic.get("owner"),
    website: byTopic.get("website-shop"),
    social: byTopic.get("social-media"),
    "service list": byTopic.get("services-list"),
    "price list": byTopic.get("price"),
  };
  for (const fact of index.facts) give(fact, FIXED[fact.kind]);
  for (const fact of index.facts) if (fact.question) give(fact, fact.question.length <= 80 ? fact.question : undefined);
  for (const [at, fact] of index.facts.entries()) {
    if (fact.kind === "price")
      give(fact, texts.priceOf.replace("{name}", fact.text.slice(0, fact.text.lastIndexOf(": "))));
    else if (fact.kind === "service") give(fact, `${fact.text}?`);
    const topic = fact.kind === "prose" ? index.topicOf(at) : undefined;
    give(fact, topic && byTopic.get(topic), moreOn(fact.text, 6), moreOn(fact.text, 12));
  }
  return labels;
}

/** Our own questions of topics, by their plain words, each with the language it is in. */
let languageByQuestion: Map<string, LanguageCode> | undefined;
function languageAsked(line: string): LanguageCode | undefined {
  languageByQuestion ??= new Map(
    ALL_LANGUAGES.flatMap(({ code, topics }) =>
      topics.split("\n").map((topic): [string, LanguageCode] => [asLine(topic.slice(topic.indexOf(": ") + 2)), code]),
    ),
  );
  return languageByQuestion.get(line);
}

/** The suggestion that a whole message is, with the fact it asks for and its language. */
export function suggestionSent(
  facts: Facts,
  message: string,
  languages: readonly LanguageCode[],
): { fact: Fact; language: LanguageCode } | undefined {
  const line = asLine(message);
  if (!line) return undefined;
  const { labelsIn } = knowledgeOf(facts);
  const asked = languageAsked(line);
  for (const language of new Set([...languages, ...(asked ? [asked] : [])])) {
    const fact = labelsIn(language).factFor.get(line);
    if (fact) return { fact, language: fact.question ? languages[0]! : language };
  }
  return undefined;
}

/** Facts for a question, all in one ranking. */
export function find(facts: Facts, question: string, language: LanguageCode, before: Before = {}): Found {
  const { index, labelsIn } = knowledgeOf(facts);
  const line = asLine(question);
  const tapped = before.tapped ?? labelsIn(language).factFor.get(line) ?? labelsIn(index.language).factFor.get(line);
  const ranked = index.rank(question, language, before);
  if (tapped) return { confidence: "sure", isTapped: true, facts: [tapped], others: othersOf(ranked, [tapped]) };
  const [top, second] = ranked;
  if (!top) return { confidence: "none", facts: [], others: [] };
  const isAtLeast = ({ nearness, covered }: Ranked, least: typeof SURE) =>
    nearness >= least.nearness || (covered >= least.covered && nearness >= least.nearness / 2);
  const isRivalled = second !== undefined && second.score > RIVAL * top.score && top.covered < SURE.covered;
  const isBesideTopic = !top.isCued && top.covered < ON_TOPIC && cuedTopics(question, language).size > 0;
  if (isAtLeast(top, SURE) && top.covered > 0.25 && !top.isForeign && !isRivalled && !isBesideTopic)
    return { confidence: "sure", facts: [top.fact], others: othersOf(ranked, [top.fact]) };
  // Hours are asked for in few words, and in any language.
  if (top.fact.kind === "hours" && top.isCued)
    return { confidence: "sure", facts: [top.fact], others: othersOf(ranked, [top.fact]) };
  // What sounds like the same topic is worth offering, also where few words agree.
  const isWorthTelling = (one: Ranked) => isAtLeast(one, LIKELY) || (one.isCued && one.nearness >= CUED);
  const isAlone = top.isCued && (second === undefined || second.score < ALONE * top.score);
  if (!isWorthTelling(top) && !top.isNamed && !isAlone)
    return { confidence: "none", facts: [], others: othersOf(ranked, []) };
  // Where a name is asked about, what does not hold it is about somebody else.
  const isTellable = (one: Ranked) =>
    (one.isNamed || !top.isNamed) &&
    one.score > CLOSE * top.score &&
    isWorthTelling(one) &&
    !NEVER_SECOND.includes(one.fact.kind);
  const isToldToo = second !== undefined && isTellable(second);
  const chosen = isToldToo ? [top.fact, second.fact] : [top.fact];
  const third = ranked[2];
  if (isToldToo && third && isTellable(third) && lengthOf([...chosen, third.fact]) < MAX_TOLD) chosen.push(third.fact);
  return { confidence: "likely", facts: chosen, others: othersOf(ranked, chosen) };
}

const lengthOf = (facts: readonly Fact[]): number =>
  facts.reduce((sum, { text, question = "" }) => sum + text.length + question.length, 0);

/** The next likely facts, none that repeats what was said. */
function othersOf(ranked: readonly Ranked[], chosen: readonly Fact[]): Fact[] {
  const others: Fact[] = [];
  for (const { fact } of ranked) {
    const isSaid = [...chosen, ...others].some((one) => one.text.includes(fact.text) || fact.text.includes(one.text));
    if (!isSaid) others.push(fact);
    if (others.length === 2 * MAX_SUGGESTIONS) break;
  }
  return others;
}

/** At most four questions in the visitor's language, each once, that yield these facts; none for what was told. */
export function suggestionsFor(
  facts: Facts,
  list: readonly Fact[],
  language: LanguageCode,
  told: readonly Fact[] = [],
): string[] {
  const labels = knowledgeOf(facts).labelsIn(language).of;
  const untold = list.filter((fact) => !told.includes(fact));
  return [...new Set(untold.flatMap((fact) => labels.get(fact) ?? []))].slice(0, MAX_SUGGESTIONS);
}
