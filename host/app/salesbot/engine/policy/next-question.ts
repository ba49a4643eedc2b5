import { DEFAULT_QUESTIONS } from "../../limits.ts";
import { hasDetails, isReachable } from "../resolve/dialog-state.ts";
import type { AssistantContext } from "../facts/facts.ts";
import type { DraftReply, ReplyContext } from "./draft-reply.ts";
import { hasPhrase } from "../read/intents.ts";
import { ALL_LANGUAGES } from "../languages/language.ts";
import { letsByNight } from "../resolve/stays.ts";
import type { Translate } from "../say/translate.ts";

/** How often a contact detail is asked for on our own account. */
const MAX_GOAL_ASKS = 2;

/**
 * Adds at most one question: the next of the owner's, or the step to the goal. Never the same one twice, nothing after
 * a refusal or a question that was passed over, and the goal sooner or later by personality.
 */
export function addNextQuestion(context: ReplyContext, draft: DraftReply, hasNewDetails = false): DraftReply {
  const { facts, say, conversation, understood, pending } = context;
  const { settings } = facts;
  if (conversation.refusals > 0 || conversation.complaint) return draft;
  if (pending !== undefined && pending.kind !== "offer" && !hasNewDetails && understood.answers === undefined)
    return draft;

  const usedQuestions = conversation.asked.flatMap((item) => (item.kind === "question" ? [item.question] : []));
  const next = settings.leadQualificationQuestions.find(
    (question) => !usedQuestions.includes(question) && !isAnswered(context, question),
  );
  const isGoalDue =
    !isReachable(conversation.lead) &&
    usedQuestions.length >= Math.min(questionsBeforeGoal(facts), settings.leadQualificationQuestions.length) &&
    conversation.asked.filter(({ kind }) => kind === "contact").length < MAX_GOAL_ASKS;
  if (!conversation.hasSubstance && !hasDetails(conversation.lead)) return draft;
  const parts = [...draft.parts];
  if (isGoalDue) {
    const primaryGoal = letsByNight(facts) ? "generate_lead" : settings.primaryGoal;
    const [key, purpose] = (
      {
        schedule_appointment: ["goalAppointment", "appointment"],
        make_sale: ["goalSale", "order"],
        generate_lead: ["goalLead", "lead"],
      } as const
    )[primaryGoal];
    return { ...draft, parts: [...parts, say(key), say("consent")], slot: { kind: "contact", purpose } };
  }
  if (next)
    return { ...draft, parts: [...parts, translateDefault(say, next)], slot: { kind: "question", question: next } };
  return isReachable(conversation.lead) && hasNewDetails ? { ...draft, parts: [...parts, say("anythingElse")] } : draft;
}

/** Whether the visitor has told already what a question asks: the nights, how many come, where they live. */
function isAnswered({ conversation: { wish, party, place } }: ReplyContext, question: string): boolean {
  const spoken = ALL_LANGUAGES;
  return (
    (wish?.day !== undefined && hasPhrase(question, ["asks day"], spoken)) ||
    (party !== undefined && hasPhrase(question, ["asks party"], spoken)) ||
    (place !== undefined && hasPhrase(question, ["asks place"], spoken))
  );
}

/** How many of the owner's questions come before the goal. */
function questionsBeforeGoal({ settings }: AssistantContext): number {
  return { aggressive: 1, professional: 2, friendly: 2, consultative: Infinity }[settings.salesPersonality];
}

/** A question that the owner left as it was is asked in the conversation's language; another in the owner's words. */
function translateDefault(say: Translate, question: string): string {
  const key = (["askChallenge", "askTimeline", "askBudget"] as const)[DEFAULT_QUESTIONS.indexOf(question)];
  return key ? say(key) : question;
}
