import { type Fact, priceName } from "../facts/split-facts.ts";
import { withoutFactQuestions } from "../read/split-questions.ts";
import type { AssistantContext } from "../facts/facts.ts";
import { normalizeLine, wordSet } from "../read/intents.ts";
import { matchTopics } from "../read/topic-phrases.ts";
import { retrieveFacts, type Retrieval } from "../retrieve/retrieve.ts";
import { knowledgeOf } from "../facts/knowledge.ts";
import { isFollowUp, isFragment, refersBack } from "../read/follow-up.ts";
import { LANGUAGES, languageOf } from "../languages/language.ts";
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
}

/** What came before a question. */
export interface PriorContext {
  about: string;
  question?: string;
  subject?: string;
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
  const subject = named ?? (isBack || isNext ? before.subject : undefined);
  const previousQuestion = isBack || isNext ? before.question : undefined;
  return {
    text,
    original,
    subject,
    previousQuestion,
    isNext,
    asksFact: withoutFactQuestions(text, spoken) !== text,
    retrieval:
      isNext && isOfItsOwn(facts, text, language)
        ? retrieveFacts(facts, text, language)
        : retrieveFacts(facts, text, language, {
            about: isBack && (!named || named === before.subject) ? before.about : "",
            previousQuestion: isNext ? before.question : "",
            subject: isNext || (isBack && !named) ? subject : "",
            tapped,
          }),
  };
}

/** `And is there a lift, my mum might join?` goes on with nothing. */
function isOfItsOwn(facts: AssistantContext, text: string, language: LanguageCode): boolean {
  const [, second = ""] = normalizeLine(text).split(" ");
  const isWhole = [languageOf(language), LANGUAGES.en].some(({ phrases }) =>
    wordSet(phrases["question words"]).has(second),
  );
  if (!isWhole || matchTopics(text, language).size === 0) return false;
  const { confidence, isOnTopic } = retrieveFacts(facts, text, language);
  return confidence === "sure" && isOnTopic === true;
}

/** The price or service that an answer named. */
export function answeredSubject(facts: AssistantContext, fact: Fact): string | undefined {
  if (fact.kind === "price") return priceName(fact);
  return fact.kind === "service" ? fact.text : knowledgeOf(facts).index.subjectIn(fact.text);
}
