import type { Columns } from "../postgres.ts";
import type { CardTables } from "./cards.ts";
import type { JsonObject } from "./json.ts";
import { now, times } from "./times.ts";

/**
 * `id` is the client's own, so that a retry is known; `asked` is what the assistant wanted to know, `sources` what it
 * answered from, `state` what is known of the conversation so far (on the newest message only). A message of a person
 * has their `name`. Messages are only ever added, so their places in the list number them.
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
 * A wish for an appointment: YYYY-MM-DD and HH:MM at the business's place, in its time zone where that is known; a stay
 * has a last day instead of a time.
 */
export type Appointment = {
  service?: string;
  day: string;
  time?: string;
  /** The last day of a stay, and who comes to it. */
  until?: string;
  party?: string;
  timeZone?: string;
  isCancelled?: boolean;
};
type Knowledge = { question: string; answer: string };
/** Opening times by day (sun to sat), HH:MM in that time zone. */
export type WorkingHours = { timeZone: string; days: { [day: string]: { from: string; to: string }[] | undefined } };
/**
 * Who answers: the assistant (`bot`), the assistant until the person whom the visitor asked for comes (`asked`), a
 * person, or nobody any more until the visitor writes again (`closed`).
 */
export type ConversationState = "bot" | "asked" | "person" | "closed";
/** Who answers a conversation: the account, and how visitors see it. */
export type Answerer = { id: number; name: string; photo: string | null };
/**
 * What falls due in a conversation: telling its owner, or its visitor, by mail; giving up waiting for a person; the
 * assistant's reply to what a person left open.
 */
export type ReminderKind = "owner" | "visitor" | "nobody" | "reply";
type PrimaryGoal = "schedule_appointment" | "generate_lead" | "make_sale";
type SalesPersonality = "professional" | "friendly" | "consultative" | "aggressive";

/** The assistant of a card, and its conversations. */
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
    /** Pairs, as social links are: a price list has its owner's order. */
    priceRanges: c.json<[name: string, price: number][]>().notNull().default([]),
    currency: c.text().notNull().default("USD"),
    companyInfo: c.text(),
    salesPersonality: c.text().$type<SalesPersonality>().notNull().default("professional"),
    customInstructions: c.text(),
    leadQualificationQuestions: c.json<string[]>().notNull().default([]),
    knowledge: c.json<Knowledge[]>().notNull().default([]),
    workingHours: c.json<WorkingHours>(),
    /** Conversations are deleted this many days after their last message. */
    retentionDays: c.integer().notNull().default(365),
    /** Tokens that a language model may use for this card per UTC day. */
    dailyTokenBudget: c.integer().notNull().default(200_000),
    /** How long the assistant waits for the person whom a visitor asked for. */
    handoverMinutes: c.integer().notNull().default(5),
    /** YYYY-MM-DD, and the tokens spent on that day. */
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
      /** What the visitor wrote last, so that lists need not read all; null in rows of earlier releases. */
      lastMessage: c.text(),
      leadScore: c.integer().notNull().default(0),
      /** The reasons for the score's points. */
      leadReasons: c
        .json<{ points: number; reason: string; key?: string; values?: unknown[] }[]>()
        .notNull()
        .default([]),
      outcome: c.text(),
      appointment: c.json<Appointment>(),
      visitorIp: c.text(),
      visitorLocation: c.text(),
      visitorDevice: c.text(),
      /** The privacy sentence the visitor had read when details were first left. */
      consentText: c.text(),
      isRead: c.bool().notNull().default(false),
      isArchived: c.bool().notNull().default(false),
      state: c.text().$type<ConversationState>().notNull().default("bot"),
      /** Who answers while the state is `person`. */
      person: c.json<Answerer>(),
      /** How often somebody took it: a reply of the assistant that began before is dropped. */
      takes: c.integer().notNull().default(0),
      /** Goes up with each message and change of state: streams that follow the conversation read this alone. */
      revision: c.integer().notNull().default(0),
      /** When the visitor asked for a person, first; and the seconds until one answered. */
      askedAt: c.timestamp(),
      answerSeconds: c.integer(),
      ...changed(),
    },
    (t) => [
      c.index("salesbot_conversations_by_card").on(t.cardId, t.updatedAt, t.id),
      // All that the figures of a period need, as rows are long.
      c.index("salesbot_conversations_by_start").on(t.cardId, t.createdAt, t.takes, t.answerSeconds),
    ],
  );

  /** Questions that the assistant could not answer, those of one meaning in one row. */
  const salesbotUnanswered = c.table(
    "salesbot_unanswered",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      /** As it was asked last. */
      question: c.text().notNull(),
      /** How often it was asked. */
      count: c.integer().notNull().default(1),
      lastAt: c.timestamp().notNull().$defaultFn(now),
      isRead: c.bool().notNull().default(false),
      isArchived: c.bool().notNull().default(false),
      /** Where it was asked last. Without a reference: the question outlives the conversation. */
      conversationId: c.integer(),
    },
    (t) => [
      c.index("salesbot_unanswered_by_conversation").on(t.conversationId),
      c.index("salesbot_unanswered_by_card").on(t.cardId, t.lastAt, t.id),
    ],
  );

  /** What falls due in conversations, each kind once; deleted when it is done or no longer needed. */
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
