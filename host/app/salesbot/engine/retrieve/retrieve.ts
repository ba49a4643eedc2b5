import { normalizeLine, wordSet } from "../read/intents.ts";
import { closedOnHoliday } from "../facts/closed-days.ts";
import { sentencesOf } from "../read/split-questions.ts";
import { matchTopics } from "../read/topic-phrases.ts";
import type { Fact } from "../facts/split-facts.ts";
import type { AssistantContext } from "../facts/facts.ts";
import { toForm } from "../facts/form-of-address.ts";
import { knowledgeOf, type Labels } from "../facts/knowledge.ts";
import { ALL_LANGUAGES, languageOf } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { foreignPrice } from "./foreign-price.ts";
import type { FactIndex } from "./rank.ts";
import type { QuestionContext, ScoredFact } from "./scored-fact.ts";
import { contentWords, stems } from "../languages/words.ts";
import { valueTypesIn } from "../languages/value-types.ts";

/**
 * How much each signal says that the best fact answers, learnt on questions of 21 businesses: its share among the best
 * by score, its similarity by word vectors, and how many of the question's words it has, by whatever name. They tell
 * known from unknown in four of five cases only, so that an answer below SURE says that it is none for certain.
 */
const CERTAINTY = { share: 4, similarity: 1.25, matchedShare: 1, sure: 3.75, possible: 1.6 };
/** How many of the best facts share; a score's natural logarithm is multiplied by `HEAT`. */
const RIVALS = 6;
const HEAT = 0.32;
/** A second fact this near is told as well, where it has all words of the question that the first lacks. */
const NEAR = 0.5;
const MAX_CHECKED = 5;
const MAX_SUGGESTIONS = 3;

export interface Retrieval {
  /** Whether the facts answer for certain, may answer, or have nothing to do with the question. */
  confidence: "sure" | "unsure" | "none";
  /** Whether the question is one of our own suggestions. */
  isTapped?: boolean;
  /** Whether the best fact is about the question's topic by a phrase of it. */
  isOnTopic?: boolean;
  /** Whether the best fact has all words of the question. */
  isWhole?: boolean;
  /** The facts are prices of what is spoken of, whatever else the message names. */
  isOfSubject?: boolean;
  /** Whether the best fact has a word of the question itself. */
  hasOwnWord?: boolean;
  /** The fact that answers, with another where only both hold all that was asked. */
  facts: Fact[];
  /** Other facts that may be meant, most likely first. */
  others: Fact[];
}

