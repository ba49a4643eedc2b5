import { holdsContact } from "./contact-details.ts";
import { isReachable } from "./dialog-state.ts";
import { appointmentReply } from "./appointment-reply.ts";
import { addNextQuestion } from "./next-question.ts";
import {
  answerQuestions,
  withoutAppointmentQuestions,
  type DraftReply,
  type ReplyContext,
  handoffSentences,
} from "./reply.ts";
import { joinList } from "./translate.ts";

/** Thanks for a name, address or number, and answers what else the message asks or wishes. */
export function thankForContact(context: ReplyContext): DraftReply {
  const { say, conversation, understood, pending, hadAskedName } = context;
  const { details, acts, isAsking } = understood;
  const { lead } = conversation;
  const noted = [details.email, details.phone].filter((detail) => detail !== undefined);
  const parts = [
    noted.length > 0
      ? say("gotDetails", { details: joinList(say, noted), comma: lead.name ? `, ${lead.name}` : "" })
      : say("gotName", { visitor: lead.name! }),
  ];
  // Questions in the same message are answered, too, or recorded as unanswered.
  const besides = withoutAppointmentQuestions(understood);
  const asksMore =
    isAsking &&
    !acts.includes("human") &&
    besides.some(({ text, found }) => found.confidence !== "none" || !holdsContact(text));
  const told = asksMore ? answerQuestions(context, besides) : undefined;
  if (told) parts.push(...told.parts);
  const used = told?.used;
  const isPassedOn = pending?.kind === "offer" || (pending?.kind === "contact" && pending.purpose === "pass-on");
  const isWish = acts.includes("appointment") || (pending?.kind === "contact" && pending.purpose === "appointment");
  const meeting = (isWish || understood.when) && noted.length > 0 ? appointmentReply(context) : undefined;
  if (meeting) parts.push(...meeting.parts);
  else if (acts.includes("buy") && isReachable(lead)) parts.push(...handoffSentences(context, ["buy"]));
  else if (isPassedOn && noted.length > 0 && !told?.unanswered) parts.push(say("passedOn", { where: noted[0]! }));
  if (told?.asked) return { parts, asked: told.asked, used, unanswered: told.unanswered };
  const accepted = pending?.kind === "offer" && noted.length > 0 ? [pending.question] : undefined;
  const unanswered = told?.unanswered ?? accepted;
  // A corrected address instead of a name: it is asked for again.
  if (!lead.name && (!hadAskedName || pending?.kind === "name"))
    return { parts: [...parts, say("askName")], asked: { kind: "name" }, used, unanswered };
  if (meeting?.asked) return { parts, asked: meeting.asked, used, unanswered };
  if (isWish) return { parts, used, unanswered };
  return addNextQuestion(context, { parts, used, unanswered }, true);
}
