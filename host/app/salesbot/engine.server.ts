import { config } from "../config/config.server.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { isReachable, newDialogState } from "./engine/resolve/dialog-state.ts";
import type { PendingSlot, AssistantContext, Lead, Turn } from "./engine/facts/facts.ts";
import { suggestionsFor } from "./engine/retrieve/retrieve.ts";
import { normalise } from "./engine/languages/normalize.ts";
import { type Reply, reply, toStoredState } from "./engine/reply.ts";
import { createModelClient } from "./model/model.server.ts";
import { ModelFailed, Overruled } from "./model/model-failed.ts";
import { assistantCounts } from "./assistant-counts.ts";
import { OVER_BUDGET, type TokenBudget } from "./model/spending.ts";
import { words } from "#sdk/chat/words/en.ts";
import { applyMessage, applyReply, restoreDialogState, restoreInSteps } from "./engine/resolve/apply-message.ts";
import { parseMessage } from "./engine/resolve/resolve-message.ts";

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

/** The facts that a reply is based on, as they are stored with it. */
export const toSources = (facts: readonly { source: string; text: string }[]): Source[] =>
  facts.map(({ source, text }) => ({ from: source, text }));

interface Options {
  signal?: AbortSignal;
  /** Is called with pieces of the reply. If the final reply differs, it replaces them. */
  onText?: (text: string) => void;
  /** What the model may use today; without one, the built-in engine answers. */
  budget: TokenBudget | undefined;
}

const model = createModelClient(config.openai);

/**
 * Answers a visitor of a card with the model; without one, or if it fails, with the built-in engine. Never throws.
 */
export async function answer(
  facts: AssistantContext,
  dialog: readonly Turn[],
  message: string,
  { cardId, signal, onText, budget }: Options & { cardId: number },
): Promise<EngineReply> {
  const history = await withState(facts, dialog).catch(() => dialog); // what cannot be read fails below
  let hasSpoken = false;
  const emit =
    onText &&
    ((text: string) => {
      hasSpoken = true;
      onText(text);
    });
  if (model && budget) {
    try {
      const reading = readVisitor(facts, history, message);
      const { lead } = reading.conversation;
      const modelReply = await model.ask(facts, history, message, { signal, onText: emit, lead, budget });
      if (modelReply.brokeOff) log("warn", "model broke off", { card: cardId, reason: modelReply.brokeOff });
      return {
        ...readAlong(facts, reading, modelReply.message),
        message: modelReply.message,
        sources: toSources(modelReply.cited),
        unanswered: modelReply.knows ? [] : [message],
        engine: "model",
      };
    } catch (error) {
      logFailure(cardId, error);
    }
  }
  try {
    await nextEventLoopTurn(); // messages of many senders would otherwise all be answered in one
    const { message: text, used, ...rest } = reply(facts, history, message);
    if (text === "") throw new Error("nothing to say");
    // If the model has already sent part of an answer, this one is not sent in pieces but as a whole at the end.
    if (!hasSpoken) for (const chunk of text.split(/(?<=[.!?] )/)) emit?.(chunk);
    return { ...rest, message: text, sources: toSources(used), engine: "built-in" };
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

/** A dialog with its state, as stored ones have it; reads each message of another in a pass of the event loop. */
async function withState(facts: AssistantContext, dialog: readonly Turn[]): Promise<readonly Turn[]> {
  const last = dialog.at(-1);
  if (!last || last.state !== undefined) return dialog;
  const steps = restoreInSteps(facts, dialog);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return [...dialog.slice(0, -1), { ...last, state: value }];
    await nextEventLoopTurn();
  }
}

/** For the operator: that the built-in engine answers, and why. Nothing of what a visitor wrote. */
function logFailure(card: number, error: unknown): void {
  if (!(error instanceof ModelFailed)) return log("error", "model client failed", { card, ...errorFields(error) });
  if (error instanceof Overruled) {
    assistantCounts.overruled++;
    return log("warn", "model overruled", { card, ...error.cause });
  }
  if (error.reason !== OVER_BUDGET) log("warn", "model gave no answer", { card, reason: error.reason });
}

/** What a message adds to a conversation in which a person answers: nothing is replied. */
export function readMessage(facts: AssistantContext, history: readonly Turn[], message: string) {
  const reading = readVisitor(facts, history, message);
  return { ...readAlong(facts, reading, ""), suggestions: [], sources: [], unanswered: [], message: null };
}

/** Reads what the visitor said by the rules of the built-in engine, so that scores do not depend on who answers. */
function readVisitor(facts: AssistantContext, history: readonly Turn[], message: string) {
  const conversation = restoreDialogState(facts, history);
  const understood = parseMessage(facts, message, conversation);
  applyMessage(facts, conversation, message, understood);
  return { conversation, understood };
}

/** What the conversation is after a reply that the built-in engine did not write. */
function readAlong(
  facts: AssistantContext,
  { conversation, understood }: ReturnType<typeof readVisitor>,
  replyText: string,
) {
  const slot = findPendingSlot(facts, replyText, conversation.lead);
  applyReply(conversation, slot);
  const others = understood.questions.flatMap(({ retrieval }) => retrieval.others);
  return {
    asked: slot,
    ...toStoredState(conversation, understood),
    suggestions: suggestionsFor(facts, others, understood.language),
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
