import { knowledgeOf } from "../facts/knowledge.ts";
import { matchTopics } from "../read/topic-phrases.ts";
import { answerBesides } from "./answer-questions.ts";
import { appointmentReply, formatAppointment } from "./appointment-reply.ts";
import type { DraftReply, ReplyContext } from "./draft-reply.ts";

/** A cancellation is noted, and what the owner says of it follows. */
export function cancelledReply(context: ReplyContext): DraftReply {
  const { index } = knowledgeOf(context.facts);
  const rules = context.understood.questions.filter(({ retrieval: { facts } }) =>
    facts.slice(0, 1).some(({ text }) => matchTopics(text, index.language).has("cancellation")),
  );
  const draft = rules.length > 0 ? answerBesides(context, rules) : undefined;
  return { ...draft, parts: [context.say("cancelled"), ...requestOf(context), ...(draft?.parts ?? [])] };
}

/** `You asked for: Massage, Tuesday 19 May at 15:00` */
function requestOf({ say, language, conversation }: ReplyContext): string[] {
  const what = [formatAppointment(say, conversation, language), conversation.lead.name].filter(Boolean).join(", ");
  return what ? [say("agreed", { what })] : [];
}

/** What was agreed, for a visitor who comes back to it; undefined where nothing is. */
export function agreedReply(context: ReplyContext): DraftReply | undefined {
  const { say, conversation } = context;
  const { wish, lead, wanted, isCancelled } = conversation;
  if (isCancelled) return { parts: [say("cancelled"), ...requestOf(context)] };
  const where = lead.email ?? lead.phone;
  if (!wish?.day) {
    if (where && wanted.includes("buy")) return { parts: [say("orderKnown", { where })] };
    const hasParts = wanted.includes("appointment") || (conversation.services ?? conversation.place) !== undefined;
    if (!hasParts) return undefined;
    return {
      parts: [...requestOf(context), ...(where ? [say("reachedAt", { where })] : []), say("whichDay")],
      slot: { kind: "when" },
    };
  }
  if (!where || !(wish.time ?? wish.until)) return appointmentReply(context);
  return { parts: [...requestOf(context), say(lead.email ? "wishConfirmedByEmail" : "wishConfirmed", { where })] };
}
