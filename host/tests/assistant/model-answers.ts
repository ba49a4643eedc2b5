import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "#db/root.ts";
import { findContactDetails } from "../../app/salesbot/engine/read/contact-details.ts";
import type { AssistantContext, CardFacts, Lead } from "../../app/salesbot/engine/facts/facts.ts";
import { type CitableFact, citableFacts, factsNear, wholeText } from "../../app/salesbot/model/cited-facts.ts";
import type { Objection, Verdict } from "../../app/salesbot/model/grounds.ts";
import { judge } from "../../app/salesbot/model/guard.ts";
import { createSentenceReader, plainText } from "../../app/salesbot/model/plain-text.ts";
import { DEFAULT_SETTINGS, type SalesbotSettings } from "../../app/salesbot/salesbot.schema.ts";
import { bareFacts } from "./facts.ts";

/** An answer of a model, and whether a visitor should read it. */
export interface ModelAnswer {
  file: string;
  facts: AssistantContext;
  right: boolean;
  ask: string;
  /** Parts of the facts that the model cites. */
  cites: string[];
  answer: string;
}

interface AnswerFile {
  card: Partial<CardFacts>;
  bot: Partial<SalesbotSettings>;
  answers: Pick<ModelAnswer, "right" | "ask" | "cites" | "answer">[];
}

/** All answers of `model-answers/{set}`. */
export function modelAnswers(set: string): ModelAnswer[] {
  const folder = join(rootFolder, "host/tests/assistant/model-answers", set);
  return readdirSync(folder).flatMap((file) => {
    const { card, bot, answers } = JSON.parse(readFileSync(join(folder, file), "utf8")) as AnswerFile;
    const facts: AssistantContext = {
      card: { ...bareFacts.card, ...card },
      settings: { ...DEFAULT_SETTINGS, ...bot },
      now: bareFacts.now,
    };
    return answers.map((answer) => ({ file, facts, ...answer }));
  });
}

/** The facts that an answer cites, a price before prose that holds the same words. */
export function citedIn({ file, facts, cites }: ModelAnswer): CitableFact[] {
  const list = citableFacts(facts);
  return cites.map((part) => {
    const fact =
      list.find(({ isPrice, text }) => isPrice && text.includes(part)) ??
      list.find((one) => one.source === part || wholeText(one).includes(part));
    if (!fact) throw new Error(`${file}: no fact has ${part}`);
    return fact;
  });
}

interface Judged {
  cited?: CitableFact[];
  lead?: Lead;
}

/** What the rules say of each sentence of an answer. Without citations the nearest facts count. */
export function verdictsOn(
  facts: AssistantContext,
  question: string,
  answer: string,
  { cited, lead = findContactDetails(question) }: Judged = {},
): Verdict[] {
  const reader = createSentenceReader();
  const sentences = [...reader.read(answer), reader.end()].map(plainText).filter(Boolean);
  const grounds = { facts, question, visitorText: question, lead, secrets: [] };
  return sentences.map((sentence, at) =>
    judge(sentence, { ...grounds, cited: cited ?? factsNear(facts, `${question} ${sentence}`) }, at === 0),
  );
}

/** What the rules alone object to in an answer, without a second call. */
export const objectionTo = (...answer: Parameters<typeof verdictsOn>): Objection | undefined =>
  verdictsOn(...answer).find(({ objection }) => objection)?.objection;
