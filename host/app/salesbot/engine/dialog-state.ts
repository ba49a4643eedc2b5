import { z } from "zod";
import {
  normalizeLine,
  detectIntents,
  greetingLanguage,
  isAsking,
  isSmallTalk,
  isPromptInjection,
  isCorrection,
} from "./intents.ts";
import { findContactDetails, correctedDetails, withoutPreviousEmail, withoutOwnerDetails } from "./contact-details.ts";
import type { Fact } from "./split-facts.ts";
import type { ParsedDateTime } from "./dates.ts";
import type { PendingSlot, AssistantContext, Lead, Turn } from "./facts.ts";
import { matchSuggestion } from "./retrieve.ts";
import { knowledgeOf } from "./knowledge.ts";
import { isFollowUp, matchOffering } from "./follow-up.ts";
import { ALL_LANGUAGES, detectLanguage, LANGUAGES, languageOf } from "./languages/index.ts";
import type { Act, Language } from "./languages/language.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { asksForTotal } from "./prices.ts";
import {
  answersCost,
  type PriorContext,
  type Question,
  resolveQuestion,
  splitQuestions,
  answeredSubject,
  withoutContact,
  withoutFactQuestions,
} from "./questions.ts";
import {
  isCancellation,
  asksToCancel,
  isProhibition,
  namesContact,
  refusesContact,
  refusesMeeting,
} from "./refusals.ts";
import { valueTypesIn } from "./value-types.ts";
import { vectors } from "./vectors.ts";
import { stripMarkup, stripInvisible } from "./normalize.ts";
import { extractAppointment, regionOf } from "./extract-appointment.ts";

/** What one message of a visitor says and wants. */
export interface ParsedMessage {
  language: LanguageCode;
  acts: Act[];
  isAsking: boolean;
  details: Lead;
  /** The earlier address or number that the new one corrects. */
  withdrawn: Lead;
  /** Each question in the message, with the facts for it. */
  questions: Question[];
  /** What it answers, of what was asked before. */
  answers?: PendingSlot;
  /** The day and time it names for an appointment. */
  when?: ParsedDateTime;
}

const pendingSlot = z.union([
  z.object({ kind: z.literal("question"), question: z.string() }),
  z.object({ kind: z.literal("contact"), purpose: z.enum(["appointment", "lead", "order", "person", "pass-on"]) }),
  z.object({ kind: z.literal("name") }),
  z.object({ kind: z.literal("when") }),
  z.object({ kind: z.literal("offer"), question: z.string() }),
]);

/** What the visitor showed interest in, as the lead's score counts it. */
export const INTERESTS = [
  "appointment",
  "buy",
  "human",
  "prices",
  "services",
  "hours",
  "address",
  "manipulation",
] as const;
export type Interest = (typeof INTERESTS)[number];

/** Everything known about a conversation, kept with its newest message, so that every turn costs the same. */
const conversationState = z.object({
  lead: z.object({ name: z.string().optional(), email: z.string().optional(), phone: z.string().optional() }),
  /** Everything asked so far, the newest last. */
  asked: z.array(pendingSlot),
  /** What the last reply asked for. */
  pending: pendingSlot.optional(),
  answered: z.number(),
  /** How often the visitor did not want to say. */
  refusals: z.number(),
  /** The visitor does not want to be contacted: no address is asked for again. */
  isContactRefused: z.boolean().optional(),
  /** The appointment that was asked for, as far as it is known. */
  wish: z
    .object({ service: z.string().optional(), day: z.string().optional(), time: z.string().optional() })
    .optional(),
  wanted: z.array(z.enum(INTERESTS)),
  messages: z.number(),
  /** Whether the visitor has asked or said anything of substance. */
  hasSubstance: z.boolean(),
  hasAmount: z.boolean(),
  isSoon: z.boolean(),
  /** What the last answer was about, for questions that refer back to it. */
  about: z.string(),
  /** The price or service that was mentioned last. */
  subject: z.string().optional(),
  /** What was mentioned before that. */
  otherSubject: z.string().optional(),
  /** The question that a next one may continue. */
  question: z.string().optional(),
  language: z.enum(["en", "de", "es", "fr", "pt", "it", "nl"]).optional(),
  lastAct: z.string().optional(),
});
export type DialogState = z.output<typeof conversationState>;

