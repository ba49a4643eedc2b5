import type { DialogState, Interest } from "./engine/dialog-state.ts";

/** Points of a lead, and why: what the owner sees. */
export interface LeadScore {
  score: number;
  reasons: { points: number; reason: string }[];
}

const MAX_SCORE = 100;
const ANSWER_POINTS = 8;
const MAX_ANSWERS = 3;

const INTEREST: [Interest, points: number, reason: string][] = [
  ["appointment", 20, "Asked for an appointment"],
  ["buy", 20, "Wants to buy"],
  ["human", 10, "Wants to speak to a person"],
  ["prices", 10, "Asked about prices"],
  ["services", 4, "Asked about services"],
  ["hours", 2, "Asked about opening hours"],
  ["address", 2, "Asked for the location"],
];

/** The score of a conversation, 0 to 100: the same for either engine, since it reads only what the visitor wrote. */
export function scoreLead({ lead, answered, wanted, messages, refusals, hasAmount, isSoon }: DialogState): LeadScore {
  const reasons: LeadScore["reasons"] = [];
  const add = (points: number, reason: string) => reasons.push({ points, reason });

  if (lead.email) add(25, "Left an e-mail address");
  if (lead.phone) add(20, "Left a phone number");
  if (lead.name) add(5, "Gave a name");
  for (const [interest, points, reason] of INTEREST) if (wanted.includes(interest)) add(points, reason);
  const answers = Math.min(answered, MAX_ANSWERS);
  if (answers > 0)
    add(
      answers * ANSWER_POINTS,
      answers === 1 ? "Answered a question of yours" : `Answered ${answers} questions of yours`,
    );
  if (hasAmount) add(5, "Mentioned an amount");
  if (isSoon) add(5, "Is in a hurry");
  if (messages >= 4) add(4, "Wrote four messages or more");

  if (refusals > 0 && !lead.email && !lead.phone) add(-10, "Did not want to leave details");
  if (wanted.includes("manipulation")) add(-20, "Tried to mislead the assistant");
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { score: Math.max(0, Math.min(MAX_SCORE, sum)), reasons };
}
