import type { DraftReply, ReplyContext } from "./draft-reply.ts";
import { offerQuestion } from "./hand-off.ts";
import { knowledgeOf } from "../facts/knowledge.ts";
import { languageOf } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { addNextQuestion } from "./next-question.ts";
import type { ParsedMessage } from "../resolve/resolve-message.ts";
import type { Question } from "../resolve/questions.ts";
import { renderFact } from "../say/render-fact.ts";
import type { Fact } from "../facts/split-facts.ts";
import { wordsOf } from "../languages/words.ts";

/** An answer to a question of ours is no request for more if it is as short as this. */
export const MAX_ANSWER_WORDS = 4;
/** `My sister uses a wheelchair but she would love to ride` answers, and wants to know something. */
export const answersMore = ({ questions }: ParsedMessage): boolean =>
  questions.some(
    ({ text, retrieval }) =>
      wordsOf(text).length > MAX_ANSWER_WORDS && (retrieval.confidence === "sure" || retrieval.isOnTopic === true),
  );

/** The questions of a message, except for those that are part of its wish for a day. */
export const withoutAppointmentQuestions = ({ when, questions }: ParsedMessage): Question[] =>
  when ? questions.filter(({ asksFact }) => asksFact) : questions;

/** More quotes than this are more than was asked for. */
const MAX_QUOTES = 2;

/** Answers the questions beside a wish that is dealt with after them: nothing is asked of the visitor yet. */
export function answerBesides(context: ReplyContext, questions: readonly Question[]): DraftReply | undefined {
  const sure = questions.filter(({ retrieval }) => retrieval.confidence === "sure");
  if (sure.length === 0) return undefined;
  return quoteAnswers(context, sure);
}

/**
 * Answers each question with the owner's own words. What no fact answers for certain is owned first, with the one fact
 * that comes closest, and goes on the list of unanswered questions.
 */
export function answerQuestions(context: ReplyContext, questions = context.understood.questions): DraftReply {
  const draft = quoteAnswers(context, questions);
  return draft.unanswered ? draft : addNextQuestion(context, draft);
}

function quoteAnswers(context: ReplyContext, questions: readonly Question[]): DraftReply {
  const { say } = context;
  const parts: string[] = [];
  const used: Fact[] = [];
  const unanswered: string[] = [];
  let closest: Question | undefined;
  for (const question of questions) {
    const { original, retrieval } = question;
    if (retrieval.confidence !== "sure") {
      unanswered.push(original);
      if (retrieval.confidence === "unsure") closest ??= question;
      continue;
    }
    const newFacts = retrieval.facts.filter((fact) => !used.includes(fact)).slice(0, MAX_QUOTES - parts.length);
    if (newFacts.length === 0) continue;
    used.push(...newFacts);
    const quote = quoteFacts(context, question, newFacts);
    if (!parts.includes(quote)) parts.push(quote);
  }
  // `How do we pay, and is there a deposit?`: what was quoted may say both.
  const isQuoted = ({ retrieval: { facts, hasOwnWord, isOnTopic } }: Question) =>
    hasOwnWord && isOnTopic && used.some((fact) => quotedText(fact) === (facts[0] && quotedText(facts[0])));
  if (questions.every((question) => question.retrieval.confidence === "sure" || isQuoted(question)))
    return { parts, used };
  const isPartly = parts.length > 0;
  const newFacts = closest?.retrieval.facts.filter((fact) => !used.includes(fact)).slice(0, 1) ?? [];
  const quote =
    closest && newFacts.length > 0 && !isPartly
      ? [say("closest", { quote: quoteFacts(context, closest, newFacts) })]
      : [];
  const owned = say(isPartly ? "restUnknown" : quote.length > 0 ? "unsure" : "unknown");
  const draft = offerQuestion(context, { parts: [...parts, owned], used: [...used, ...newFacts], unanswered });
  return { ...draft, parts: [...draft.parts, ...quote] };
}

/** Facts in the owner's words; one in another language than the visitor's is introduced. */
function quoteFacts(
  { facts, say, language }: ReplyContext,
  { text, retrieval }: Question,
  quoted: readonly Fact[],
): string {
  const own = knowledgeOf(facts).index.language;
  const sentences = quoted
    .map((fact) =>
      renderFact(facts, say, fact, retrieval.isOfSubject ? "" : text, language, own, retrieval.confidence === "sure"),
    )
    // Each of several prices with the same name stands for all of them, and a list for each in it.
    .filter((one, at, all) => all.findIndex((other) => holdsWords(other, one)) === at)
    .map((sentence) => (/[.!?…:;]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
  const isForeign = language !== own && quoted.some(({ kind }) => kind === "prose");
  return isForeign ? say("theirLanguage", { language: nameOf(own, language), quote: sentences }) : sentences;
}

const quotedText = ({ text, passage }: Fact): string => passage ?? text;
const holdsWords = (text: string, part: string): boolean => {
  const words = new Set(wordsOf(text));
  return wordsOf(part).every((word) => words.has(word));
};

/** The name of a language in another. */
const nameOf = (language: LanguageCode, inLanguage: LanguageCode): string =>
  new Intl.DisplayNames(inLanguage, { type: "language" }).of(language) ?? languageOf(language).name;