export const newDialogState = (): DialogState => ({
  lead: {},
  asked: [],
  answered: 0,
  refusals: 0,
  wanted: [],
  messages: 0,
  hasSubstance: false,
  hasAmount: false,
  isSoon: false,
  about: "",
});

/** Without a state, so many messages are read again: a bound, whatever the conversation's length. */
const MAX_REREAD_MESSAGES = 40;
const MAX_REREAD_CHARACTERS = 20_000;
const MAX_ABOUT = 240;
const MAX_SLOTS = 40;

export const hasDetails = ({ name, email, phone }: Lead): boolean => Boolean(name ?? email ?? phone);
export const isReachable = ({ email, phone }: Lead): boolean => Boolean(email ?? phone);

/** A tapped suggestion asks for its fact and nothing else. */
const parsedSuggestion = (language: LanguageCode, question: Question): ParsedMessage => ({
  language,
  acts: [],
  isAsking: true,
  details: {},
  withdrawn: {},
  questions: [question],
});

/** Reads a message in the light of what came before. */
export function parseMessage(facts: AssistantContext, rawMessage: string, before: DialogState): ParsedMessage {
  const message = stripMarkup(stripInvisible(rawMessage));
  const ownLanguage = knowledgeOf(facts).index.language;
  const detected = detectLanguage(message, before.language ?? ownLanguage, (word) => vectors().hasFeature(word));
  const suggestion = matchSuggestion(
    facts,
    message,
    [before.language ?? detected, detected, ownLanguage],
    before.subject,
  );
  if (suggestion)
    return parsedSuggestion(
      suggestion.language,
      resolveQuestion(facts, message, before, suggestion.language, suggestion.fact),
    );
  const language = (greetingLanguage(message, [languageOf(detected), ...ALL_LANGUAGES]) ?? languageOf(detected)).code;
  const spoken: Language[] = [...new Set([languageOf(language), LANGUAGES.en])];
  // Attempts to mislead may come in any language.
  const isCalledOff = before.wish !== undefined && isCancellation(message);
  const acts: Act[] = isCalledOff
    ? ["no"]
    : [
        ...new Set([
          ...detectIntents(message, spoken),
          ...(isPromptInjection(message, ALL_LANGUAGES) ? ["manipulation" as const] : []),
        ]),
      ];
  // `talk to someone` is no name, whatever was asked.
  const isNameExpected = before.pending?.kind === "name" && acts.every((act) => act === "yes" || act === "greeting");
  const details = withoutOwnerDetails(
    facts,
    findContactDetails(withoutPreviousEmail(message, before.lead), {
      region: regionOf(facts.card.phone),
      isNameExpected,
      isEnglish: language === "en",
    }),
  );
  // `Todo gratis` is no name, whatever was asked.
  if (details.name && valueTypesIn(details.name).includes("@money")) delete details.name;
  // `Do not contact me. pat@example.com`: what is refused with the address is not kept.
  if (acts[0] === "no" && refusesContact(message)) for (const key of ["email", "phone"] as const) delete details[key];
  const withdrawn = isCorrection(message) ? correctedDetails(details, before.lead) : {};
  const pending = before.pending;
  const isQuestion =
    (isAsking(message, spoken) && !(acts[0] === "no" && isProhibition(message))) ||
    (pending?.kind === "question" && (asksPrice(message, pending.question) || asksToCancel(message, language)));
  const isPlainAnswer =
    pending?.kind === "question" &&
    !isQuestion &&
    acts.every((act) => act === "yes" || act === "appointment" || act === "buy");
  const questions: Question[] = [];
  let context: PriorContext = before;
  for (const text of splitQuestions(withoutContact(message), spoken)) {
    const question = resolveQuestion(facts, text, context, language);
    if (answersCost(questions.at(-1), question, language)) continue;
    questions.push(question);
    const [topFact] = question.retrieval.facts;
    // The next one is not about the answer to this one, but may be about the same thing.
    context = { about: "", question: text, subject: question.subject ?? (topFact && answeredSubject(facts, topFact)) };
  }
  // `and for 3 hours?` is how many, not when.
  const reckons = questions.some((question) => question.reckons);
  // `and a double` asks too, after a question.
  const asks =
    isQuestion ||
    (before.question !== undefined &&
      !acts.some(isSmallTalk) &&
      isFollowUp(message, spoken) &&
      questions.some(({ retrieval: found }) => found.confidence !== "none" || reckons)) ||
    asksForTotal(facts, message, languageOf(language));
  // A tapped suggestion is a question, even without a question mark.
  const isRequest = questions.some(({ retrieval: found }) => found.isTapped);
  const answers =
    hasDetails(details) && pending && pending.kind !== "question"
      ? pending
      : isPlainAnswer && !asks && !isRequest
        ? pending
        : undefined;
  const proposed = acts.includes("appointment") ? message : withoutFactQuestions(message, spoken);
  const when =
    reckons && !acts.includes("appointment") ? undefined : extractAppointment(facts, proposed, language, acts, before);
  const isDated = answers?.kind === "question" && when?.day !== undefined && when.time !== undefined;
  // A bare `Tuesday` is a day, even if the name was asked for.
  if (when && pending?.kind === "name" && !isReachable(details)) delete details.name;
  return { language, acts, isAsking: asks, details, withdrawn, questions, ...(!isDated && { answers }), when };
}

