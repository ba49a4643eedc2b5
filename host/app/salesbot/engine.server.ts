import { config } from "../config/config.server.ts";
import { describe, log } from "../operation/log.server.ts";
import { hear, hearReply, isReachable, newConversation, readConversation, understand } from "./engine/conversation.ts";
import type { Asked, Facts, Lead, Turn } from "./engine/facts.ts";
import { suggestionsFor } from "./engine/find.ts";
import { normalise } from "./engine/plain.ts";
import { outcomeOf, type Reply, reply } from "./engine/reply.ts";
import { createModelClient, ModelFailed } from "./model/model.server.ts";
import { words } from "#sdk/chat/words/en.ts";

/** What a visitor gets when nothing else can be said (specification, section 8). */
const LAST_RESORT = words.emptyReply;

export interface EngineReply extends Omit<Reply, "used"> {
  /** The facts that the answer was made of, as the owner gave them. */
  sources: Source[];
  engine: "model" | "built-in" | "last resort";
  tokens: number;
}

/** A fact, and where the owner gave it. */
export interface Source {
  from: string;
  text: string;
}

interface Options {
  signal?: AbortSignal;
  /** Gets the reply in pieces; where the whole differs in the end, the whole counts. */
  onText?: (text: string) => void;
  /** Whether a model may still be paid for today. */
  isWithinBudget: boolean;
}

const model = createModelClient(config.openai);

/** Answers a visitor: by the model where there is one, else or when it fails by the built-in engine. Never throws. */
export async function answer(
  facts: Facts,
  turns: readonly Turn[],
  message: string,
  { signal, onText, isWithinBudget }: Options,
): Promise<EngineReply> {
  let tokens = 0;
  let hasSpoken = false;
  const tell =
    onText &&
    ((text: string) => {
      hasSpoken = true;
      onText(text);
    });
  if (model && isWithinBudget) {
    try {
      const said = await model.ask(facts, turns, message, { signal, onText: tell });
      return {
        ...readAlong(facts, turns, message, said.message, said.lead),
        message: said.message,
        engine: "model",
        tokens: said.tokens,
      };
    } catch (error) {
      if (!(error instanceof ModelFailed)) log("error", "model client failed", describe(error));
      else log("warn", "model gave no answer", { reason: error.reason });
      tokens = error instanceof ModelFailed ? error.tokens : 0;
    }
  }
  try {
    const { message: text, used, ...said } = reply(facts, turns, message);
    if (text === "") throw new Error("nothing to say");
    // After half an answer of the model's the pieces would not fit together: then the whole comes with the end.
    if (!hasSpoken) for (const sentence of text.split(/(?<=[.!?] )/)) tell?.(sentence);
    return {
      ...said,
      message: text,
      sources: used.map(({ source, text: fact }) => ({ from: source, text: fact })),
      engine: "built-in",
      tokens,
    };
  } catch (error) {
    log("error", "built-in engine failed", describe(error));
    return {
      message: LAST_RESORT,
      lead: {},
      withdrawn: {},
      outcome: "browsing",
      conversation: newConversation(),
      suggestions: [],
      sources: [],
      unanswered: [],
      engine: "last resort",
      tokens,
    };
  }
}

/** What the visitor said, read by the same rules as with the built-in engine: scores do not depend on who answers. */
function readAlong(facts: Facts, turns: readonly Turn[], message: string, said: string, taken: Lead) {
  const conversation = readConversation(facts, turns);
  const understood = understand(facts, message, conversation);
  hear(facts, conversation, message, understood);
  conversation.lead = { ...taken, ...conversation.lead };
  const asked = askedBy(facts, said, conversation.lead);
  hearReply(conversation, asked);
  const found = understood.questions.map(({ found: one }) => one);
  return {
    asked,
    lead: conversation.lead,
    withdrawn: understood.withdrawn,
    outcome: outcomeOf(conversation),
    conversation,
    suggestions: suggestionsFor(
      facts,
      found.flatMap(({ others }) => others),
      understood.language,
    ),
    sources: found.flatMap(({ facts: used }) => used.map(({ source, text }) => ({ from: source, text }))),
    unanswered: [],
  };
}

/** Which of our questions a model's text asks. */
function askedBy({ settings }: Facts, said: string, lead: Lead): Asked | undefined {
  const text = normalise(said);
  const question = settings.leadQualificationQuestions.find((one) => text.includes(normalise(one)));
  if (question) return { kind: "question", question };
  if (!lead.name && /\byour name\b[^.]*\?/.test(text)) return { kind: "name" };
  if (!isReachable(lead) && /\b(?:e-?mail|phone)\b[^.]*\?/.test(text)) return { kind: "contact", purpose: "lead" };
  return undefined;
}
