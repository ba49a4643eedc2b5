import { hasPhrase, isSmallTalk } from "../read/intents.ts";
import { languageOf, LANGUAGES } from "../languages/language.ts";
import type { Fact } from "../facts/split-facts.ts";
import type { AppointmentRequest, PendingSlot, AssistantContext, Turn } from "../facts/facts.ts";
import { knowledgeOf } from "../facts/knowledge.ts";
import { matchOffering } from "../facts/offerings.ts";
import { answeredSubject } from "./questions.ts";
import { refusalOf } from "./extract-appointment.ts";
import { isInAfternoon } from "../read/written-dates.ts";
import { deniesHome, mergePlaces } from "../read/place.ts";
import { namesContact, refusesMeeting } from "../read/refusals.ts";
import {
  conversationState,
  type DialogState,
  hasDetails,
  type Interest,
  newDialogState,
  servicesOf,
} from "./dialog-state.ts";
import { AMOUNT } from "../read/read-message.ts";
import { nextServices } from "./next-services.ts";
import { ownWordsOf, withOwnWords } from "./own-words.ts";
import { type ParsedMessage, parseMessage } from "./resolve-message.ts";

/** Messages that are read again when there is no stored state, however long the conversation. */
const MAX_REREAD_MESSAGES = 40;
const MAX_REREAD_CHARACTERS = 20_000;
const MAX_ABOUT = 240;
const MAX_SLOTS = 40;
const MAX_REFUSED = 6;

