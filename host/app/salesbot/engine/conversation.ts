import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js";
import { findContactDetails } from "./contact-details.ts";
import type { Asked, Facts, Lead, Turn } from "./facts.ts";
import { findIntents, type Intent, isQuestion, readable } from "./intents.ts";
import { findKnowledge, type Found, LIKELY, SURE } from "./knowledge.ts";
import { wordsOf } from "./words.ts";

/** What one message of a visitor says and wants. */
export interface Understood {
  intents: Intent[];
  details: Lead;
  knowledge?: Found;
  /** What it answers, of what was asked before. */
  answers?: Asked;
}

/** What is known of a conversation: derived from its messages each time, so that it can never disagree with them. */
export interface Conversation {
  lead: Lead;
  /** Everything asked so far, the newest last. */
  asked: Asked[];
  /** What the last reply asked for. */
  pending?: Asked;
  answered: { question: string; answer: string }[];
  /** How often the visitor did not want to say. */
  refusals: number;
  messages: Understood[];
  texts: string[];
}

/** Requests that end the answering of a question, also when they carry no question mark. */
const REQUESTS: Intent[] = ["human", "manipulation", "privacy", "complaint", "language", "bot", "discount"];
const SUBSTANCE_EXCLUDED: Intent[] = ["greeting", "thanks", "goodbye", "yes", "no", "small-talk", "details", "statement"];

/** Reads a message in the light of what was asked last. */
export function understand(facts: Facts, message: string, pending: Asked | undefined): Understood {
  const details = findContactDetails(message, regionOf(facts.card.phone), pending?.kind === "name");
  let intents = findIntents(message);
  if (asksForPerson(facts, message)) intents = ["person"];
  const isAsking = isQuestion(message);
  if (hasDetails(details) && !isAsking) {
    // `my email is …` tells; it does not ask for ours. A wish beside it stays.
    const wishes = intents.filter((intent) => ["appointment", "buy", "human", "hours", "prices", "services", "address", "privacy", "manipulation", "discount"].includes(intent));
    const isWish = /\b(?:please|want|like|need|can|could|book|schedule|call me)\b/.test(readable(message));
    intents = ["details", ...(isWish ? wishes : [])];
    return { intents, details, answers: pending };
  }
  if (pending?.kind === "question" && isAnswer(message, intents, isAsking)) {
    return { intents: intents.filter((intent) => ["appointment", "buy"].includes(intent)), details, answers: pending };
  }
  const knowledge = intents.includes("manipulation") ? undefined : findKnowledge(facts, readable(message));
  if (knowledge && isKnowledgeBetter(knowledge, intents, isAsking, message)) return { intents: ["knowledge"], details, knowledge };
  if (intents.length === 0) {
    const isSaying = !isAsking && wordsOf(message).length >= 3 && !hasDetails(details);
    intents = [hasDetails(details) ? "details" : isSaying ? "statement" : "unknown"];
  }
  return { intents, details };
}

/** `Who is Mara?`: the card's own name, whatever it is. */
function asksForPerson({ card }: Facts, message: string): boolean {
  const asked = /^who (?:is|was) (.+)/.exec(wordsOf(message).join(" "))?.[1]?.split(" ");
  return asked !== undefined && card.name !== null && wordsOf(card.name).some((word) => word.length > 2 && asked.includes(word));
}

/** Whether the owner's own words answer better than what the rules understood. */
function isKnowledgeBetter({ match }: Found, intents: Intent[], isAsking: boolean, message: string): boolean {
  if (intents.some((intent) => ["human", "privacy", "bot", "off-topic", "complaint"].includes(intent))) return match >= 0.9;
  if (match >= SURE) return intents.every((intent) => !["greeting", "thanks", "goodbye", "yes", "no"].includes(intent)) || isAsking;
  const isOpen = intents.every((intent) => ["service-check", "discount", "about", "language", "small-talk"].includes(intent));
  return match >= LIKELY && isOpen && (isAsking || intents.length > 0 || wordsOf(message).length <= 4);
}

function isAnswer(message: string, intents: Intent[], isAsking: boolean): boolean {
  if (isAsking || intents.some((intent) => REQUESTS.includes(intent))) return false;
  if (intents.length === 0) return true;
  if (intents[0] === "no" || intents[0] === "goodbye" || intents[0] === "greeting" || intents[0] === "thanks" || intents[0] === "off-topic") return false;
  if (intents[0] === "yes") return wordsOf(message).length > 1;
  const text = readable(message);
  if (/\b(?:please|want to|need to|would like|let me|give me|send me|show me|can i|could i)\b/.test(text)) return false;
  // `opening hours` is a request, `mostly the high costs of our old site` an answer.
  return wordsOf(message).length > 3 || /\d/.test(message);
}

export const hasDetails = ({ name, email, phone }: Lead): boolean => Boolean(name ?? email ?? phone);
export const isReachable = ({ email, phone }: Lead): boolean => Boolean(email ?? phone);
export const isSubstance = (intent: Intent): boolean => !SUBSTANCE_EXCLUDED.includes(intent);

/** Reads a whole conversation. */
export function readConversation(facts: Facts, turns: readonly Turn[]): Conversation {
  const conversation: Conversation = { lead: {}, asked: [], answered: [], refusals: 0, messages: [], texts: [] };
  for (const turn of turns) {
    if (turn.role === "assistant") {
      conversation.pending = turn.asked;
      if (turn.asked) conversation.asked.push(turn.asked);
    } else {
      hear(conversation, turn.content, understand(facts, turn.content, conversation.pending));
      conversation.pending = undefined;
    }
  }
  return conversation;
}

/** Adds a visitor's message to what is known; later details replace earlier ones. */
export function hear(conversation: Conversation, message: string, understood: Understood): void {
  const { intents, details, answers } = understood;
  Object.assign(conversation.lead, details);
  if (answers?.kind === "question") conversation.answered.push({ question: answers.question, answer: message.slice(0, 500) });
  if (intents[0] === "no") conversation.refusals++;
  conversation.messages.push(understood);
  conversation.texts.push(message);
}

const regions = new Map<string, CountryCode | undefined>();

/** The country of the card's own number: visitors mostly write theirs without a code. */
function regionOf(phone: string | null): CountryCode | undefined {
  if (!phone) return undefined;
  if (!regions.has(phone)) {
    if (regions.size > 1_000) regions.clear();
    regions.set(phone, parsePhoneNumberFromString(phone)?.country);
  }
  return regions.get(phone);
}