const MAX_PRICE_WORDS = 10;
/** `sweep price for a thatched house` asks, even right after a question to the visitor, unless that was about money. */
const asksPrice = (message: string, question: string): boolean =>
  MONEY_NAMED.test(message) &&
  !AMOUNT.test(message) &&
  !ABOUT_MONEY.test(question) &&
  normalizeLine(message).split(" ").length <= MAX_PRICE_WORDS;
const MONEY_NAMED =
  /\b(?:prices?|pricing|costs?|charges?|fees?|rates?|total|quote|preise?|kosten|gesamt|insgesamt|precios?|coste|tarifas?|en total|prix|tarifs?|au total|prezz[io]|tariff[ae]|in totale|preços?|custo|prij[sz]en?|tarie(?:f|ven)|totaal)\b/i;
const ABOUT_MONEY =
  /budget|spend|price|cost|invest|ausgeben|preis|kosten|gastar|presupuesto|precio|prix|d[ée]penser|spendere|prezzo|or[çc]amento|preço|uitgeven|prijs/i;

const INTEREST_OF: Partial<Record<Fact["kind"], Interest>> = {
  price: "prices",
  "price list": "prices",
  service: "services",
  "service list": "services",
  hours: "hours",
  address: "address",
};
const AMOUNT = /[$€£¥]\s?\d|\d\s?(?:k|usd|eur|gbp|dollars?|euros?|pounds?)\b/i;
const SOON =
  /\b(?:today|tomorrow|asap|urgent|urgently|this week|this month|next week|next month|right away|soon as possible|immediately|heute|morgen|dringend|hoy|urgente|demain|aujourd'hui|oggi|domani|hoje|amanh|vandaag)\b/i;

/** Adds a visitor's message to what is known; later details replace earlier ones. */
export function applyMessage(
  facts: AssistantContext,
  conversation: DialogState,
  message: string,
  understood: ParsedMessage,
): void {
  const { acts, details, answers, questions, isAsking: asks, language, when } = understood;
  Object.assign(conversation.lead, details);
  conversation.language = language;
  conversation.messages++;
  if (answers?.kind === "question") conversation.answered++;
  const [first] = acts;
  conversation.lastAct = first;
  if (first === "no") {
    conversation.refusals++;
    const isContact = conversation.pending?.kind === "contact" || conversation.pending?.kind === "name";
    if (isContact || namesContact(message)) conversation.isContactRefused = true;
    if (refusesMeeting(message)) conversation.wish = undefined;
    // `No, I did not ask for stove fitting`
    const { service, ...others } = conversation.wish ?? {};
    const { index, offers } = knowledgeOf(facts);
    if (service && matchOffering(offers, message, index.language) === service) conversation.wish = others;
  }
  if (hasDetails(details)) conversation.isContactRefused = undefined;
  const interests = new Set(conversation.wanted);
  const isCalledOff = first === "no" && refusesMeeting(message);
  if (isCalledOff) interests.delete("appointment");
  else if (when) interests.add("appointment");
  if (!isCalledOff && (when || acts.includes("appointment"))) {
    const { index, offers } = knowledgeOf(facts);
    const current = conversation.wish ?? {};
    const service =
      matchOffering(offers, message, index.language) ??
      current.service ??
      matchOffering(offers, conversation.question ?? "", index.language, 0.75);
    // An agreed day stands until another one is possible.
    const isUnchanged = !when || (when.problem && !when.day && current.day);
    const { day, time } = isUnchanged ? current : { ...(!when.problem && current), ...when };
    conversation.wish = { ...(service && { service }), ...(day && { day }), ...(time && { time }) };
  }
  for (const act of acts)
    if (act === "appointment" || act === "buy" || act === "human" || act === "manipulation") interests.add(act);
  const topFacts = answers
    ? []
    : questions.flatMap(({ retrieval: found, reckons }) => (reckons ? [] : found.facts.slice(0, 1)));
  if (asks || acts.length === 0)
    for (const { kind } of topFacts) if (INTEREST_OF[kind]) interests.add(INTEREST_OF[kind]);
  if (
    asks &&
    questions.some(({ text }) =>
      /[€$£]|\b(?:price|cost|how much|kost|preis|cu[aá]nto|precio|combien|prix|quanto|prezzo|preço|hoeveel|prijs)/i.test(
        text,
      ),
    )
  )
    interests.add("prices");
  conversation.wanted = [...interests];
  conversation.hasSubstance ||=
    asks || answers !== undefined || acts.some((act) => !isSmallTalk(act)) || acts.length === 0;
  conversation.hasAmount ||= AMOUNT.test(message);
  conversation.isSoon ||= SOON.test(message);
  if (topFacts.length > 0 || !acts.some(isSmallTalk))
    conversation.about = [
      message,
      ...topFacts.map(({ text, context }) => `${text} ${context}`),
      // A visitor who adds details stays on the subject.
      ...(asks ? [] : [conversation.about]),
    ]
      .join(" ")
      .slice(0, MAX_ABOUT);
  const last = questions.at(-1);
  const isSure = last?.retrieval.confidence === "sure" || !conversation.subject;
  const subject = last?.subject ?? (isSure && topFacts[0] ? answeredSubject(facts, topFacts[0]) : undefined);
  if (subject && subject !== conversation.subject) {
    conversation.otherSubject = conversation.subject;
    conversation.subject = subject;
  }
  // `And on Sunday?` continues the question before it, and so does what follows.
  if (asks && last && (!last.isNext || !conversation.question)) conversation.question = last.text.slice(0, MAX_ABOUT);
  conversation.pending = undefined;
}

/** What an assistant's message adds. */
export function applyReply(conversation: DialogState, question: PendingSlot | undefined): void {
  conversation.pending = question;
  if (question && question.kind !== "offer") conversation.asked = [...conversation.asked, question].slice(-MAX_SLOTS);
}

/** What is known of a conversation: its newest state, and the messages since. */
export function restoreDialogState(facts: AssistantContext, history: readonly Turn[]): DialogState {
  let conversation = newDialogState();
  let from = firstReread(history);
  for (let at = history.length - 1; at >= from; at--) {
    const stored = conversationState.safeParse(history[at]!.state);
    if (!stored.success) continue;
    conversation = stored.data;
    from = at + 1;
  }
  for (const turn of history.slice(from)) {
    if (turn.role === "assistant") applyReply(conversation, turn.asked);
    else applyMessage(facts, conversation, turn.content, parseMessage(facts, turn.content, conversation));
  }
  return conversation;
}

function firstReread(history: readonly Turn[]): number {
  let from = history.length;
  for (let left = MAX_REREAD_CHARACTERS; from > 0 && history.length - from < MAX_REREAD_MESSAGES; from--) {
    left -= history[from - 1]!.content.length;
    if (left < 0) break;
  }
  return from;
}
