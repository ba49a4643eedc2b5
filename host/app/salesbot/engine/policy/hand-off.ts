import { appointmentReply } from "./appointment-reply.ts";
import { isReachable, type DialogState } from "../resolve/dialog-state.ts";
import { contactSentence, type DraftReply, type ReplyContext } from "./draft-reply.ts";
import type { PendingSlot } from "../facts/facts.ts";
import type { Intent } from "../languages/language.ts";

/** Sentences for visitors who want to meet, to buy or to talk to a person. */
export function handoffSentences(context: ReplyContext, intents: readonly Intent[]): string[] {
  const { say, conversation } = context;
  const { lead, isContactRefused } = conversation;
  const where = lead.email ?? lead.phone;
  const directly = contactSentence(context);
  return intents.flatMap((intent) => {
    if (intent === "appointment") return appointmentReply(context).parts;
    if ((intent === "buy" || intent === "human") && isContactRefused && !where)
      return directly.length > 0 ? directly : [say("askYourself")];
    if (intent === "buy") return [where ? say("orderKnown", { where }) : `${say("askOrder")} ${say("consent")}`];
    if (intent !== "human") return [];
    return [...directly, where ? say("personKnown", { where }) : `${say("askPerson")} ${say("consent")}`];
  });
}

export function slotForIntent({ lead, isContactRefused }: DialogState, intent: Intent): PendingSlot | undefined {
  if (isReachable(lead) || isContactRefused) return undefined;
  return { kind: "contact", purpose: intent === "appointment" ? "appointment" : intent === "buy" ? "order" : "person" };
}

/** Regret, and the person whom a complaint is for: never a price list, whatever else the message names. */
export function complaintReply(context: ReplyContext): DraftReply {
  return {
    parts: [context.say("complaint"), ...handoffSentences(context, ["human"])],
    slot: slotForIntent(context.conversation, "human"),
  };
}

/** Offers to ask the owner what was not answered. */
export function offerQuestion(
  { say, conversation: { lead, refusals } }: ReplyContext,
  draft: DraftReply & { unanswered: string[] },
): DraftReply {
  const where = lead.email ?? lead.phone;
  if (where) return { ...draft, parts: [...draft.parts, say("passedOn", { where })] };
  if (refusals > 0) return { ...draft, parts: [...draft.parts, say("askYourself")] };
  return { ...draft, parts: [...draft.parts, say("offer")], slot: { kind: "offer", question: draft.unanswered[0]! } };
}

/** Asks where the answer to an open question may go. */
export function offerHandoff({ say, conversation: { lead } }: ReplyContext): DraftReply {
  const where = lead.email ?? lead.phone;
  if (where) return { parts: [say("passedOn", { where })] };
  return { parts: [say("passOn"), say("consent")], slot: { kind: "contact", purpose: "pass-on" } };
}
