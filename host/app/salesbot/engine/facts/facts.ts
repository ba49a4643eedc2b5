import type { SalesbotSettings } from "../../salesbot.schema.ts";

/** What a card says about its person. */
export interface CardFacts {
  name: string | null;
  title: string | null;
  company: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  about: string | null;
  website: string | null;
  socialLinks: Record<string, string>;
  customButtons: { text: string; url: string }[];
}

/** All an engine may say: nothing outside of this is ever stated to a visitor. */
export interface AssistantContext {
  card: CardFacts;
  settings: SalesbotSettings;
  now: Date;
}

/** A detail the assistant has asked the visitor for. */
export type PendingSlot =
  | { kind: "question"; question: string }
  | { kind: "contact"; purpose: "appointment" | "lead" | "order" | "person" | "pass-on" }
  | { kind: "name" }
  | { kind: "when" }
  /** Whether to pass on a question that was perhaps not answered. */
  | { kind: "offer"; question: string };

/** Whether what was asked is the day, or the address, for an appointment. */
export const isAppointmentSlot = (slot: PendingSlot | undefined): boolean =>
  slot?.kind === "when" || (slot?.kind === "contact" && slot.purpose === "appointment");

/** One message of a conversation, with what the assistant has asked. */
export interface Turn {
  role: "user" | "assistant";
  content: string;
  asked?: PendingSlot;
  /** Everything known after this message, so that older ones need not be read again. */
  state?: unknown;
}

/** What a visitor would like to meet for, and when. */
export interface AppointmentRequest {
  service?: string;
  /** YYYY-MM-DD */
  day?: string;
  /** HH:MM, at the business's place. */
  time?: string;
  /** YYYY-MM-DD, the last day of a stay. */
  until?: string;
}

/** What the visitor told of themselves. */
export interface Lead {
  name?: string;
  email?: string;
  phone?: string;
}

export type ConversationOutcome =
  | "browsing"
  | "question_open"
  | "declined"
  | "cancelled"
  | "person_wanted"
  | "order_requested"
  | "appointment_requested"
  | "lead_captured";

/** The person visitors should reach: by name, else by company. */
export const ownerName = ({ card }: AssistantContext): string =>
  card.name?.trim() || card.company?.trim() || "the owner";
export const firstNameOf = (facts: AssistantContext): string => {
  const name = facts.card.name?.trim().replace(/^(?:(?:dr|prof|mr|mrs|ms|mx|د|أ|م|ד["״]ר|פרופ['׳])\.?\s+)+/i, "");
  return name ? name.split(/\s+/)[0]! : ownerName(facts);
};
export const businessOf = (facts: AssistantContext): string => facts.card.company?.trim() || ownerName(facts);
