import { appointmentReply } from "./appointment-reply.ts";
import { hasDetails, isReachable, type DialogState } from "../resolve/dialog-state.ts";
import { contactSentence, type DraftReply, type ReplyContext } from "./draft-reply.ts";
import type { PendingSlot } from "../facts/facts.ts";
import { joinList } from "../say/translate.ts";
import type { Intent } from "../languages/language.ts";

const MAX_QUOTED = 200;

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

/**
 * Regret, and the person whom a complaint is for: never a price list, whatever else the message names. What follows is
 * noted in the visitor's words, with one regret for all.
 */
export function complaintReply(context: ReplyContext): DraftReply {
  const { say, conversation, message, understood, wasComplaint } = context;
  const slot = slotForIntent(conversation, "human");
  const thanks = hasDetails(understood.details) ? detailsNoted(context) : [];
  if (!wasComplaint)
    return {
      parts: [say("complaint"), ...thanks, ...handoffSentences(context, ["human"])],
      slot,
      unanswered: [message],
    };
  const where = conversation.lead.email ?? conversation.lead.phone;
  const next = where ? say("personKnown", { where }) : `${say("askPerson")} ${say("consent")}`;
  const isContact = thanks.length > 0 && understood.intents.length === 0;
  if (isContact) return { parts: [...thanks, next], slot };
  const what = message.slice(0, MAX_QUOTED);
  return { parts: [...thanks, say("notedWords", { what }), next], slot, unanswered: [message] };
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

/** Thanks for the details in a message. */
export function detailsNoted({ say, conversation: { lead }, understood: { details } }: ReplyContext): string[] {
  const noted = [details.email, details.phone].filter((detail) => detail !== undefined);
  if (noted.length === 0) return [say("gotName", { visitor: lead.name! })];
  return [say("gotDetails", { details: joinList(say, noted), comma: lead.name ? `, ${lead.name}` : "" })];
}
