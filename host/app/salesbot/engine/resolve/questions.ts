import { type Fact, priceName } from "../facts/split-facts.ts";
import { partyIn } from "../read/party.ts";
import { sentencesOf, withoutFactQuestions } from "../read/split-questions.ts";
import type { AssistantContext } from "../facts/facts.ts";
import { isFiller, normalizeLine, wordSet } from "../read/intents.ts";
import { asksPrice, lightVerbs, retrieveFacts, type Retrieval } from "../retrieve/retrieve.ts";
import { knowledgeOf } from "../facts/knowledge.ts";
import { isFollowUp, isFragment, pointsBack, refersBack } from "../read/follow-up.ts";
import { LANGUAGES, languageOf } from "../languages/language.ts";
import { valueTypesIn } from "../languages/value-types.ts";
import { contentWords, stem } from "../languages/words.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { resolveRelativeDay } from "../read/weekdays.ts";

export interface Question {
  text: string;
  /** As it was written: the text may name a day that the question before it did. */
  original: string;
  /** The price or service that it is about, by its own words or by what came before. */
  subject?: string;
  /** The question before, where this one needs it. */
  previousQuestion?: string;
  /** It asks the same as that, of something else. */
  isNext?: boolean;
  retrieval: Retrieval;
  /** It asks for a fact, not for an appointment: `What time do you close on Friday?` */
  asksFact: boolean;
  /** It asks what something costs. */
  asksPrice: boolean;
}

/** What came before a question. */
export interface PriorContext {
  about: string;
  question?: string;
  subject?: string;
  /** What is wished for, by the owner's names. */
  services?: readonly string[];
}

/** Finds facts for a question in the light of what came before; `tapped` is the fact of a suggestion that was sent. */
export function resolveQuestion(
  facts: AssistantContext,
  original: string,
  before: PriorContext,
  language: LanguageCode,
  tapped?: Fact,
): Question {
  const spoken = [languageOf(language), LANGUAGES.en];
  const text = before.question ? resolveRelativeDay(original, before.question, language) : original;
  const isBack = refersBack(text, language);
  const isNext = isFollowUp(text, spoken) || isFragment(text, spoken);
  const named = knowledgeOf(facts).index.subjectIn(text);
  const prices = tapped ? [] : pricesOfSubject(facts, text, before, language);
  const subject = named ?? (isBack || isNext || prices.length > 0 ? before.subject : undefined);
  const previousQuestion = isBack || isNext ? before.question : undefined;
  return {
    text,
    original,
    subject,
    previousQuestion,
    isNext,
    asksFact: prices.length > 0 || withoutFactQuestions(text, spoken) !== text,
    asksPrice: asksPrice(text, language),
    retrieval:
      (prices.length > 0 ? { confidence: "sure", isOfSubject: true, facts: prices, others: [] } : undefined) ??
      (!tapped && (isNext || isBack) && before.question ? retrieveAlone(facts, text, language) : undefined) ??
      retrieveFacts(facts, text, language, {
        about: isBack && (!named || named === before.subject) ? before.about : "",
        previousQuestion: isNext ? before.question : "",
        subject: isNext || (isBack && !named) ? subject : "",
        tapped,
      }),
  };
}

/** `Tuesday then. And the price?`, `What would that come to?`: those of what is wished for or spoken of. */
function pricesOfSubject(
  facts: AssistantContext,
  text: string,
  { subject, services = [] }: PriorContext,
  language: LanguageCode,
): Fact[] {
  const sentence = sentencesOf(text).at(-1)!;
  // `3 adults and a child, what does that come to?`
  const party = partyIn(sentence, language) ?? "";
  const isOfNothingElse = contentWords(sentence, language).every(
    (word) =>
      party.includes(word) ||
      valueTypesIn(word).includes("@money") ||
      isFiller(word) ||
      lightVerbs(language).has(stem(word, language)),
  );
  if (!isOfNothingElse || !asksPrice(sentence, language)) return [];
  const prices = knowledgeOf(facts).index.facts.filter(({ kind }) => kind === "price");
  const ofServices = prices.filter((fact) => services.includes(priceName(fact)));
  return ofServices.length > 0 ? ofServices : prices.filter((fact) => priceName(fact) === subject);
}

/**
 * The facts for a question that goes on with nothing, though it looks so: `And is there a lift, my mum might join?`.
 * Undefined for any other.
 */
function retrieveAlone(facts: AssistantContext, text: string, language: LanguageCode): Retrieval | undefined {
  const [first = "", second = ""] = normalizeLine(text).split(" ");
  const asksBy = (word: string) =>
    [languageOf(language), LANGUAGES.en].some(({ phrases }) => wordSet(phrases["question words"]).has(word));
  const retrieval = retrieveFacts(facts, text, language);
  if (retrieval.confidence !== "sure") return undefined;
  const tellsOwn = contentWords(text, language).some((word) => valueTypesIn(word).length === 0 && word.length > 4);
  const isOfItsOwn = asksBy(second)
    ? retrieval.isOnTopic === true
    : retrieval.isWhole === true && tellsOwn && !pointsBack(text) && asksBy(first);
  return isOfItsOwn ? retrieval : undefined;
}

/** The price or service that an answer named. */
export function answeredSubject(facts: AssistantContext, fact: Fact): string | undefined {
  if (fact.kind === "price") return priceName(fact);
  return fact.kind === "service" ? fact.text : knowledgeOf(facts).index.subjectIn(fact.text);
}
