import type { ConversationOutcome } from "../engine/facts/facts.ts";

/** Labels of the outcomes of conversations. */
export const OUTCOME_LABELS: Record<string, string> = {
  lead_captured: "Left details",
  appointment_requested: "Wants an appointment",
  order_requested: "Wants to order",
  person_wanted: "Wants a person",
  question_open: "Open question",
  declined: "Declined",
  cancelled: "Cancelled",
  browsing: "Browsing",
} satisfies Record<ConversationOutcome, string>;
