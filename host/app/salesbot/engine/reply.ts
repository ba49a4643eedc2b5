import { applyMessage, applyReply, restoreDialogState } from "./resolve/apply-message.ts";
import { chooseReply } from "./policy/choose-reply.ts";
import { type DialogState, isReachable } from "./resolve/dialog-state.ts";
import type { AssistantContext, ConversationOutcome, Lead, PendingSlot, Turn } from "./facts/facts.ts";
import { parseMessage, type ParsedMessage } from "./resolve/resolve-message.ts";
import { suggestionsFor } from "./retrieve/retrieve.ts";
import type { Fact } from "./facts/split-facts.ts";
import { createTranslator } from "./say/translate.ts";
import { openingFacts } from "./say/welcome.ts";

export interface Reply {
  message: string;
  /** What the visitor is asked for, to be stored with the message. */
  asked?: PendingSlot;
  /** All details that the visitor has given in this conversation. */
  lead: Lead;
  /** Address or number given before that this message corrects. */
  withdrawn: Lead;
  outcome: ConversationOutcome;
  /** The state of the conversation after this reply. */
  conversation: DialogState;
  /** At most four questions that the facts can answer. */
  suggestions: string[];
  /** The facts on which the answer is based. */
  used: Fact[];
  /** Questions that no fact answers. */
  unanswered: string[];
}

/**
 * Answers a visitor from the facts alone: the same facts, conversation and message give the same reply.
 * `history` is the conversation before this message.
 */
export function reply(facts: AssistantContext, history: readonly Turn[], message: string): Reply {
  const conversation = restoreDialogState(facts, history);
  const understood = parseMessage(facts, message, conversation);
  const { pending } = conversation;
  const wasComplaint = conversation.complaint !== undefined;
  const wasNameRequested = conversation.asked.some(({ kind }) => kind === "name");
  applyMessage(facts, conversation, message, understood);
  const { language } = understood;
  const say = createTranslator(facts, language);
  const draft = chooseReply({
    facts,
    say,
    language,
    conversation,
    understood,
    message,
    pending,
    wasComplaint,
    wasNameRequested,
  });
  const { parts, slot, used = [], unanswered = [] } = draft;
  applyReply(conversation, slot);
  return {
    message: parts.filter(Boolean).join(" ").replaceAll("\n ", "\n").replaceAll(" \n", "\n"),
    asked: slot,
    ...toStoredState(conversation, understood),
    suggestions:
      understood.intents[0] === "goodbye"
        ? []
        : suggestionsFor(
            facts,
            [...understood.questions.flatMap(({ retrieval }) => retrieval.others), ...openingFacts(facts)],
            language,
            used,
          ),
    used,
    unanswered,
  };
}

/** Where a conversation stands after a message. */
export const toStoredState = (conversation: DialogState, { withdrawn }: ParsedMessage) => ({
  lead: conversation.lead,
  withdrawn,
  outcome: outcomeOf(conversation),
  conversation,
});

/** The outcome of a conversation so far: the furthest step reached. */
function outcomeOf({ lead, wanted, asked, refusals, lastAct, isCancelled }: DialogState): ConversationOutcome {
  if (isCancelled) return "cancelled";
  if (isReachable(lead)) {
    if (wanted.includes("appointment")) return "appointment_requested";
    return wanted.includes("buy") ? "order_requested" : "lead_captured";
  }
  if (wanted.includes("human")) return "person_wanted";
  const isOpen = ({ kind, ...rest }: PendingSlot) =>
    kind === "offer" || (kind === "contact" && "purpose" in rest && rest.purpose === "pass-on");
  if (asked.some(isOpen) && lastAct !== "no") return "question_open";
  return refusals > 0 ? "declined" : "browsing";
}