/** Our own questions for topics, by their plain words, with their languages. */
let languageByQuestion: Map<string, LanguageCode> | undefined;
function languageOfQuestion(line: string): LanguageCode | undefined {
  languageByQuestion ??= new Map(
    ALL_LANGUAGES.flatMap(({ code, topics }) =>
      [...topics.values()].flatMap((question) =>
        [true, false].map((isDu): [string, LanguageCode] => [normalizeLine(toForm(question, isDu)), code]),
      ),
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
  const of = (confidence: Retrieval["confidence"], ...chosen: Fact[]): Retrieval => ({
    confidence,
    facts: chosen,
    others: othersOf(ranked, chosen),
    ...(ranked[0]?.isOnTopic && { isOnTopic: true }),
    ...(ranked[0]?.has.length && { hasOwnWord: true }),
  });
  if (tapped) return { ...of("sure", tapped), isTapped: true };
  const [top] = ranked;
  if (!top) return of("none");
  const list = index.facts.find(({ kind }) => kind === "price list");
  // What `What do you charge?` asks for, unless it is about what was spoken of.
  const all = before.about || before.subject || !asksPrice(question, language) ? undefined : list;
  if (all && namesNothing(question, language)) return of("sure", all);
  const price = priceNamed(index.subjectIn(question), ranked, question, language);
  if (price && (price !== top.fact || top.matchedShare >= MIN_NAMED_SHARE)) return of("sure", price);

  // A service of which no price is known.
  if (top.fact.kind === "service" && asksPrice(question, language)) return of("unsure", top.fact);
  // Questions for opening hours are short, and come in any language.
  if (top.fact.kind === "hours" && top.isOnTopic && !namesMore(question, language)) {
    const today = facts.now.toISOString().slice(0, 10);
    const holiday = closedOnHoliday(index.facts, question, today, index.language);
    if (holiday.fact) return of("sure", holiday.fact);
    if (!holiday.isNamed) return of("sure", top.fact);
  }
  const certainty = certaintyOf(ranked);
  if (language !== index.language && asksPrice(question, language) && !tellsPrice(top, question, language)) {
    const foreign = foreignPrice(index.facts, question, language, index.language) ?? list;
    if (foreign) return of("sure", foreign);
  }
  if (certainty < CERTAINTY.possible && !top.isOnTopic && !top.isBeside) return of("none");
  const lacks = top.lacks.filter((one) => !lightVerbs(index.language).has(one));
  const isWhole = top.has.length > 0 && lacks.length === 0;
  const isSure =
    (isWhole || (certainty >= CERTAINTY.sure && (ranked.length > FEW_FACTS || isSupported(top)))) &&
    !top.isForeign &&
    !isOfAnother(index, top.fact, question);
  if (!isSure && all && namesNothing(sentencesOf(question).at(-1)!, language)) return of("sure", all);
  if (!isSure) return of("unsure", top.fact);
  const more = ranked.slice(1, MAX_CHECKED).find((one) => holdsMore(top, one, lacks));
  if (more) return of("sure", top.fact, more.fact);
  if (isWhole && top.fact.kind === "prose") return { ...of("sure", top.fact), isWhole };
  // A name alone answers what is made of its words: `Storage` says nothing of `Is the storage safe?`
  if (lacks.length === 0 || (top.fact.kind !== "price" && top.fact.kind !== "service")) return of("sure", top.fact);
  const isProse = ({ fact, score }: ScoredFact) => fact.kind === "prose" && score > NEAR * top.score;
  const prose = top.fact.kind === "service" ? ranked.slice(0, MAX_CHECKED).find(isProse) : undefined;
  return of("unsure", (prose ?? top).fact);
}

const namesNothing = (question: string, language: LanguageCode): boolean =>
  contentWords(question, language).every((word) => valueTypesIn(word).includes("@money"));

/** Verbs that say nothing of what is done: `Machen Sie auch die Fliesen?` */
export const lightVerbs = (language: LanguageCode) =>
  wordSet(stems(languageOf(language).phrases["light verbs"], language).join(", "));

/** Whether a fact names the price of what a question is about, as of parking, which is on no list. */
const tellsPrice = ({ fact, isOnTopic }: ScoredFact, question: string, language: LanguageCode): boolean =>
  isOnTopic && /\d/.test(fact.text) && [...matchTopics(question, language)].some((topic) => topic !== "price");

const holdsMore = (first: ScoredFact, second: ScoredFact, lacks: readonly string[]): boolean =>
  lacks.length > 0 && lacks.every((one) => second.has.includes(one)) && second.score > NEAR * first.score;

/** `Wheel class: six at most` to `Is the party for six?` */
function isOfAnother(index: FactIndex, { text }: Fact, question: string): boolean {
  const [named, own] = [index.subjectIn(question), index.subjectIn(text)];
  return named !== undefined && own !== undefined && own !== named;
}

/** So much of a question must be in a price's name for its price to be the answer. */
const MIN_NAMED_SHARE = 0.4;
/** Among few facts one is always far ahead, so it must be supported by the question itself. */
const FEW_FACTS = 12;
const MIN_MATCHED_SHARE = 0.3;
const isSupported = ({ matchedShare, isOnTopic, isBeside }: ScoredFact): boolean =>
  matchedShare >= MIN_MATCHED_SHARE || isOnTopic || isBeside;

function certaintyOf(ranked: readonly ScoredFact[]): number {
  const [top] = ranked;
  // Prices that share a name are told together.
  const isRival = ({ fact }: ScoredFact) => fact === top!.fact || top!.fact.kind !== "price" || fact.kind !== "price";
  const all = ranked
    .slice(0, RIVALS)
    .filter(isRival)
    .reduce((sum, { score }) => sum + Math.exp(HEAT * (score - top!.score)), 0);
  return CERTAINTY.share / all + CERTAINTY.similarity * top!.similarity + CERTAINTY.matchedShare * top!.matchedShare;
}

/** `¿Atienden a niños?` asks for more than the hours. */
const OF_HOURS = new Set(["opening-hours", "holidays-closed", "out-of-hours", "walk-in", "season"]);
const namesMore = (question: string, language: LanguageCode): boolean =>
  [...matchTopics(question, language)].some((topic) => !OF_HOURS.has(topic));

export const asksPrice = (question: string, language: LanguageCode): boolean =>
  matchTopics(question, language).has("price") || valueTypesIn(question).includes("@money");

/** The price that a question asks for by its name, if only in a sentence: it is told, whatever ranks before it. */
function priceNamed(
  name: string | undefined,
  ranked: readonly ScoredFact[],
  question: string,
  language: LanguageCode,
): Fact | undefined {
  if (!name || !asksPrice(question, language)) return undefined;
  const own = ranked.filter(({ fact, isForeign }) => !isForeign && fact.text.startsWith(`${name}: `));
  const listed = own.find(({ fact }) => fact.kind === "price");
  return (listed ?? own.find(({ fact }) => valueTypesIn(fact.text).includes("@money")))?.fact;
}

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
 * At most three different questions in the visitor's language that lead to these facts, except for facts already told.
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
