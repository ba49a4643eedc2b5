import { holdsContact } from "../read/contact-details.ts";
import { isReachable } from "../resolve/dialog-state.ts";
import { appointmentReply } from "./appointment-reply.ts";
import { addNextQuestion } from "./next-question.ts";
import { answerQuestions, withoutAppointmentQuestions } from "./answer-questions.ts";
import type { DraftReply, ReplyContext } from "./draft-reply.ts";
import { detailsNoted, handoffSentences } from "./hand-off.ts";

/** Thanks for a name, address or number, and answers what else the message asks or wishes. */
export function thankForContact(context: ReplyContext): DraftReply {
  const { say, conversation, understood, pending, wasNameRequested } = context;
  const { details, intents, isAsking } = understood;
  const { lead } = conversation;
  const noted = [details.email, details.phone].filter((detail) => detail !== undefined);
  const parts = detailsNoted(context);
  // Questions in the same message are answered, too, or recorded as unanswered.
  const besides = withoutAppointmentQuestions(understood);
  const asksMore =
    isAsking &&
    !intents.includes("human") &&
    besides.some(({ text, retrieval }) => retrieval.confidence !== "none" || !holdsContact(text));
  const draft = asksMore ? answerQuestions(context, besides) : undefined;
  if (draft) parts.push(...draft.parts);
  const used = draft?.used;
  const isPassedOn = pending?.kind === "offer" || (pending?.kind === "contact" && pending.purpose === "pass-on");
  const isAppointment =
    intents.includes("appointment") || (pending?.kind === "contact" && pending.purpose === "appointment");
  // With an address, the whole of a wish is told once.
  const isRequest = isAppointment || understood.when !== undefined || conversation.wish?.day !== undefined;
  const appointment = isRequest && (noted.length > 0 || understood.when) ? appointmentReply(context) : undefined;
  if (appointment) parts.push(...appointment.parts);
  else if (intents.includes("buy") && isReachable(lead)) parts.push(...handoffSentences(context, ["buy"]));
  else if (intents.includes("human") && isReachable(lead))
    parts.push(say("personKnown", { where: (lead.email ?? lead.phone)! }));
  else if (isPassedOn && noted.length > 0 && !draft?.unanswered) parts.push(say("passedOn", { where: noted[0]! }));
  if (draft?.slot) return { parts, slot: draft.slot, used, unanswered: draft.unanswered };
  const accepted = pending?.kind === "offer" && noted.length > 0 ? [pending.question] : undefined;
  const unanswered = draft?.unanswered ?? accepted;
  // A corrected address instead of a name: it is asked for again.
  if (!lead.name && (!wasNameRequested || pending?.kind === "name"))
    return { parts: [...parts, say("askName")], slot: { kind: "name" }, used, unanswered };
  if (appointment?.slot) return { parts, slot: appointment.slot, used, unanswered };
  if (isAppointment) return { parts, used, unanswered };
  return addNextQuestion(context, { parts, used, unanswered }, true);
}

/** Tells that a number that is not the visitor's is deleted, and asks for another where there is no address. */
export function removedPhone({ say, conversation }: ReplyContext, phone: string): DraftReply {
  const removed = say("removed", { details: phone });
  if (isReachable(conversation.lead) || conversation.isContactRefused) return { parts: [removed] };
  return { parts: [removed, say("personWhere"), say("consent")], slot: { kind: "contact", purpose: "lead" } };
}
