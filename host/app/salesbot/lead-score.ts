import type { DialogState, Interest } from "./engine/resolve/dialog-state.ts";
import type { LeadReason } from "../events/lead-reasons.ts";
import { reasonMessages } from "../events/messages.en.ts";
import type { Message } from "../languages/message.ts";

/** Points of a lead, and why: what the owner sees. */
interface LeadScore {
  score: number;
  reasons: LeadReason[];
}

const MAX_SCORE = 100;
const ANSWER_POINTS = 8;
const MAX_ANSWERS = 3;

const INTEREST: [keyof typeof reasonMessages & Interest, points: number][] = [
  ["appointment", 20],
  ["buy", 20],
  ["human", 10],
  ["prices", 10],
  ["services", 4],
  ["hours", 2],
  ["address", 2],
];

/** The score of a conversation, 0 to 100: the same for either engine, since it reads only what the visitor wrote. */
export function scoreLead({ lead, answered, wanted, messages, refusals, hasAmount, isSoon }: DialogState): LeadScore {
  const reasons: LeadScore["reasons"] = [];
  const add = (points: number, reason: Message) => reasons.push({ points, reason });

  if (lead.email) add(25, reasonMessages.email);
  if (lead.phone) add(20, reasonMessages.phone);
  if (lead.name) add(5, reasonMessages.name);
  for (const [interest, points] of INTEREST)
    if (wanted.includes(interest)) add(points, reasonMessages[interest] as Message);
  const answers = Math.min(answered, MAX_ANSWERS);
  if (answers > 0) add(answers * ANSWER_POINTS, reasonMessages.answers(answers));
  if (hasAmount) add(5, reasonMessages.amount);
  if (isSoon) add(5, reasonMessages.hurry);
  if (messages >= 4) add(4, reasonMessages.messages);

  if (refusals > 0 && !lead.email && !lead.phone) add(-10, reasonMessages.refusal);
  if (wanted.includes("manipulation")) add(-20, reasonMessages.manipulation);
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { score: Math.max(0, Math.min(MAX_SCORE, sum)), reasons };
}
