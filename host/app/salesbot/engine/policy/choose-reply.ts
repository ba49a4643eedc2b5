import { answerBesides, answerQuestions, answersMore, withoutAppointmentQuestions } from "./answer-questions.ts";
import { agreedReply, cancelledReply } from "./agreed-reply.ts";
import { callReply, ownWordsReply } from "./own-words-reply.ts";
import { appointmentReply } from "./appointment-reply.ts";
import { hasDetails } from "../resolve/dialog-state.ts";
import type { DraftReply, ReplyContext } from "./draft-reply.ts";
import { isAppointmentSlot } from "../facts/facts.ts";
import { complaintReply, handoffSentences, slotForIntent } from "./hand-off.ts";
import { HANDOFF_INTENTS, isSmallTalk, isStatement } from "../read/intents.ts";
import { languageOf } from "../languages/language.ts";
import { addNextQuestion } from "./next-question.ts";
import { mentionsTopic, replyToYes, smallTalkReply } from "./small-talk.ts";
import { letsByNight } from "../resolve/stays.ts";
import { removedPhone, thankForContact } from "./thank-for-contact.ts";
import { formatDays } from "../say/translate.ts";
import { wordsOf } from "../languages/words.ts";

/** Chooses what a message gets: an answer, a question, an offer or the way to a person. */
export function chooseReply(context: ReplyContext): DraftReply {
  const { facts, say, conversation, understood, message, pending } = context;
  const { intents, isAsking, details, questions, answers } = understood;
  const [intent] = intents;
  const isSure = questions.some(({ retrieval }) => retrieval.confidence === "sure");
  const hasSome = questions.some(({ retrieval }) => retrieval.confidence !== "none");
  const isShort = wordsOf(message).length <= 6;

  if (intent === "manipulation") return { parts: [say("manipulation")] };
  const isOfComplaint =
    understood.isComplaint && (intents.length === 0 || hasDetails(details)) && !(message.includes("?") && isSure);
  if (intents.includes("complaint") || isOfComplaint) return complaintReply(context);
  if (intent === "cancel") return cancelledReply(context);
  if (understood.call) return callReply(context);
  if (hasDetails(details)) return thankForContact(context);
  if (understood.withdrawn.phone) return removedPhone(context, understood.withdrawn.phone);
  const agreed = intent === "recall" ? agreedReply(context) : undefined;
  if (agreed) return agreed;
  if (understood.place && conversation.wish?.day && !isAsking) return appointmentReply(context);
  if (understood.isRevised && !isAsking) return appointmentReply(context);
  if (understood.ownWords) return ownWordsReply(context);
  if (answers?.kind === "question") {
    const draft = answersMore(understood) ? answerQuestions(context) : undefined;
    if (draft) return { ...draft, parts: [say("noted"), ...draft.parts] };
    return addNextQuestion(context, { parts: [say("noted"), ...handoffSentences(context, intents)] });
  }
  if (intent === "off-topic" && !isSure) return { parts: [say("offTopic")] };
  if (intent === "privacy" && !isSure)
    return { parts: [say("privacy", { days: formatDays(say, facts.settings.retentionDays) })] };
  if (intent === "bot" && !isSure) return { parts: [say("bot")] };
  if (intent && mentionsTopic(context, intent)) return answerQuestions(context);
  if (
    intent &&
    isSmallTalk(intent) &&
    !(understood.when && (intent === "goodbye" || intent === "yes")) &&
    (!isAsking || (isShort && (intent === "small-talk" || (!hasSome && ["thanks", "goodbye"].includes(intent)))))
  ) {
    const smallTalk = smallTalkReply(context, intent);
    if (smallTalk) return smallTalk;
  }
  const handoff =
    intents.find((one) => HANDOFF_INTENTS.includes(one)) ??
    (understood.when || understood.isRevised ? "appointment" : undefined);
  if (handoff) {
    const isOfDay = understood.when && (intents.includes("availability") || letsByNight(facts));
    const others = withoutAppointmentQuestions(understood);
    const besides = isOfDay ? others.filter((question) => question.asksPrice) : others;
    const asksMore = isAsking && handoff !== "human" && besides.length > 0;
    const draft = asksMore && hasSome ? answerBesides(context, besides) : undefined;
    const isAnswered = draft !== undefined && questions.some(({ retrieval }) => retrieval.confidence === "sure");
    if (handoff === "appointment" && !(isAnswered && conversation.refusals > 0)) {
      const next = appointmentReply(context);
      return { ...draft, parts: [...(draft?.parts ?? []), ...next.parts], slot: next.slot, unanswered: [] };
    }
    return {
      ...draft,
      parts: [
        ...(draft?.parts ?? []),
        ...(isAnswered && conversation.refusals > 0 ? [] : handoffSentences(context, [handoff])),
      ],
      slot: isAnswered && conversation.refusals > 0 ? undefined : slotForIntent(conversation, handoff),
      unanswered: [],
    };
  }
  if (understood.choice && conversation.wish) return appointmentReply(context);
  // `She's a rescue`, after a question of ours, tells more of the same and asks for nothing.
  const isAnswering = !isAsking && pending !== undefined && pending.kind !== "offer";
  // A day that is not taken for the wish is not noted either: what stands is told.
  if (understood.isDayUnclear && !isAsking && !isSure) return agreedReply(context) ?? answerQuestions(context);
  const isOnTopic = questions.some(({ retrieval }) => retrieval.isOnTopic);
  const isTelling = isAnswering || (!isAsking && !isOnTopic && isStatement(message, [languageOf(context.language)]));
  const isPlain = !questions.some(({ retrieval }) => retrieval.hasOwnWord || retrieval.isOnTopic);
  if (isAnswering && isPlain && !isAppointmentSlot(pending)) return addNextQuestion(context, { parts: [say("noted")] });
  if (isAsking || isSure) return answerQuestions(context);
  // `3 people`, while an appointment is agreed; `parking` asks even then.
  if (
    isAppointmentSlot(pending) &&
    isShort &&
    (/\d/.test(message) || !questions.some(({ retrieval }) => retrieval.isOnTopic))
  ) {
    const next = appointmentReply(context);
    return { ...next, parts: [say("noted"), ...next.parts] };
  }
  if (hasSome && !isTelling && wordsOf(message).length <= 12) return answerQuestions(context);
  if (wordsOf(message).length < 3) return { parts: [say("notUnderstood")] };
  if (pending && intent === "yes") return replyToYes(context);
  return addNextQuestion(context, { parts: [say("noted")] });
}
