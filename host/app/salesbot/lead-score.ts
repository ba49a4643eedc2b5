import type { Conversation } from "./engine/conversation.ts";
import type { Intent } from "./engine/intents.ts";

/** Points of a lead, and why: what the owner sees. */
export interface LeadScore {
  score: number;
  reasons: { points: number; reason: string }[];
}

const MAX_SCORE = 100;
const ANSWER_POINTS = 8;
const MAX_ANSWERS = 3;

const INTEREST: [Intent, points: number, reason: string][] = [
  ["appointment", 20, "Asked for an appointment"],
  ["buy", 20, "Wants to buy"],
  ["human", 10, "Wants to speak to a person"],
  ["prices", 10, "Asked about prices"],
  ["services", 4, "Asked about services"],
  ["service-check", 4, "Asked for a certain service"],
  ["hours", 2, "Asked about opening hours"],
  ["address", 2, "Asked where to come"],
];

/** The score of a conversation, 0 to 100: the same for either engine, since it reads only what the visitor wrote. */
export function scoreLead({ lead, answered, messages, texts }: Conversation): LeadScore {
  const reasons: LeadScore["reasons"] = [];
  const add = (points: number, reason: string) => reasons.push({ points, reason });

  if (lead.email) add(25, "Left an e-mail address");
  if (lead.phone) add(20, "Left a phone number");
  if (lead.name) add(5, "Gave a name");
  const wanted = new Set(messages.flatMap(({ intents }) => intents));
  const interests = INTEREST.filter(([intent]) => wanted.has(intent));
  for (const [, points, reason] of interests.filter(([intent], i) => intent !== "service-check" || !interests.slice(0, i).some(([other]) => other === "services"))) {
    add(points, reason);
  }
  const answers = Math.min(answered.length, MAX_ANSWERS);
  if (answers > 0) add(answers * ANSWER_POINTS, answers === 1 ? "Answered a question of yours" : `Answered ${answers} questions of yours`);
  const all = texts.join("\n");
  if (/[$€£¥]\s?\d|\b\d[\d.,]*\s?(?:k|usd|eur|gbp|dollars?|euros?|pounds?)\b/i.test(all)) add(5, "Named an amount");
  if (/\b(?:today|tomorrow|asap|urgent|urgently|this (?:week|month)|next (?:week|month)|right away|soon as possible|immediately)\b/i.test(all)) add(5, "Wants it soon");
  if (texts.length >= 4) add(4, "Wrote four messages or more");

  if (messages.some(({ intents }) => intents[0] === "no") && !lead.email && !lead.phone) add(-10, "Did not want to leave details");
  if (wanted.has("manipulation")) add(-20, "Tried to mislead the assistant");
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { score: Math.max(0, Math.min(MAX_SCORE, sum)), reasons };
}
