import { isSmallTalk, HANDOFF_INTENTS } from "./intents.ts";
import { renderFact, contactOptions } from "./render-fact.ts";
import {
  type DialogState,
  hasDetails,
  applyMessage,
  applyReply,
  isReachable,
  restoreDialogState,
  parseMessage,
  type ParsedMessage,
} from "./dialog-state.ts";
import { replyToYes, mentionsTopic, smallTalkReply } from "./small-talk.ts";
import type { Fact } from "./split-facts.ts";
import {
  type PendingSlot,
  type AssistantContext,
  isAppointmentSlot,
  type Lead,
  type ConversationOutcome,
  type Turn,
} from "./facts.ts";
import { suggestionsFor } from "./retrieve.ts";
import { knowledgeOf } from "./knowledge.ts";
import { languageOf } from "./languages/index.ts";
import type { Act } from "./languages/language.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { asksBookingStatus, appointmentReply } from "./appointment-reply.ts";
import { addNextQuestion } from "./next-question.ts";
import { calculatePrices } from "./prices.ts";
import type { Question } from "./questions.ts";
import { formatDays, joinList, type Translate, createTranslator } from "./translate.ts";
import { thankForContact } from "./thank-for-contact.ts";
import { openingFacts } from "./welcome.ts";
import { wordsOf } from "./words.ts";

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

export interface ReplyContext {
  facts: AssistantContext;
  say: Translate;
  language: LanguageCode;
  conversation: DialogState;
  understood: ParsedMessage;
  message: string;
  /** What was known before this message. */
  pending?: PendingSlot;
  wasNameRequested: boolean;
}

export interface DraftReply {
  parts: string[];
  slot?: PendingSlot;
  used?: Fact[];
  unanswered?: string[];
}

/**
 * Answers a visitor from the facts alone: the same facts, conversation and message give the same reply.
 * `history` is the conversation before this message.
 */