const INTEREST_OF: Partial<Record<Fact["kind"], Interest>> = {
  price: "prices",
  "price list": "prices",
  service: "services",
  "service list": "services",
  hours: "hours",
  address: "address",
};
const SOON =
  /\b(?:today|tomorrow|asap|urgent|urgently|this week|this month|next week|next month|right away|soon as possible|immediately|heute|morgen|dringend|hoy|urgente|demain|aujourd'hui|oggi|domani|hoje|amanh|vandaag)\b/i;

/** Adds a visitor's message to what is known; later details replace earlier ones. */
export function applyMessage(
  facts: AssistantContext,
  conversation: DialogState,
  message: string,
  understood: ParsedMessage,
): void {
  const { index, offers } = knowledgeOf(facts);
  const before = stateOf(conversation);
  const { intents, details, answers, questions, isAsking: asks, language, when } = understood;
  if (understood.withdrawn.phone) delete conversation.lead.phone;
  Object.assign(conversation.lead, details);
  conversation.language = language;
  conversation.messages++;
  if (answers?.kind === "question") conversation.answered++;
  const [first] = intents;
  conversation.lastAct = first;
  if (first === "no") {
    conversation.refusals++;
    const isContact = conversation.pending?.kind === "contact" || conversation.pending?.kind === "name";
    if (isContact || namesContact(message)) conversation.isContactRefused = true;
    if (refusesMeeting(message)) conversation.wish = undefined;
    // `No, I did not ask for stove fitting`
    const { service, ...others } = conversation.wish ?? {};
    const isRenamed = understood.rejected?.length || understood.takesOff;
    if (service && !isRenamed && matchOffering(offers, message, index.language) === service && !when) {
      conversation.wish = others;
      conversation.services = undefined;
    }
  }
  if (hasDetails(details)) conversation.isContactRefused = undefined;
  const interests = new Set(conversation.wanted);
  if (understood.isUncancelled && conversation.wish) {
    conversation.isCancelled = undefined;
    interests.add("appointment");
  } else if (first === "cancel") {
    conversation.isCancelled = true;
    interests.delete("appointment");
    interests.delete("buy");
  } else if (when || intents.includes("appointment") || intents.includes("buy")) {
    if (conversation.isCancelled)
      Object.assign(conversation, { wish: undefined, services: undefined, extras: undefined });
    conversation.isCancelled = undefined;
  }
  const refusal = when && refusalOf(when);
  if (refusal) conversation.refused = [...(conversation.refused ?? []), refusal].slice(-MAX_REFUSED);
  conversation.complaint = understood.isComplaint ? (conversation.complaint ?? message.slice(0, MAX_ABOUT)) : undefined;
  conversation.party = understood.party ?? conversation.party;
  const isPlaceDenied = conversation.place !== undefined && !/\d/.test(conversation.place) && deniesHome(message);
  conversation.place = isPlaceDenied ? undefined : mergePlaces(conversation.place, understood.place);
  const services = nextServices(conversation, message, understood);
  const isRevised = services?.join() !== servicesOf(conversation)?.join();
  understood.isRevised = (isRevised || understood.isRejecting === true) && conversation.wish?.day !== undefined;
  conversation.services = services;
  const isCalledOff = first === "no" && refusesMeeting(message);
  if (isCalledOff) interests.delete("appointment");
  else if (when) interests.add("appointment");
  if (!isCalledOff && (when || intents.includes("appointment"))) {
    const current = conversation.wish ?? {};
    const isStanding = current.service && (!services || services.includes(current.service));
    const spoken = [languageOf(language), LANGUAGES.en];
    const question = hasPhrase(conversation.question ?? "", ["includes"], spoken) ? "" : conversation.question;
    const service =
      (isStanding ? current.service : undefined) ??
      services?.find((one) => offers.some(({ name }) => name === one)) ??
      (services || isRevised ? undefined : matchOffering(offers, question ?? "", index.language, 0.75));
    // An agreed day stands until another one is possible.
    const isUnchanged = !when || (when.problem && !when.day && current.day);
    const {
      day,
      time: lastTime,
      until,
    }: AppointmentRequest = isUnchanged ? current : { ...(!when.problem && current), ...when };
    // `Rather Wednesday evening`, of a morning, and the other way round
    const isDayOnly = when?.day !== undefined && !when.time && lastTime !== undefined;
    const isOtherHalf =
      isDayOnly && (lastTime < "12:00" ? isInAfternoon(message, language) : hasPhrase(message, ["mornings"], spoken));
    const time = isOtherHalf ? undefined : lastTime;
    const appointment = {
      ...(service && { service }),
      ...(day && { day }),
      ...(time && { time }),
      ...(until && day && until > day && { until }),
    };
    if (JSON.stringify(appointment) !== JSON.stringify(current)) conversation.note = message.slice(0, MAX_ABOUT);
    conversation.wish = appointment;
  }
  // `The family room`, of a wish that is known
  if (conversation.wish && understood.choice && !isCalledOff && first !== "cancel" && first !== "recall")
    conversation.wish = { ...conversation.wish, service: understood.choice };
  else if (conversation.wish && isRevised && first !== "cancel")
    conversation.wish = {
      ...conversation.wish,
      service: services?.find((one) => offers.some(({ name }) => name === one)),
    };
  if (isRevised && conversation.wish?.day) conversation.note = message.slice(0, MAX_ABOUT);
  const own = ownWordsOf(message, understood, conversation, stateOf(conversation) !== before);
  if (own) {
    conversation.extras = withOwnWords(conversation.extras, own.words);
    conversation.note ??= own.words;
    if (own.isTold) understood.ownWords = own.words;
  }
  for (const intent of understood.isComplaint ? [] : intents)
    if (intent === "appointment" || intent === "buy" || intent === "human" || intent === "manipulation")
      interests.add(intent);
  const topFacts = answers ? [] : questions.flatMap(({ retrieval }) => retrieval.facts.slice(0, 1));
  if (asks || intents.length === 0)
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
    asks || answers !== undefined || intents.some((intent) => !isSmallTalk(intent)) || intents.length === 0;
  conversation.hasAmount ||= AMOUNT.test(message);
  conversation.isSoon ||= SOON.test(message);
  if (topFacts.length > 0 || !intents.some(isSmallTalk))
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
  if (subject) conversation.subject = subject;
  // `And on Sunday?` continues the question before it, and so does what follows.
  if (asks && last && (!last.isNext || !conversation.question)) conversation.question = last.text.slice(0, MAX_ABOUT);
  conversation.pending = undefined;
}

/** What of a wish a message may change, to be compared. */
const stateOf = ({ wish, services, party, place }: DialogState): string =>
  JSON.stringify([wish, services, party, place]);

/** What an assistant's message adds. */
export function applyReply(conversation: DialogState, question: PendingSlot | undefined): void {
  conversation.pending = question;
  if (question) conversation.asked = [...conversation.asked, question].slice(-MAX_SLOTS);
}

/** What is known of a conversation: its newest state, and the messages since. */
export function restoreDialogState(facts: AssistantContext, history: readonly Turn[]): DialogState {
  const steps = restoreInSteps(facts, history);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

/** Like `restoreDialogState()`, with a step for each message that is read: of a trial, these are many. */
export function* restoreInSteps(facts: AssistantContext, history: readonly Turn[]): Generator<void, DialogState> {
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
    else {
      applyMessage(facts, conversation, turn.content, parseMessage(facts, turn.content, conversation));
      yield;
    }
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
