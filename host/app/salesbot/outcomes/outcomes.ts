import type { ConversationOutcome } from "../engine/facts/facts.ts";

/** What has come of a conversation, in words for its owner. */
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
