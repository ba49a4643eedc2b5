import { config } from "../config/config.server.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { isReachable, newDialogState } from "./engine/dialog-state.ts";
import type { PendingSlot, AssistantContext, Lead, Turn } from "./engine/facts.ts";
import { suggestionsFor } from "./engine/retrieve.ts";
import { normalise } from "./engine/normalize.ts";
import { type Reply, reply, toStoredState } from "./engine/reply.ts";
import { createModelClient } from "./model/model.server.ts";
import { ModelFailed } from "./model/model-failed.ts";
import { OVER_BUDGET, type TokenBudget } from "./model/spending.ts";
import { words } from "#sdk/chat/words/en.ts";
import { applyMessage, applyReply, restoreDialogState } from "./engine/apply-message.ts";
import { parseMessage } from "./engine/parse-message.ts";

/** The reply if nothing else can be said (specification, section 8). */
const LAST_RESORT = words.emptyReply;

export interface EngineReply extends Omit<Reply, "used"> {
  /** The facts on which the answer is based, as the owner gave them. */
  sources: Source[];
  engine: "model" | "built-in" | "last resort";
}

/** A fact and where the owner entered it. */
interface Source {
  from: string;
  text: string;
}

interface Options {
  signal?: AbortSignal;
  /** Is called with pieces of the reply. If the final reply differs, it replaces them. */
  onText?: (text: string) => void;
  /** What the model may use today; without one, the built-in engine answers. */
  budget: TokenBudget | undefined;
}

const model = createModelClient(config.openai);

/** Answers a visitor with the model; without one, or if it fails, with the built-in engine. Never throws. */
export async function answer(
  facts: AssistantContext,
  history: readonly Turn[],
  message: string,
  { signal, onText, budget }: Options,
): Promise<EngineReply> {
  let hasSpoken = false;
  const emit =
    onText &&
    ((text: string) => {
      hasSpoken = true;
      onText(text);
    });
  if (model && budget) {
    try {
      const modelReply = await model.ask(facts, history, message, { signal, onText: emit, budget });
      return {
        ...readAlong(facts, history, message, modelReply.message, modelReply.lead),
        message: modelReply.message,
        engine: "model",
      };
    } catch (error) {
      if (!(error instanceof ModelFailed)) log("error", "model client failed", errorFields(error));
      else if (error.reason !== OVER_BUDGET) log("warn", "model gave no answer", { reason: error.reason });
    }
  }
  try {
    await nextEventLoopTurn(); // messages of many senders would otherwise all be answered in one
    const { message: text, used, ...rest } = reply(facts, history, message);
    if (text === "") throw new Error("nothing to say");
    // If the model has already sent part of an answer, this one is not sent in pieces but as a whole at the end.
    if (!hasSpoken) for (const chunk of text.split(/(?<=[.!?] )/)) emit?.(chunk);
    return {
      ...rest,
      message: text,
      sources: used.map(({ source, text: fact }) => ({ from: source, text: fact })),
      engine: "built-in",
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
    };
  }
}

/** What a message adds to a conversation in which a person answers: nothing is replied. */
export function readMessage(facts: AssistantContext, history: readonly Turn[], message: string) {
  return { ...readAlong(facts, history, message, "", {}), suggestions: [], sources: [], message: null };
}

/** Reads what the visitor said by the rules of the built-in engine, so that scores do not depend on who answers. */
function readAlong(
  facts: AssistantContext,
  history: readonly Turn[],
  message: string,
  replyText: string,
  modelLead: Lead,
) {
  const conversation = restoreDialogState(facts, history);
  const understood = parseMessage(facts, message, conversation);
  applyMessage(facts, conversation, message, understood);
  conversation.lead = { ...modelLead, ...conversation.lead };
  const slot = findPendingSlot(facts, replyText, conversation.lead);
  applyReply(conversation, slot);
  const retrievals = understood.questions.map(({ retrieval: one }) => one);
  return {
    asked: slot,
    ...toStoredState(conversation, understood),
    suggestions: suggestionsFor(
      facts,
      retrievals.flatMap(({ others }) => others),
      understood.language,
    ),
    sources: retrievals.flatMap(({ facts: used }) => used.map(({ source, text }) => ({ from: source, text }))),
    unanswered: [],
  };
}

/** Which of our questions to visitors a model's text asks. */
function findPendingSlot({ settings }: AssistantContext, replyText: string, lead: Lead): PendingSlot | undefined {
  const text = normalise(replyText);
  const question = settings.leadQualificationQuestions.find((one) => text.includes(normalise(one)));
  if (question) return { kind: "question", question };
  if (!lead.name && /\byour name\b[^.]*\?/.test(text)) return { kind: "name" };
  if (!isReachable(lead) && /\b(?:e-?mail|phone)\b[^.]*\?/.test(text)) return { kind: "contact", purpose: "lead" };
  return undefined;
}
