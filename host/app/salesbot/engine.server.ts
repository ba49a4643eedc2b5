import { config } from "../config/config.server.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import {
  applyMessage,
  applyReply,
  isReachable,
  newDialogState,
  restoreDialogState,
  parseMessage,
} from "./engine/dialog-state.ts";
import type { PendingSlot, AssistantContext, Lead, Turn } from "./engine/facts.ts";
import { suggestionsFor } from "./engine/retrieve.ts";
import { normalise } from "./engine/normalize.ts";
import { type Reply, reply, toStoredState } from "./engine/reply.ts";
import { createModelClient, ModelFailed } from "./model/model.server.ts";
import { words } from "#sdk/chat/words/en.ts";

/** The reply if nothing else can be said (specification, section 8). */
const LAST_RESORT = words.emptyReply;

export interface EngineReply extends Omit<Reply, "used"> {
  /** The facts on which the answer is based, as the owner gave them. */
  sources: Source[];
  engine: "model" | "built-in" | "last resort";
  tokens: number;
}

/** A fact and where the owner entered it. */
export interface Source {
  from: string;
  text: string;
}

interface Options {
  signal?: AbortSignal;
  /** Is called with pieces of the reply. If the final reply differs, it replaces them. */
  onText?: (text: string) => void;
  /** Whether today's budget for the model is not used up. */
  isWithinBudget: boolean;
}

const model = createModelClient(config.openai);

/** Answers a visitor with the model; without one, or if it fails, with the built-in engine. Never throws. */
export async function answer(
  facts: AssistantContext,
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
      if (!(error instanceof ModelFailed)) log("error", "model client failed", errorFields(error));
      else log("warn", "model gave no answer", { reason: error.reason });
      tokens = error instanceof ModelFailed ? error.tokens : 0;
    }
  }
  try {
    await nextEventLoopTurn(); // messages of many senders would otherwise all be answered in one
    const { message: text, used, ...said } = reply(facts, turns, message);
    if (text === "") throw new Error("nothing to say");
    // If the model has already sent part of an answer, this one is not sent in pieces but as a whole at the end.
    if (!hasSpoken) for (const sentence of text.split(/(?<=[.!?] )/)) tell?.(sentence);
    return {
      ...said,
      message: text,
      sources: used.map(({ source, text: fact }) => ({ from: source, text: fact })),
      engine: "built-in",
      tokens,
    };
  } catch (error) {
    log("error", "built-in engine failed", errorFields(error));
    return {
      message: LAST_RESORT,
      lead: {},
      withdrawn: {},
      outcome: "browsing",
      conversation: newDialogState(),
      suggestions: [],
      sources: [],
      unanswered: [],
      engine: "last resort",
      tokens,
    };
  }
}

/** Reads what the visitor said by the rules of the built-in engine, so that scores do not depend on who answers. */
function readAlong(facts: AssistantContext, turns: readonly Turn[], message: string, said: string, taken: Lead) {
  const conversation = restoreDialogState(facts, turns);
  const understood = parseMessage(facts, message, conversation);
  applyMessage(facts, conversation, message, understood);
  conversation.lead = { ...taken, ...conversation.lead };
  const asked = askedBy(facts, said, conversation.lead);
  applyReply(conversation, asked);
  const found = understood.questions.map(({ found: one }) => one);
  return {
    asked,
    ...toStoredState(conversation, understood),
    suggestions: suggestionsFor(
      facts,
      found.flatMap(({ others }) => others),
      understood.language,
    ),
    sources: found.flatMap(({ facts: used }) => used.map(({ source, text }) => ({ from: source, text }))),
    unanswered: [],
  };
}

/** Which of our questions to visitors a model's text asks. */
function askedBy({ settings }: AssistantContext, said: string, lead: Lead): PendingSlot | undefined {
  const text = normalise(said);
  const question = settings.leadQualificationQuestions.find((one) => text.includes(normalise(one)));
  if (question) return { kind: "question", question };
  if (!lead.name && /\byour name\b[^.]*\?/.test(text)) return { kind: "name" };
  if (!isReachable(lead) && /\b(?:e-?mail|phone)\b[^.]*\?/.test(text)) return { kind: "contact", purpose: "lead" };
  return undefined;
}
