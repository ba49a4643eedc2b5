import { OUTCOME_LABELS } from "../outcomes/outcomes.ts";

/** Email to an owner about a lead from the chat. */
export const words = {
  aVisitor: "a visitor",
  subject: (kind: "appointment" | "cancelled" | "lead", who: string, score: number) =>
    `${{ appointment: "Appointment request", cancelled: "Appointment cancelled", lead: "New lead" }[kind]}: ${who}, score ${score}`,
  asks: (card: string) => `A visitor asks for an appointment in the chat on your card (${card}).`,
  cancels: (card: string) => `A visitor cancels what they asked for in the chat on your card (${card}).`,
  left: (card: string) => `A visitor left contact details in the chat on your card (${card}).`,
  appointment: (when: string) => `Appointment: ${when}`,
  confirm: "The calendar file contains the time. The visitor is waiting for you to confirm it.",
  cancelled: "The calendar file takes the appointment back.",
  name: (name: string) => `Name: ${name}`,
  email: (email: string) => `Email: ${email}`,
  phone: (phone: string) => `Phone: ${phone}`,
  outcome: (outcome: string | null) => `Outcome: ${OUTCOME_LABELS[outcome ?? ""] ?? "Browsing"}`,
  score: (score: number) => `Lead score: ${score} of 100`,
  last: (count: number) => `The last ${count} messages:`,
  conversation: "The conversation:",
  visitor: "Visitor",
  assistant: "Assistant",
  all: (address: string) => `View all conversations: ${address}`,
  /** How a day is written, and a time after it. */
  days: "en-GB",
  at: (day: string, time: string) => `${day} at ${time}`,
};

export type LeadMailWords = typeof words;
