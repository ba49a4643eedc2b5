import { hasDetails, isReachable } from "../resolve/dialog-state.ts";
import { answerBesides } from "./answer-questions.ts";
import { appointmentReply } from "./appointment-reply.ts";
import { contactSentence, type DraftReply, type ReplyContext } from "./draft-reply.ts";
import { detailsNoted, slotForIntent } from "./hand-off.ts";
import { languageOf, LANGUAGES } from "../languages/language.ts";
import { hasPhrase } from "../read/intents.ts";
import { addNextQuestion } from "./next-question.ts";

/** A call that the visitor asks for is noted in their words, and no appointment is made of it. */
export function callReply(context: ReplyContext): DraftReply {
  const { say, conversation, understood, wasNameRequested } = context;
  const { lead, isContactRefused } = conversation;
  const answered = understood.isAsking ? answerBesides(context, understood.questions) : undefined;
  const where = lead.email ?? lead.phone;
  const reached = where
    ? [say("reachedAt", { where })]
    : isContactRefused
      ? contactSentence(context)
      : [say("personWhere"), say("consent")];
  // With an address, the whole of a wish is told once, the call with it.
  if (hasDetails(understood.details) && conversation.wish?.day && where) {
    const appointment = appointmentReply(context);
    return {
      ...answered,
      ...appointment,
      parts: [...detailsNoted(context), ...(answered?.parts ?? []), ...appointment.parts],
    };
  }
  const parts = [
    ...(hasDetails(understood.details) ? detailsNoted(context) : []),
    ...(answered?.parts ?? []),
    say("notedWords", { what: understood.ownWords! }),
    ...reached,
  ];
  const draft = { ...answered, parts, slot: slotForIntent(conversation, "human") };
  if (understood.when) {
    const appointment = appointmentReply(context);
    return { ...draft, parts: [...parts, ...appointment.parts], slot: appointment.slot };
  }
  const isNameMissing = isReachable(lead) && !lead.name && !wasNameRequested;
  return isNameMissing ? { ...draft, parts: [...parts, say("askName")], slot: { kind: "name" } } : draft;
}

/** What no rule reads is noted in the visitor's words; what the owner says of it follows. */
export function ownWordsReply(context: ReplyContext): DraftReply {
  const { say, conversation, understood, message, language } = context;
  const isSettled = conversation.wish?.day !== undefined && understood.intents[0] !== "no";
  if (isSettled && hasPhrase(message, ["notes down"], [languageOf(language), LANGUAGES.en]))
    return appointmentReply(context);
  const noted = say("notedWords", { what: understood.ownWords! });
  const answered = answerBesides(
    context,
    understood.questions.filter(({ retrieval }) => retrieval.isOnTopic),
  );
  return addNextQuestion(context, { ...answered, parts: [noted, ...(answered?.parts ?? [])] });
}
