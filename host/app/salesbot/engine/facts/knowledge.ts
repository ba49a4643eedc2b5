import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { nextEventLoopTurn } from "../../../runtime/event-loop-queue.ts";
import { createFairQueue } from "../../../runtime/fair-queue.ts";
import { normalizeLine } from "../read/intents.ts";
import { matchTopics } from "../read/topic-phrases.ts";
import { splitIntoFacts, type Fact, labelOf, priceName } from "./split-facts.ts";
import type { AssistantContext } from "./facts.ts";
import { isFamiliar, toForm } from "./form-of-address.ts";
import { type Offering, matchOffering, toOffering } from "../facts/offerings.ts";
import { detectLanguage } from "../languages/detect-language.ts";
import { languageOf } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { countOccurrences, type FactFeatures, extractFeatures } from "../retrieve/fact-features.ts";
import { FactIndex } from "../retrieve/rank.ts";
import { statedHours, type StatedHours } from "./stated-hours.ts";
import { valueTypesIn } from "../languages/value-types.ts";
import { stems } from "../languages/words.ts";
import { vectors } from "../languages/vectors.ts";
import { weekdaysIn } from "../read/weekdays.ts";

/** A suggestion is a question as somebody would type it, and fits a chip. */
const MAX_SUGGESTION = 32;
/** A link or an address is an answer, and no part of a question. */
const LINK = /:\/\/|\b(?:mailto|tel|sms):|\bwww\.|@|\.\p{Ll}{2,10}\//u;
/** Indexes that are kept, and the characters of their facts: an index takes a hundred times as many bytes. */
const MAX_INDEXES = 100;
const MAX_CHARACTERS = 2_000_000;
/** How long reading facts may block others, in ms. */
const SLICE_MS = 5;

interface Knowledge {
  index: FactIndex;
  /** The questions for facts in a language, made on first use. */
  labelsIn(language: LanguageCode): Labels;
  /** What one may wish for: services, prices, and what a line with days of its own begins with (`Guided ride: …`). */
  offers: readonly Offering[];
  /** Stems that most of their names share, which say nothing of one of them: `kilt` at a kiltmaker's. */
  sharedWords: ReadonlySet<string>;
  /** What the owner says is not done, by the stems that no other fact has: `We do not work on motorcycles`. */
  notDone: ReadonlyMap<string, Fact>;
  /** The opening hours that the owner's sentences state. */
  stated: StatedHours;
  /** Whether a fact is clearly about one of the common topics. */
  isTopical(fact: Fact): boolean;
}

export interface Labels {
  /** The unique question for each fact. */
  of: Map<Fact, string>;
  /** The fact for each question, by the question's plain words. */
  factFor: Map<string, Fact>;
}

const cache = new LRUCache<string, Knowledge>({
  max: MAX_INDEXES,
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ index }) => 1 + index.facts.reduce((sum, { text }) => sum + text.length, 0),
});
/** Cached, because a turn needs the same facts many times. */
const byContext = new WeakMap<AssistantContext, Knowledge>();

/** An owner's facts, read once and cached until they change. */
export function knowledgeOf(facts: AssistantContext): Knowledge {
  let knowledge = byContext.get(facts);
  if (!knowledge) {
    const key = keyOf(facts);
    knowledge = cache.get(key) ?? finish(build(facts), key);
    byContext.set(facts, knowledge);
  }
  return knowledge;
}

/** One of each account at a time, as reading the longest texts takes seconds. */
const inTurn = createFairQueue({ concurrency: 2, perKey: 1, maxQueued: 100 });
const underWay = new Map<string, Promise<Knowledge>>();

/**
 * The same in small steps for facts that may be long and new, so that others are answered meanwhile; accounts take
 * turns. Throws Unavailable when too many texts of this one wait.
 */
export async function readKnowledge(facts: AssistantContext, accountId: number): Promise<Knowledge> {
  const key = keyOf(facts);
  const knowledge = cache.get(key) ?? (await (underWay.get(key) ?? beginReading(facts, key, accountId)));
  // It may have left the cache again before it is used.
  byContext.set(facts, knowledge);
  return knowledge;
}

