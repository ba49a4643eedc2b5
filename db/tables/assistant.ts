import type { Columns } from "../postgres.ts";
import type { CardTables } from "./cards.ts";
import type { JsonObject } from "./json.ts";
import { now, times } from "./times.ts";

/**
 * `id` comes from the client, so that retries are recognized; `asked` is the detail the assistant asked for, `sources`
 * the facts it used, `state` the dialog state (on the newest message only). Messages by a person have their `name`.
 * Messages are append-only: their index is their number.
 */
export type ChatMessage = {
  role: "user" | "assistant" | "person";
  name?: string;
  content: string;
  timestamp: string;
  id?: string;
  asked?: JsonObject;
  sources?: { from: string; text: string }[];
  suggestions?: string[];
  state?: JsonObject;
};
/**
 * A requested appointment: YYYY-MM-DD and HH:MM in the business's time zone if known. A stay has a last day instead of
 * a time.
 */
export type Appointment = {
  service?: string;
  day: string;
  time?: string;
  /** Last day of a stay. */
  until?: string;
  /** Who comes, and where the visitor is, in their own words. */
  party?: string;
  place?: string;
  /** All that is wished for, where it is more than one service or has no name in the list. */
  services?: string[];
  /** The message in which the wish was told last. */
  note?: string;
  timeZone?: string;
  isCancelled?: boolean;
};
type Knowledge = { question: string; answer: string };
/** Opening times by day (sun to sat), HH:MM in `timeZone`. */
export type WorkingHours = { timeZone: string; days: { [day: string]: { from: string; to: string }[] | undefined } };
/**
 * Who replies: the assistant (`bot`), the assistant until the requested person joins (`asked`), a person, or nobody
 * until the visitor writes again (`closed`).
 */
export type ConversationState = "bot" | "asked" | "person" | "closed";
/** Person who replies in a conversation: account id, and name and photo for visitors. */
export type Answerer = { id: number; name: string; photo: string | null };
/**
 * Reminder to the owner or visitor by email, the end of waiting for a person (`nobody`), or the assistant's reply to
 * what a person left open (`reply`).
 */
export type ReminderKind = "owner" | "visitor" | "nobody" | "reply";
type PrimaryGoal = "schedule_appointment" | "generate_lead" | "make_sale";
type SalesPersonality = "professional" | "friendly" | "consultative" | "aggressive";

/** Assistants of cards, and their conversations. */
export function assistantTables(c: Columns, { businessCards }: CardTables) {
  const { changed } = times(c);

  const salesbotConfigs = c.table("salesbot_configs", {
    id: c.id(),
    cardId: c
      .ref(() => businessCards.id)
      .notNull()
      .unique(),
    isEnabled: c.bool().notNull().default(false),
    botName: c.text().notNull().default("Salesbot"),
    avatarUrl: c.text(),
    businessType: c.text(),
    primaryGoal: c.text().$type<PrimaryGoal>().notNull().default("schedule_appointment"),
    services: c.json<string[]>().notNull().default([]),
    /** Pairs, like social links, to preserve the owner's order. */
    priceRanges: c.json<[name: string, price: number][]>().notNull().default([]),
    currency: c.text().notNull().default("USD"),
    companyInfo: c.text(),
    salesPersonality: c.text().$type<SalesPersonality>().notNull().default("professional"),
    customInstructions: c.text(),
    leadQualificationQuestions: c.json<string[]>().notNull().default([]),
    knowledge: c.json<Knowledge[]>().notNull().default([]),
    workingHours: c.json<WorkingHours>(),
    /** Days after the last message until a conversation is deleted. */
    retentionDays: c.integer().notNull().default(365),
    /** Maximum language-model tokens for this card per UTC day. */
    dailyTokenBudget: c.integer().notNull().default(200_000),
    /** Minutes the assistant waits for a person whom the visitor asked for. */
    handoverMinutes: c.integer().notNull().default(5),
    /** YYYY-MM-DD, and the tokens used on that day. */
    tokensDay: c.text(),
    tokensSpent: c.integer().notNull().default(0),
    ...changed(),
  });

  const salesbotConversations = c.table(
    "salesbot_conversations",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      sessionId: c.text().notNull().unique(),
      visitorName: c.text(),
      visitorEmail: c.text(),
      visitorPhone: c.text(),
      conversationData: c.json<ChatMessage[]>().notNull().default([]),
      /** The visitor's last message, so that lists need not load conversations; null in rows of earlier releases. */
      lastMessage: c.text(),
      leadScore: c.integer().notNull().default(0),
      /** Points of the score and the reasons for them. */
      leadReasons: c
        .json<{ points: number; reason: string; key?: string; values?: unknown[] }[]>()
        .notNull()
        .default([]),
      outcome: c.text(),
      appointment: c.json<Appointment>(),
      visitorIp: c.text(),
      visitorLocation: c.text(),
      visitorDevice: c.text(),
      /** The privacy notice shown when the visitor first left details. */
      consentText: c.text(),
      isRead: c.bool().notNull().default(false),
      isArchived: c.bool().notNull().default(false),
      state: c.text().$type<ConversationState>().notNull().default("bot"),
      /** The person replying while the state is `person`. */
      person: c.json<Answerer>(),
      /** Number of takeovers; drops replies of the assistant that were begun before one. */
      takes: c.integer().notNull().default(0),
      /** Incremented with each message and change of state; polled by streams. */
      revision: c.integer().notNull().default(0),
      /** When the visitor first asked for a person, and the seconds until one replied. */
      askedAt: c.timestamp(),
      answerSeconds: c.integer(),
      ...changed(),
    },
    (t) => [
      // With what lists filter by, as rows are long: whatever does not match is passed over in the index.
      c
        .index("salesbot_conversations_by_card")
        .on(t.cardId, t.updatedAt, t.id, t.isArchived, t.isRead, t.leadScore, t.outcome),
      // Covers the analytics query, as rows are long.
      c.index("salesbot_conversations_by_start").on(t.cardId, t.createdAt, t.takes, t.answerSeconds),
      // For counts of what is unread, likewise.
      c.index("salesbot_conversations_by_state").on(t.cardId, t.isArchived, t.isRead),
    ],
  );

  /** Questions that the assistant could not answer; one row per meaning. */
  const salesbotUnanswered = c.table(
    "salesbot_unanswered",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      /** Most recent wording. */
      question: c.text().notNull(),
      /** Number of times asked. */
      count: c.integer().notNull().default(1),
      lastAt: c.timestamp().notNull().$defaultFn(now),
      isRead: c.bool().notNull().default(false),
      isArchived: c.bool().notNull().default(false),
      /** Conversation that last asked it. No reference, as the question outlives it. */
      conversationId: c.integer(),
    },
    (t) => [
      c.index("salesbot_unanswered_by_conversation").on(t.conversationId),
      c.index("salesbot_unanswered_by_card").on(t.cardId, t.lastAt, t.id),
    ],
  );

  /** Due reminders of conversations, at most one per kind; deleted when done or obsolete. */
  const conversationReminders = c.table(
    "conversation_reminders",
    {
      conversationId: c.ref(() => salesbotConversations.id).notNull(),
      kind: c.text().$type<ReminderKind>().notNull(),
      dueAt: c.timestamp().notNull(),
    },
    (t) => [
      c.primaryKey({ columns: [t.conversationId, t.kind] }),
      c.index("conversation_reminders_by_time").on(t.dueAt),
    ],
  );

  return { salesbotConfigs, salesbotConversations, salesbotUnanswered, conversationReminders };
}

export type AssistantTables = ReturnType<typeof assistantTables>;
