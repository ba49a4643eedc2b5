import { appointmentReply } from "./appointment-reply.ts";
import { isReachable, type DialogState } from "../resolve/dialog-state.ts";
import { contactSentence, type DraftReply, type ReplyContext } from "./draft-reply.ts";
import type { PendingSlot } from "../facts/facts.ts";
import type { Act } from "../languages/language.ts";

/** Sentences for visitors who want to meet, to buy or to talk to a person. */
export function handoffSentences(context: ReplyContext, acts: readonly Act[]): string[] {
  const { say, conversation } = context;
  const { lead, isContactRefused } = conversation;
  const where = lead.email ?? lead.phone;
  const directly = contactSentence(context);
  return acts.flatMap((act) => {
    if (act === "appointment") return appointmentReply(context).parts;
    if ((act === "buy" || act === "human") && isContactRefused && !where)
      return directly.length > 0 ? directly : [say("askYourself")];
    if (act === "buy") return [where ? say("orderKnown", { where }) : `${say("askOrder")} ${say("consent")}`];
    if (act !== "human") return [];
    return [...directly, where ? say("personKnown", { where }) : `${say("askPerson")} ${say("consent")}`];
  });
}

export function slotForIntent({ lead, isContactRefused }: DialogState, intent: Act): PendingSlot | undefined {
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
