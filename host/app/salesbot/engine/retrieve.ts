import { normalizeLine } from "./intents.ts";
import { closedOnHoliday } from "./closed-days.ts";
import { findCondition, hasOtherUnit } from "./conditions.ts";
import { matchTopics } from "./topic-phrases.ts";
import type { Fact } from "./split-facts.ts";
import type { AssistantContext } from "./facts.ts";
import { knowledgeOf, type Labels } from "./knowledge.ts";
import { ALL_LANGUAGES } from "./languages/index.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { TERSE_WORDS } from "./rank.ts";
import type { QuestionContext, ScoredFact } from "./scored-fact.ts";
import { valueTypesIn } from "./value-types.ts";
import { contentWords, stems } from "./words.ts";

/** From SURE on, a fact is given as the answer; from LIKELY on, it is offered as the closest; below, it is not used. */
const SURE = { nearness: 0.72, covered: 0.72 };
/** However near it is, a fact must contain more of the question's words than this to answer it. */
const MIN_COVERED = 0.6;
/** A price's name says what it is for: `City bike rental` is no answer to `mountain bike rental`. */
const MIN_COVERED_BY_PRICE = 0.85;
const LIKELY = { nearness: 0.18, covered: 0.3 };
/** A fact offered for its vectors alone, and not nearer than this, is likely no answer. */
const WEAK = 0.4;
/** A fact beside the question's topic that holds more of its words, or is nearer, may be what is meant. */
const MISSING = 0.5;
/** Score from which a fact is offered whose phrases belong to the question's topic. */
const CUED = 0.12;
/** If the first fact is not sure, others this near to it are given, too. */
const CLOSE = 0.4;
const MAX_CHECKED = 5;
/** How long they may be together: a second always fits, a third and fourth only if they are short. */
const MAX_TOTAL_LENGTH = [0, Infinity, 560, 400];
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