export function reply(facts: AssistantContext, history: readonly Turn[], message: string): Reply {
  const conversation = restoreDialogState(facts, history);
  const understood = parseMessage(facts, message, conversation);
  const { pending } = conversation;
  const wasNameRequested = conversation.asked.some(({ kind }) => kind === "name");
  applyMessage(facts, conversation, message, understood);
  const { language } = understood;
  const say = createTranslator(facts, language);
  const draft = compose({ facts, say, language, conversation, understood, message, pending, wasNameRequested });
  const { parts, slot: asked, used = [], unanswered = [] } = draft;
  applyReply(conversation, asked);
  return {
    message: parts.filter(Boolean).join(" ").replaceAll("\n ", "\n").replaceAll(" \n", "\n"),
    asked,
    ...toStoredState(conversation, understood),
    suggestions: suggestionsFor(
      facts,
      [...understood.questions.flatMap(({ retrieval: found }) => found.others), ...openingFacts(facts)],
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
function outcomeOf({ lead, wanted, asked, refusals, lastAct }: DialogState): ConversationOutcome {
  if (isReachable(lead)) {
    if (wanted.includes("appointment")) return "appointment_requested";
    return wanted.includes("buy") ? "order_requested" : "lead_captured";
  }
  if (wanted.includes("human")) return "person_wanted";
  if (asked.some((item) => item.kind === "contact" && item.purpose === "pass-on") && lastAct !== "no")
    return "question_open";
  return refusals > 0 ? "declined" : "browsing";
}

function compose(context: ReplyContext): DraftReply {
  const { facts, say, conversation, understood, message, pending } = context;
  const { acts, isAsking, details, questions, answers } = understood;
  const [act] = acts;
  const isSure = questions.some(({ retrieval: found }) => found.confidence === "sure");
  const hasSome = questions.some(({ retrieval: found }) => found.confidence !== "none");
  const isShort = wordsOf(message).length <= 6;

  if (act === "manipulation") return { parts: [say("manipulation")] };
  if (hasDetails(details)) return thankForContact(context);
  if (answers?.kind === "question") {
    const draft = answersMore(understood) ? answerQuestions(context) : undefined;
    if (draft) return { ...draft, parts: [say("noted"), ...draft.parts] };
    return addNextQuestion(context, { parts: [say("noted"), ...handoffSentences(context, acts)] });
  }
  if (act === "off-topic" && !isSure) return { parts: [say("offTopic")] };
  if (act === "privacy" && !isSure)
    return { parts: [say("privacy", { days: formatDays(say, facts.settings.retentionDays) })] };
  if (act === "bot" && !isSure) return { parts: [say("bot")] };
  if (act === "complaint" && acts.includes("human"))
    return {
      parts: [say("complaint"), ...handoffSentences(context, ["human"])],
      slot: slotForIntent(conversation, "human"),
    };
  if (act === "complaint" && !(isAsking && hasSome)) return offerHandoff(context, { parts: [say("complaint")] });
  if (asksBookingStatus(message, conversation.wish)) return appointmentReply(context);
  if (act && mentionsTopic(context, act)) return answerQuestions(context);
  if (act && isSmallTalk(act) && (isShort || !isAsking) && !(isAsking && act !== "small-talk" && act !== "thanks")) {
    const smallTalk = smallTalkReply(context, act);
    if (smallTalk) return smallTalk;
  }
  const intent = acts.find((one) => HANDOFF_INTENTS.includes(one)) ?? (understood.when ? "appointment" : undefined);
  if (intent) {
    const besides = withoutAppointmentQuestions(understood);
    const asksMore = isAsking && intent !== "human" && besides.length > 0;
    const draft = asksMore && hasSome ? answerQuestions(context, besides) : undefined;
    const isAnswered = draft !== undefined && questions.some(({ retrieval: found }) => found.confidence === "sure");
    if (intent === "appointment" && !(isAnswered && conversation.refusals > 0)) {
      const next = appointmentReply(context);
      return { ...draft, parts: [...(draft?.parts ?? []), ...next.parts], slot: next.slot, unanswered: [] };
    }
    return {
      ...draft,
      parts: [
        ...(draft?.parts ?? []),
        ...(isAnswered && conversation.refusals > 0 ? [] : handoffSentences(context, [intent])),
      ],
      slot: isAnswered && conversation.refusals > 0 ? undefined : slotForIntent(conversation, intent),
      unanswered: [],
    };
  }
  if (isAsking || isSure || questions.some((question) => calculate(context, question))) return answerQuestions(context);
  // `3 people`, while an appointment is agreed; `parking` asks even then.
  if (
    isAppointmentSlot(pending) &&
    isShort &&
    (/\d/.test(message) || !questions.some(({ retrieval: found }) => found.isOnTopic))
  ) {
    const next = appointmentReply(context);
    return { ...next, parts: [say("noted"), ...next.parts] };
  }
  if (hasSome && wordsOf(message).length <= 12) return answerQuestions(context);
  if (wordsOf(message).length < 3) return { parts: [say("notUnderstood")] };
  if (pending && act === "yes") return replyToYes(context);
  return addNextQuestion(context, { parts: [say("noted")] });
}

/** An answer to a question of ours is no request for more if it is as short as this. */
export const MAX_ANSWER_WORDS = 4;
/** `My sister uses a wheelchair but she would love to ride` answers, and wants to know something. */
const answersMore = ({ questions }: ParsedMessage): boolean =>
  questions.some(
    ({ text, retrieval: found }) =>
      wordsOf(text).length > MAX_ANSWER_WORDS && (found.confidence === "sure" || found.isOnTopic === true),
  );

/** The questions of a message, except for those that are part of its wish for a day. */
export const withoutAppointmentQuestions = ({ when, questions }: ParsedMessage): Question[] =>
  when ? questions.filter(({ asksFact }) => asksFact) : questions;

/** The result of a question that asks for a calculation with prices. */
const calculate = ({ facts, say, language }: ReplyContext, question: Question): string | undefined =>
  question.retrieval.isTapped
    ? undefined
    : calculatePrices(
        facts,
        say,
        {
          ...question,
          text: knowledgeOf(facts).index.corrected(question.text, language),
          isPrice: question.retrieval.facts[0]?.kind === "price",
        },
        languageOf(language),
      );

/** Answers each question. Offers once to pass on those that no fact answers. */
export function answerQuestions(context: ReplyContext, questions = context.understood.questions): DraftReply {
  const { facts, say, language, conversation } = context;
  const own = knowledgeOf(facts).index.language;
  const parts: string[] = [];
  const used: Fact[] = [];
  const unanswered: string[] = [];
  const weak: string[] = [];
  let unsure: string | undefined;
  for (const question of questions) {
    const { text, original: asked, retrieval: found } = question;
    const sum = calculate(context, question);
    if (sum) {
      parts.push(sum);
      used.push(...found.facts.filter(({ kind }) => kind === "price"));
      continue;
    }
    if (found.confidence === "none") {
      unanswered.push(asked);
      continue;
    }
    const newFacts = found.facts.filter((fact) => !used.includes(fact));
    if (newFacts.length === 0) continue;
    used.push(...newFacts);
    const rendered = newFacts
      .map((fact) => {
        const answer = renderFact(facts, say, fact, text, language, own, found.confidence === "sure");
        return fact.kind === "prose" && language !== own
          ? say("theirLanguage", { language: nameOf(own, language), quote: answer })
          : answer;
      })
      // Each of several prices with the same name stands for all of them.
      .filter((one, at, all) => all.findIndex((other) => wordsSorted(other) === wordsSorted(one)) === at)
      .map((sentence) => (/[.!?…:;]$/.test(sentence) ? sentence : `${sentence}.`))
      // Unsure facts may be about different things, so each gets a line.
      .map((sentence, _, { length }) => (length > 1 ? `\n– ${sentence}` : sentence))
      .join("");
    if (parts.includes(rendered)) continue;
    if (found.confidence === "likely") unsure ??= asked;
    if (found.isWeak) weak.push(asked);
    const offered = found.isWeak ? "nearest" : "likely";
    parts.push(found.confidence === "likely" ? say(offered, { quote: rendered }) : rendered);
  }
  if (parts.length === 0)
    return offerHandoff(context, {
      parts: [say("unknown")],
      unanswered: unanswered.length > 0 ? unanswered : [context.message],
    });
  if (unanswered.length > 0)
    return offerHandoff(context, { parts: [...parts, say("restUnknown")], used, unanswered: [...unanswered, ...weak] });
  if (unsure !== undefined) {
    const offer = `${parts.at(-1)!.includes("\n") ? "\n" : ""}${say("ifNot")}`;
    return {
      parts: [...parts, offer],
      ...(conversation.refusals === 0 && { slot: { kind: "offer", question: unsure } as const }),
      used,
      ...(weak.length > 0 && { unanswered: weak }),
    };
  }
  return addNextQuestion(context, { parts, used });
}

const wordsSorted = (text: string): string => wordsOf(text).toSorted().join(" ");

/** The name of a language in another. */
const nameOf = (language: LanguageCode, inLanguage: LanguageCode): string =>
  new Intl.DisplayNames(inLanguage, { type: "language" }).of(language) ?? languageOf(language).name;

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

/** A sentence with ways to reach the owner without leaving contact details. */
export function contactSentence({ facts, say }: Pick<ReplyContext, "facts" | "say">): string[] {
  const ways = contactOptions(facts, say);
  return ways.length > 0 ? [say("directly", { ways: joinList(say, ways, "or") })] : [];
}

export function slotForIntent({ lead, isContactRefused }: DialogState, intent: Act): PendingSlot | undefined {
  if (isReachable(lead) || isContactRefused) return undefined;
  return { kind: "contact", purpose: intent === "appointment" ? "appointment" : intent === "buy" ? "order" : "person" };
}

export function offerHandoff({ say, conversation: { lead, refusals } }: ReplyContext, draft: DraftReply): DraftReply {
  const where = lead.email ?? lead.phone;
  if (where) return { ...draft, parts: [...draft.parts, say("passedOn", { where })] };
  // A visitor who did not want to be contacted is not asked again.
  if (refusals > 0) return { ...draft, parts: [...draft.parts, say("askYourself")] };
  return {
    ...draft,
    parts: [...draft.parts, say("passOn"), say("consent")],
    slot: { kind: "contact", purpose: "pass-on" },
  };
}
