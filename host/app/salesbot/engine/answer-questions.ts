import type {} from "./dialog-state.ts";
import type { DraftReply, ReplyContext } from "./draft-reply.ts";
import { offerHandoff } from "./hand-off.ts";
import { knowledgeOf } from "./knowledge.ts";
import { languageOf } from "./languages/index.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { addNextQuestion } from "./next-question.ts";
import type { ParsedMessage } from "./parse-message.ts";
import { calculatePrices } from "./prices.ts";
import type { Question } from "./questions.ts";
import { renderFact } from "./render-fact.ts";
import type { Fact } from "./split-facts.ts";
import { wordsOf } from "./words.ts";

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

/** The result of a question that asks for a calculation with prices. */
export const calculate = ({ facts, say, language }: ReplyContext, question: Question): string | undefined =>
  question.retrieval.isTapped
    ? undefined
    : calculatePrices(
        facts,
        say,
        {
          ...question,
          text: knowledgeOf(facts).index.corrected(question.text, language),
          isPrice: question.retrieval.facts[0]?.kind === "price",
        },
        languageOf(language),
      );

/** Answers each question. Offers once to pass on those that no fact answers. */
export function answerQuestions(context: ReplyContext, questions = context.understood.questions): DraftReply {
  const { facts, say, language, conversation } = context;
  const own = knowledgeOf(facts).index.language;
  const parts: string[] = [];
  const used: Fact[] = [];
  const unanswered: string[] = [];
  const weak: string[] = [];
  let unsure: string | undefined;
  for (const question of questions) {
    const { text, original, retrieval } = question;
    const sum = calculate(context, question);
    if (sum) {
      parts.push(sum);
      used.push(...retrieval.facts.filter(({ kind }) => kind === "price"));
      continue;
    }
    if (retrieval.confidence === "none") {
      unanswered.push(original);
      continue;
    }
    const newFacts = retrieval.facts.filter((fact) => !used.includes(fact));
    if (newFacts.length === 0) continue;
    used.push(...newFacts);
    const rendered = newFacts
      .map((fact) => {
        const answer = renderFact(facts, say, fact, text, language, own, retrieval.confidence === "sure");
        return fact.kind === "prose" && language !== own
          ? say("theirLanguage", { language: nameOf(own, language), quote: answer })
          : answer;
      })
      // Each of several prices with the same name stands for all of them.
      .filter((one, at, all) => all.findIndex((other) => wordsSorted(other) === wordsSorted(one)) === at)
      .map((sentence) => (/[.!?…:;]$/.test(sentence) ? sentence : `${sentence}.`))
      // Unsure facts may be about different things, so each gets a line.
      .map((sentence, _, { length }) => (length > 1 ? `\n– ${sentence}` : sentence))
      .join("");
    if (parts.includes(rendered)) continue;
    if (retrieval.confidence === "likely") unsure ??= original;
    if (retrieval.isWeak) weak.push(original);
    const offered = retrieval.isWeak ? "nearest" : "likely";
    parts.push(retrieval.confidence === "likely" ? say(offered, { quote: rendered }) : rendered);
  }
  if (parts.length === 0)
    return offerHandoff(context, {
      parts: [say("unknown")],
      unanswered: unanswered.length > 0 ? unanswered : [context.message],
    });
  if (unanswered.length > 0)
    return offerHandoff(context, { parts: [...parts, say("restUnknown")], used, unanswered: [...unanswered, ...weak] });
  if (unsure !== undefined) {
    const offer = `${parts.at(-1)!.includes("\n") ? "\n" : ""}${say("ifNot")}`;
    return {
      parts: [...parts, offer],
      ...(conversation.refusals === 0 && { slot: { kind: "offer", question: unsure } as const }),
      used,
      ...(weak.length > 0 && { unanswered: weak }),
    };
  }
  return addNextQuestion(context, { parts, used });
}

const wordsSorted = (text: string): string => wordsOf(text).toSorted().join(" ");

/** The name of a language in another. */
const nameOf = (language: LanguageCode, inLanguage: LanguageCode): string =>
  new Intl.DisplayNames(inLanguage, { type: "language" }).of(language) ?? languageOf(language).name;