export interface Retrieval {
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

/** Our own questions for topics, by their plain words, with their languages. */
let languageByQuestion: Map<string, LanguageCode> | undefined;
function languageOfQuestion(line: string): LanguageCode | undefined {
  languageByQuestion ??= new Map(
    ALL_LANGUAGES.flatMap(({ code, topics }) =>
      topics
        .split("\n")
        .map((topic): [string, LanguageCode] => [normalizeLine(topic.slice(topic.indexOf(": ") + 2)), code]),
    ),
  );
  return languageByQuestion.get(line);
}

/**
 * The suggestion that equals the whole message, with its fact and language. In the midst of a subject, what is typed
 * like one (`how long does it take`) is about that subject: only a tap sends it to the letter.
 */
export function matchSuggestion(
  facts: AssistantContext,
  message: string,
  languages: readonly LanguageCode[],
  subject?: string,
): { fact: Fact; language: LanguageCode } | undefined {
  const line = normalizeLine(message);
  if (!line) return undefined;
  const { labelsIn } = knowledgeOf(facts);
  const questionLanguage = languageOfQuestion(line);
  for (const language of new Set([...languages, ...(questionLanguage ? [questionLanguage] : [])])) {
    const fact = factTapped(labelsIn(language), message, subject);
    if (fact) return { fact, language: fact.question ? languages[0]! : language };
  }
  return undefined;
}

function factTapped({ factFor, of }: Labels, message: string, subject?: string): Fact | undefined {
  const fact = factFor.get(normalizeLine(message));
  return fact && (!subject || of.get(fact) === message.trim()) ? fact : undefined;
}

/** Ranks all facts for a question. */
export function retrieveFacts(
  facts: AssistantContext,
  original: string,
  language: LanguageCode,
  before: QuestionContext = {},
): Retrieval {
  const { index, labelsIn } = knowledgeOf(facts);
  const question = index.corrected(original, language);
  const tapped =
    before.tapped ??
    factTapped(labelsIn(language), original, before.subject) ??
    factTapped(labelsIn(index.language), original, before.subject);
  const ranked = index.rank(question, language, before);
  if (tapped) return { confidence: "sure", isTapped: true, facts: [tapped], others: othersOf(ranked, [tapped]) };
  const [top, second] = ranked;
  if (!top) return { confidence: "none", facts: [], others: [] };
  const sure = (): Retrieval => ({ confidence: "sure", facts: [top.fact], others: othersOf(ranked, [top.fact]) });
  const isAtLeast = ({ nearness, covered }: ScoredFact, minimum: typeof SURE) =>
    nearness >= minimum.nearness || (covered >= minimum.covered && nearness >= minimum.nearness / 2);
  const isNear = (one: ScoredFact | undefined) => one !== undefined && one.score > RIVAL * top.score;
  const holdsAsMuch = isNear(second) && (top.covered < SURE.covered || second!.covered >= top.covered);
  const isMeantBy = ({ isMeant, score }: ScoredFact) => isMeant && score > MEANT * top.score;
  const isRivalled = holdsAsMuch || (!top.isMeant && ranked.slice(1, MAX_CHECKED).some(isMeantBy));
  const named = index.subjectIn(question);
  const factSubject = named && index.subjectIn(top.fact.text);
  // `Wheel class: six at most` to `Is the party for six?`
  const isOfAnother = factSubject !== undefined && factSubject !== named;
  const isBesideTopic = !top.isCued && top.covered < ON_TOPIC && matchTopics(question, language).size > 0;
  // A service of which no price is known.
  if (top.fact.kind === "service" && asksPrice(question, language)) {
    const { fact } = top;
    return { confidence: "likely", facts: [fact], others: othersOf(ranked, [fact]) };
  }
  const isOpen =
    isOnlyBesideFormer(top.fact, before, index.language) ||
    hasOtherUnit(top.fact, question) ||
    isOfAnother ||
    isRivalled ||
    isBesideTopic ||
    lacksCharge(top.fact.text, question, language, before);
  if (
    isAtLeast(top, SURE) &&
    top.covered > (top.fact.kind === "price" ? MIN_COVERED_BY_PRICE : MIN_COVERED) &&
    !top.isForeign &&
    !isOpen
  ) {
    const condition = findCondition(ranked, question, language);
    if (!condition) return sure();
    const pair = [top.fact, condition];
    return { confidence: "likely", facts: pair, others: othersOf(ranked, pair) };
  }
  // Questions for opening hours are short, and come in any language.
  if (top.fact.kind === "hours" && top.isCued && !isNear(second) && !namesMore(question, language)) {
    const today = facts.now.toISOString().slice(0, 10);
    const holiday = closedOnHoliday(index.facts, question, today, index.language);
    const holidayFacts = holiday.fact && [holiday.fact];
    if (holidayFacts) return { confidence: "sure", facts: holidayFacts, others: othersOf(ranked, holidayFacts) };
    if (!holiday.isNamed) return sure();
  }
  // A fact that sounds like the same topic is worth offering even if few words agree.
  const isWorthOffering = (one: ScoredFact) =>
    isAtLeast({ ...one, covered: one.touched }, LIKELY) ||
    one.isCalled ||
    one.isBeside ||
    (one.isCued && one.nearness >= CUED);
  const isAlone =
    top.isCued &&
    (second === undefined ||
      second.score < ALONE * top.score ||
      contentWords(question, language).length <= TERSE_WORDS);
  const isOnlyBack = before.about && contentWords(question, language).length === 0;
  if (!isWorthOffering(top) && !top.isNamed && !isAlone && !isOnlyBack)
    return { confidence: "none", facts: [], others: othersOf(ranked, []) };
  // If the question is about a name, facts without it are about somebody else.
  const isOfferable = (one: ScoredFact) =>
    (one.isNamed || !top.isNamed) &&
    one.score > CLOSE * top.score &&
    isWorthOffering(one) &&
    !NEVER_SECOND.includes(one.fact.kind);
  const price = named && priceNamed(named, ranked, question, language);
  const chosen = price && price !== top.fact ? [price, top.fact] : [top.fact];
  for (const one of ranked.slice(1, MAX_CHECKED))
    if (
      isOfferable(one) &&
      !chosen.includes(one.fact) &&
      lengthOf([...chosen, one.fact]) < (MAX_TOTAL_LENGTH[chosen.length] ?? 0)
    )
      chosen.push(one.fact);
  const isFar = !top.isCued && !top.isBeside && top.touched < LIKELY.covered && top.nearness < WEAK;
  const isWeak = isFar || isMissing(ranked, question, language, before);
  return { confidence: "likely", isWeak, isOnTopic: top.isCued, facts: chosen, others: othersOf(ranked, chosen) };
}

/** `¿Atienden a niños?` asks for more than the hours. */
const OF_HOURS = new Set(["opening-hours", "holidays-closed", "out-of-hours", "walk-in", "season"]);
const namesMore = (question: string, language: LanguageCode): boolean =>
  [...matchTopics(question, language)].some((topic) => !OF_HOURS.has(topic));

/** `And January?` after a question about snowshoes is not answered by what says nothing of them. */
function isOnlyBesideFormer(
  { kind, text, context }: Fact,
  { former = "" }: QuestionContext,
  language: LanguageCode,
): boolean {
  const own = new Set(stems(`${context} ${text}`, language));
  const formerStems = stems(former, language);
  return kind === "prose" && formerStems.length > 0 && !formerStems.some((one) => own.has(one));
}

/** Whether something is free or paid for. */
const CHARGE =
  /\b(?:free|paid|pay|charged?|kostenlos|kostenfrei|umsonst|gratis|bezahl\w*|pagar?|gratuit\p{L}*|pay(?:er|ant)|gratuito|betalen)\b/iu;
/** A fact that says nothing of money does not tell whether it is free, nor one about something else what `it` is. */
const lacksCharge = (factText: string, question: string, language: LanguageCode, { about }: QuestionContext): boolean =>
  CHARGE.test(question) &&
  ((!CHARGE.test(factText) && !valueTypesIn(factText).includes("@money")) ||
    (!about && contentWords(question, language).length <= 1));

export const asksPrice = (question: string, language: LanguageCode): boolean =>
  matchTopics(question, language).has("price") || valueTypesIn(question).includes("@money");

/** The price that a question asks for by its name, if only in a sentence: it is told, whatever ranks before it. */
function priceNamed(
  name: string,
  ranked: readonly ScoredFact[],
  question: string,
  language: LanguageCode,
): Fact | undefined {
  if (!asksPrice(question, language)) return undefined;
  const own = ranked.filter(({ fact, isForeign }) => !isForeign && fact.text.startsWith(`${name}: `));
  const listed = own.find(({ fact }) => fact.kind === "price");
  return (listed ?? own.find(({ fact }) => valueTypesIn(fact.text).includes("@money")))?.fact;
}

/** Whether a question is on a common topic that no fact near it is on: `Do you sell gift cards?`, and none is sold. */
function isMissing(
  ranked: readonly ScoredFact[],
  question: string,
  language: LanguageCode,
  before: QuestionContext,
): boolean {
  const { touched, nearness } = ranked[0]!;
  if (before.former || touched >= MISSING || nearness >= MISSING || matchTopics(question, language).size === 0)
    return false;
  return !ranked.slice(0, MAX_CHECKED).some(({ isCued, isBeside }) => isCued || isBeside);
}

const lengthOf = (facts: readonly Fact[]): number =>
  facts.reduce((sum, { text, question = "" }) => sum + text.length + question.length, 0);

/** The next most likely facts that do not repeat what was said. */
function othersOf(ranked: readonly ScoredFact[], chosen: readonly Fact[]): Fact[] {
  const others: Fact[] = [];
  for (const { fact } of ranked) {
    const isRepeated = [...chosen, ...others].some(
      (one) => one.text.includes(fact.text) || fact.text.includes(one.text),
    );
    if (!isRepeated) others.push(fact);
    if (others.length === 2 * MAX_SUGGESTIONS) break;
  }
  return others;
}

/**
 * At most four different questions in the visitor's language that lead to these facts, except for facts already told.
 */
export function suggestionsFor(
  facts: AssistantContext,
  list: readonly Fact[],
  language: LanguageCode,
  used: readonly Fact[] = [],
): string[] {
  const labels = knowledgeOf(facts).labelsIn(language).of;
  const untold = list.filter((fact) => !used.includes(fact));
  return [...new Set(untold.flatMap((fact) => labels.get(fact) ?? []))].slice(0, MAX_SUGGESTIONS);
}