function beginReading(facts: AssistantContext, key: string, accountId: number): Promise<Knowledge> {
  const reading = inTurn(String(accountId), () => buildInSteps(facts, key)).finally(() => underWay.delete(key));
  underWay.set(key, reading);
  return reading;
}

async function buildInSteps(facts: AssistantContext, key: string): Promise<Knowledge> {
  const steps = build(facts);
  await nextEventLoopTurn();
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return addToCache(key, step.value);
    if (performance.now() - began < SLICE_MS) continue;
    await nextEventLoopTurn();
    began = performance.now();
  }
}

function finish(steps: Steps<Knowledge>, key: string): Knowledge {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return addToCache(key, step.value);
}

/** Work that others may interrupt wherever it yields. */
type Steps<T> = Generator<undefined, T>;

function keyOf({ card, settings }: AssistantContext): string {
  const { services, priceRanges, currency, companyInfo, knowledge, workingHours } = settings;
  return createHash("sha1")
    .update(JSON.stringify([card, services, priceRanges, currency, companyInfo, knowledge, workingHours]))
    .digest("base64");
}

function addToCache(key: string, knowledge: Knowledge): Knowledge {
  cache.set(key, knowledge);
  return knowledge;
}

interface SplitFacts {
  list: Fact[];
  language: LanguageCode;
}

function* splitFacts(facts: AssistantContext): Steps<SplitFacts> {
  const list = splitIntoFacts(facts);
  yield;
  const prose = list.filter(({ kind }) => kind === "prose" || kind === "service");
  const language = detectLanguage(prose.map(({ text }) => text).join(" "), "en", (word) => vectors().hasFeature(word));
  const services = list.flatMap(({ kind, text }) => (kind === "service" ? toOffering(text, language) : []));
  const split: SplitFacts = { list: [], language };
  for (const fact of list) {
    yield;
    split.list.push(withOwnSubject(fact, services, language));
  }
  return split;
}

/** Topics of the whole business, whatever a line began with. */
const OF_ALL = new Set(
  `payment-methods parking pets directions public-transport opening-hours holidays-closed languages wifi-work team
owner founded-experience facilities vouchers qualifications accessibility`.split(/\s/),
);

/** `Washroom: yes. Cards, no cash.`: a sentence with a topic or service of its own keeps no label of its line. */
function withOwnSubject(fact: Fact, services: readonly Offering[], language: LanguageCode): Fact {
  const { label, text } = fact;
  if (!label) return fact;
  const labelled = matchTopics(label, language);
  const isOfAll = [...matchTopics(text, language)].some((topic) => OF_ALL.has(topic) && !labelled.has(topic));
  const service = matchOffering(services, text, language, 0.75);
  if (!isOfAll && (!service || service === label)) return fact;
  const { label: _, passage: __, ...rest } = fact;
  return { ...rest, context: fact.context.replace(label, "").trim() };
}

function* build(facts: AssistantContext): Steps<Knowledge> {
  const { list, language } = yield* splitFacts(facts);
  const isDu = isFamiliar(facts);
  const features: FactFeatures[] = [];
  for (const fact of list) {
    yield;
    features.push(extractFeatures(fact, language, vectors()));
  }
  yield;
  const index = new FactIndex(list, language, vectors(), features);
  yield;
  const labelsByLanguage = new Map<LanguageCode, Labels>();
  const labelsIn = (labelLanguage: LanguageCode): Labels => {
    let labels = labelsByLanguage.get(labelLanguage);
    if (!labels) {
      const of = labelsOf(index, labelLanguage, isDu);
      labels = { of, factFor: new Map([...of].map(([fact, label]) => [normalizeLine(label), fact])) };
      labelsByLanguage.set(labelLanguage, labels);
    }
    return labels;
  };
  const names = new Set(
    list.flatMap((fact) => {
      if (fact.kind === "service") return fact.text;
      if (fact.kind === "price") return priceName(fact);
      return fact.kind === "prose" ? (offerIn(fact, language) ?? []) : [];
    }),
  );
  const offers = [...names].map((name) => toOffering(name, language));
  const topical = new Set<Fact>();
  for (const [at, fact] of list.entries()) {
    yield;
    if (index.topicsOf(at).length > 0) topical.add(fact);
  }
  const stated = statedHours(list, language, (text) => index.subjectIn(text) !== undefined);
  return {
    index,
    labelsIn,
    offers,
    sharedWords: sharedWordsOf(offers),
    notDone: index.factsBy("not-offered"),
    stated,
    isTopical: (fact) => topical.has(fact),
  };
}

