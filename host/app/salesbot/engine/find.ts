import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { asLine } from "./acts.ts";
import { conditionOf } from "./conditions.ts";
import { cuedTopics } from "./cues.ts";
import { cutFacts, type Fact } from "./cut.ts";
import type { Facts } from "./facts.ts";
import { ALL_LANGUAGES, detectLanguage, languageOf } from "./languages/index.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { type Page, pageOf } from "./pages.ts";
import { Index, TERSE } from "./rank.ts";
import type { Before, Ranked } from "./ranked.ts";
import { vectors } from "./vectors.ts";
import { statedHours, type StatedHours } from "./stated-hours.ts";
import { contentWords } from "./words.ts";

/** From SURE on, a fact is given as the answer; from LIKELY on, it is offered as the closest; below, it is not used. */
const SURE = { nearness: 0.72, covered: 0.72 };
/** However near it is, a fact must contain more of the question's words than this to answer it. */
const HELD = 0.6;
const LIKELY = { nearness: 0.18, covered: 0.3 };
/** A fact offered for its vectors alone, and not nearer than this, is likely no answer. */
const WEAK = 0.4;
/** Score from which a fact is offered whose phrases belong to the question's topic. */
const CUED = 0.12;
/** If the first fact is not sure, others this near to it are given, too. */
const CLOSE = 0.4;
const MOST_LOOKED_AT = 5;
/** How long they may be together: a second always fits, a third and fourth only if they are short. */
const MAX_TOLD = [0, Infinity, 560, 400];
/**
 * A fact of the question's topic is offered whatever its words, if the second's score is below this share of its own.
 */
const ALONE = 0.7;
/** If a second fact is this close, the first is not sure. */
const RIVAL = 0.75;
/** If the owner's question for a fact this close means the same, the first is not sure. */
const MEANT = 0.4;
/** A fact on another topic must contain this share of the question's words to be sure. */
const ON_TOPIC = 0.8;
/** Kinds that are given only if they rank first. */
const NEVER_SECOND: readonly Fact["kind"][] = ["email", "phone", "website", "social", "person"];
const MAX_SUGGESTIONS = 4;
/** Facts of up to this many characters are quoted whole in their suggestion. */
const MAX_QUOTED = 48;
/** A link or an address is an answer, and no part of a question. */
const LINK = /:\/\/|\b(?:mailto|tel|sms):|\bwww\.|@|\.\p{Ll}{2,10}\//u;
const MAX_INDEXES = 100;
/** How long reading facts may block others, in ms. */
const SLICE_MS = 5;

export interface Found {
  confidence: "sure" | "likely" | "none";
  /** Whether the question is one of our own suggestions. */
  isTapped?: boolean;
  /** Whether what is likely has little to do with the question: the owner hears of it as unanswered. */
  isWeak?: boolean;
  /** Whether the best fact is about the question's topic by a phrase of it. */
  isOnTopic?: boolean;
  /** The fact that answers, and others if it is not sure. */
  facts: Fact[];
  /** Other facts that may be meant, most likely first. */
  others: Fact[];
}

export interface Knowledge {
  index: Index;
  /** The questions for facts in a language, made on first use. */
  labelsIn(language: LanguageCode): Labels;
  /** The opening hours that the owner's sentences state. */
  stated: StatedHours;
  /** Whether a fact is clearly about one of the common topics. */
  isTopical(fact: Fact): boolean;
}

interface Labels {
  /** The unique question for each fact. */
  of: Map<Fact, string>;
  /** The fact for each question, by the question's plain words. */
  factFor: Map<string, Fact>;
}

const known = new Map<string, Knowledge>();
/** Cached, because a turn needs the same facts many times. */
const ofTurn = new WeakMap<Facts, Knowledge>();

/** An owner's facts, read once and cached until they change. */
export function knowledgeOf(facts: Facts): Knowledge {
  let found = ofTurn.get(facts);
  if (!found) {
    const key = keyOf(facts);
    found = keep(key, known.get(key) ?? indexed(cut(facts)));
    ofTurn.set(facts, found);
  }
  return found;
}

/** The same in small steps for facts that may be long and new, so that others are answered meanwhile. */
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
  const stated = statedHours(list, language, (text) => index.subjectIn(text) !== undefined);
  return { index, labelsIn, stated, isTopical: (fact) => topical.has(fact) };
}

/** The short question for each fact: the owner's own, its topic's in this language, or the fact's first words. */
function labelsOf(index: Index, language: LanguageCode): Map<Fact, string> {
  const { topics, texts } = languageOf(language);
  const byTopic = new Map(topics.split("\n").map((line) => line.split(": ") as [string, string]));
  const labels = new Map<Fact, string>();
  const taken = new Set<string>();
  const give = (fact: Fact, ...choices: (string | undefined)[]) => {
    const label = choices.find((choice) => choice && !LINK.test(choice) && !taken.has(asLine(choice)));
    if (!label || labels.has(fact)) return;
    taken.add(asLine(label));
    labels.set(fact, label);
  };
  const moreOn = (text: string, most: number) => {
    const words = text.split(/\s+/);
    const isWhole = text.length <= MAX_QUOTED || words.length <= most;
    const quoted = (isWhole ? text : words.slice(0, most).join(" ")).replace(/[,;:.!]$/, "");
    return texts.moreOn.replace("{words}", isWhole ? quoted : `${quoted} …`);
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
    // `How long does it take?` is no question for what only one of the services takes.
    const label = fact.label ?? /^[^:]{2,40}(?=: )/.exec(fact.text)?.[0];
    const isOfOne = label !== undefined && index.subjectIn(label) !== undefined;
    const topic = fact.kind === "prose" && !isOfOne ? index.topicOf(at) : undefined;
    give(fact, topic && byTopic.get(topic), moreOn(fact.text, 6), moreOn(fact.text, 12));
  }
  return labels;
}

