import type { Columns } from "../postgres.ts";
import type { CardTables } from "./cards.ts";
import type { JsonObject } from "./json.ts";
import { now, times } from "./times.ts";

/**
 * `id` is the client's own, so that a retry is known; `asked` is what the assistant wanted to know, `sources` what it
 * answered from, `state` what is known of the conversation so far (on the newest message only).
 */
export type ChatMessage = {
  role: "user" | "assistant";
  content: string;
  timestamp: string;
  id?: string;
  asked?: JsonObject;
  sources?: { from: string; text: string }[];
  suggestions?: string[];
  state?: JsonObject;
};
/** A wish for an appointment: YYYY-MM-DD and HH:MM at the business's place, in its time zone where that is known. */
export type Appointment = { service?: string; day: string; time?: string; timeZone?: string };
type Knowledge = { question: string; answer: string };
/** Opening times by day (sun to sat), HH:MM in that time zone. */
export type WorkingHours = { timeZone: string; days: { [day: string]: { from: string; to: string }[] | undefined } };
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
      ...changed(),
    },
    (t) => [c.index("salesbot_conversations_by_card").on(t.cardId, t.updatedAt, t.id)],
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
    },
    (t) => [c.index("salesbot_unanswered_by_card").on(t.cardId, t.lastAt, t.id)],
  );

  return { salesbotConfigs, salesbotConversations, salesbotUnanswered };
}

export type AssistantTables = ReturnType<typeof assistantTables>;