/** Stems that three names and more have, and more than half of all. */
function sharedWordsOf(offers: readonly Offering[]): ReadonlySet<string> {
  const counts = countOccurrences(offers.flatMap(({ words }) => [...new Set(words)]));
  const isShared = (times: number) => times > 2 && times > offers.length / 2;
  return new Set([...counts].flatMap(([one, times]) => (isShared(times) ? one : [])));
}

/** The label of a line that tells days or months of what it is about. */
function offerIn(fact: Fact, language: LanguageCode): string | undefined {
  const label = labelOf(fact);
  const tells = weekdaysIn(fact.text, language).size > 0 || valueTypesIn(fact.text).includes("@month");
  if (!label || !tells) return undefined;
  const topics = matchTopics(label, language);
  return topics.has("opening-hours") || topics.has("holidays-closed") ? undefined : label;
}

/**
 * Topics whose question fits some businesses only: `How long is the contract?` is no question for a minimum stay, so
 * that the fact must have a word of it.
 */
const OF_SOME = new Set(
  `contract-term drop-off-pick-up photos-filming qualifications class-size files-rights pain-side-effects duration
weekend-surcharge`.split(/\s/),
);

/** The short question for each fact: the owner's own, or its topic's in this language. */
function labelsOf(index: FactIndex, language: LanguageCode, isDu: boolean): Map<Fact, string> {
  const { topics, texts } = languageOf(language);
  const byTopic = new Map([...topics].map(([topic, question]) => [topic, toForm(question, isDu)]));
  const labels = new Map<Fact, string>();
  const used = new Set<string>();
  const assign = (fact: Fact, ...choices: (string | undefined)[]) => {
    const label = choices.find(
      (choice) => choice && choice.length <= MAX_SUGGESTION && !LINK.test(choice) && !used.has(normalizeLine(choice)),
    );
    if (!label || labels.has(fact)) return;
    used.add(normalizeLine(label));
    labels.set(fact, label);
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
  for (const fact of index.facts) assign(fact, FIXED[fact.kind]);
  if (language === index.language) for (const fact of index.facts) assign(fact, fact.question);
  const asksOf = (topic: string, { text, passage, context }: Fact) => {
    if (!OF_SOME.has(topic)) return true;
    const own = new Set(stems(`${text} ${passage ?? ""} ${context}`, index.language));
    return stems(languageOf(index.language).topics.get(topic) ?? "", index.language).some((word) => own.has(word));
  };
  const about = (question: string, name: string) => toForm(question.replace("{name}", name), isDu);
  for (const [at, fact] of index.facts.entries()) {
    if (fact.kind === "price") assign(fact, about(texts.priceOf, priceName(fact)));
    else if (fact.kind === "service") assign(fact, about(texts.serviceOf, fact.text));
    // `How long does it take?` is no question for what only one of the services takes.
    const label = labelOf(fact);
    const isOfOne = label !== undefined && index.subjectIn(label) !== undefined;
    if (fact.kind === "prose" && !isOfOne)
      assign(
        fact,
        ...index
          .topicsOf(at)
          .filter((topic) => asksOf(topic, fact))
          .map((topic) => byTopic.get(topic)),
      );
  }
  return labels;
}