/** Our own questions for topics, by their plain words, with their languages. */
let languageByQuestion: Map<string, LanguageCode> | undefined;
function languageAsked(line: string): LanguageCode | undefined {
  languageByQuestion ??= new Map(
    ALL_LANGUAGES.flatMap(({ code, topics }) =>
      topics.split("\n").map((topic): [string, LanguageCode] => [asLine(topic.slice(topic.indexOf(": ") + 2)), code]),
    ),
  );
  return languageByQuestion.get(line);
}

/** The suggestion that equals the whole message, with its fact and language. */
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

/** Ranks all facts for a question. */
export function find(facts: Facts, asked: string, language: LanguageCode, before: Before = {}): Found {
  const { index, labelsIn } = knowledgeOf(facts);
  const line = asLine(asked);
  const question = index.corrected(asked, language);
  const tapped = before.tapped ?? labelsIn(language).factFor.get(line) ?? labelsIn(index.language).factFor.get(line);
  const ranked = index.rank(question, language, before);
  if (tapped) return { confidence: "sure", isTapped: true, facts: [tapped], others: othersOf(ranked, [tapped]) };
  const [top, second] = ranked;
  if (!top) return { confidence: "none", facts: [], others: [] };
  const sure = (): Found => ({ confidence: "sure", facts: [top.fact], others: othersOf(ranked, [top.fact]) });
  const isAtLeast = ({ nearness, covered }: Ranked, least: typeof SURE) =>
    nearness >= least.nearness || (covered >= least.covered && nearness >= least.nearness / 2);
  const isNear = (one: Ranked | undefined) => one !== undefined && one.score > RIVAL * top.score;
  const holdsAsMuch = isNear(second) && (top.covered < SURE.covered || second!.covered >= top.covered);
  const isMeantBy = ({ isMeant, score }: Ranked) => isMeant && score > MEANT * top.score;
  const isRivalled = holdsAsMuch || (!top.isMeant && ranked.slice(1, MOST_LOOKED_AT).some(isMeantBy));
  const isBesideTopic = !top.isCued && top.covered < ON_TOPIC && cuedTopics(question, language).size > 0;
  if (isAtLeast(top, SURE) && top.covered > HELD && !top.isForeign && !isRivalled && !isBesideTopic) {
    const condition = conditionOf(ranked, question, language);
    if (!condition) return sure();
    const told = [top.fact, condition];
    return { confidence: "likely", facts: told, others: othersOf(ranked, told) };
  }
  // Questions for opening hours are short, and come in any language.
  if (top.fact.kind === "hours" && top.isCued && !isNear(second)) return sure();
  // A fact that sounds like the same topic is worth offering even if few words agree.
  const isWorthTelling = (one: Ranked) =>
    isAtLeast({ ...one, covered: one.touched }, LIKELY) ||
    one.isCalled ||
    one.isBeside ||
    (one.isCued && one.nearness >= CUED);
  const isAlone =
    top.isCued &&
    (second === undefined || second.score < ALONE * top.score || contentWords(question, language).length <= TERSE);
  const isOnlyBack = before.about && contentWords(question, language).length === 0;
  if (!isWorthTelling(top) && !top.isNamed && !isAlone && !isOnlyBack)
    return { confidence: "none", facts: [], others: othersOf(ranked, []) };
  // If the question is about a name, facts without it are about somebody else.
  const isTellable = (one: Ranked) =>
    (one.isNamed || !top.isNamed) &&
    one.score > CLOSE * top.score &&
    isWorthTelling(one) &&
    !NEVER_SECOND.includes(one.fact.kind);
  const price = priceNamed(index, ranked, question, language);
  const chosen = price && price !== top.fact ? [price, top.fact] : [top.fact];
  for (const one of ranked.slice(1, MOST_LOOKED_AT))
    if (
      isTellable(one) &&
      !chosen.includes(one.fact) &&
      lengthOf([...chosen, one.fact]) < (MAX_TOLD[chosen.length] ?? 0)
    )
      chosen.push(one.fact);
  const isWeak = !top.isCued && !top.isBeside && top.touched < LIKELY.covered && top.nearness < WEAK;
  return { confidence: "likely", isWeak, isOnTopic: top.isCued, facts: chosen, others: othersOf(ranked, chosen) };
}

/** The price that a question asks for by its name: it is told, whatever ranks before it. */
function priceNamed(
  index: Index,
  ranked: readonly Ranked[],
  question: string,
  language: LanguageCode,
): Fact | undefined {
  if (!cuedTopics(question, language).has("price")) return undefined;
  const name = index.subjectIn(question);
  return ranked.find(({ fact, isForeign }) => !isForeign && fact.kind === "price" && fact.text.startsWith(`${name}: `))
    ?.fact;
}

const lengthOf = (facts: readonly Fact[]): number =>
  facts.reduce((sum, { text, question = "" }) => sum + text.length + question.length, 0);

/** The next most likely facts that do not repeat what was said. */
function othersOf(ranked: readonly Ranked[], chosen: readonly Fact[]): Fact[] {
  const others: Fact[] = [];
  for (const { fact } of ranked) {
    const isSaid = [...chosen, ...others].some((one) => one.text.includes(fact.text) || fact.text.includes(one.text));
    if (!isSaid) others.push(fact);
    if (others.length === 2 * MAX_SUGGESTIONS) break;
  }
  return others;
}

/**
 * At most four different questions in the visitor's language that lead to these facts, except for facts already told.
 */
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
