import { z } from "zod";
import { format } from "../csv/format.ts";
import { cursorSchema, idPosition, limit, timestampMs, offsetCursor, sortSchema } from "../http/cursor.ts";
import { rowId } from "../http/parse.ts";
import { isOwnUpload } from "../input/own-picture.ts";
import { requiredText } from "../input/required-text.ts";
import {
  DAYS,
  DEFAULT_HANDOVER_MINUTES,
  DEFAULT_RETENTION_DAYS,
  DEFAULT_TOKEN_BUDGET,
  type Goal,
  GOALS,
  LIMITS,
  PERSONALITIES,
  type Personality,
} from "./limits.ts";
import { salesbotMessages } from "./messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import { labels } from "../input/labels.en.ts";
import type { Text } from "../languages/message.ts";

/** A text that may be left empty; blank is stored as null. */
const optionalText = (name: Text, max: number) =>
  z
    .string(`${name} must be a text`)
    .trim()
    .max(max, inputMessages.tooLong(name, max))
    .transform((text) => text || null)
    .nullable()
    .optional();

/** A list of texts, or one text with an entry on each line. Blank entries are left out. */
const lines = (name: string, maxEntries: number, maxLength: number) =>
  z
    .union(
      [z.string().transform((text) => text.split(/\r\n|\r|\n/)), z.array(z.string(`${name} must be texts`))],
      `${name} must be a list of texts`,
    )
    .transform((list) => list.map((entry) => entry.trim()).filter((entry) => entry !== ""))
    .pipe(
      z
        .array(z.string().max(maxLength, `${name} must be at most ${maxLength} characters each`))
        .max(maxEntries, `${name} must be at most ${maxEntries} entries`),
    );

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, salesbotMessages.timeFormat);
const openFromTo = z
  .object({ from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to, salesbotMessages.closingTime);

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** An IANA name such as Europe/Lisbon. */
export const timeZone = z
  .string(salesbotMessages.timeZone)
  .max(60, salesbotMessages.timeZone)
  .refine(isTimeZone, salesbotMessages.timeZone);

const workingHours = z.object({
  timeZone,
  /** Days that are not named are closed. */
  days: z.partialRecord(z.enum(DAYS), z.array(openFromTo).max(4, salesbotMessages.openingTimesPerDay)),
});
export type WorkingHours = z.output<typeof workingHours>;

const price = z
  .number(salesbotMessages.pricesNumbers)
  .finite(salesbotMessages.pricesNumbers)
  .min(0, salesbotMessages.pricesNegative)
  .max(1e12, salesbotMessages.pricesTooHigh);
const priceRanges = z
  .record(z.string(), price, salesbotMessages.pricesNumbers)
  .transform((prices) =>
    Object.fromEntries(
      Object.entries(prices)
        .map(([name, value]) => [name.trim(), value] as const)
        .filter(([name]) => name !== ""),
    ),
  )
  .refine((prices) => Object.keys(prices).length <= LIMITS.prices, salesbotMessages.pricesFull(LIMITS.prices))
  .refine(
    (prices) => Object.keys(prices).every((name) => name.length <= LIMITS.priceName),
    inputMessages.tooLong(labels.priceName, LIMITS.priceName),
  );

const currencies = new Set(Intl.supportedValuesOf("currency"));
const LONG_ANSWER = inputMessages.tooLong(labels.answer, LIMITS.knowledgeAnswer);
const knowledgeEntry = z.object({
  /** Empty for a passage of pasted text. */
  question: z
    .string("Knowledge questions must be texts")
    .trim()
    .max(LIMITS.knowledgeQuestion, inputMessages.tooLong(labels.question, LIMITS.knowledgeQuestion))
    .default(""),
  answer: z.string("Knowledge answers must be texts").trim().max(LIMITS.knowledgeAnswer, LONG_ANSWER),
});
export const KNOWLEDGE_FULL = salesbotMessages.knowledgeFull(LIMITS.knowledge);

const avatarUrl = z
  .string("The avatar must be a URL")
  .trim()
  .max(2_048, "The avatar's URL must be at most 2048 characters")
  .refine((url) => url === "" || /^https?:\/\//i.test(url) || isOwnUpload(url), salesbotMessages.avatarAddress)
  .transform((url) => url || null)
  .nullable()
  .optional();

/** Body of POST /api/salesbot/:cardId/config, and the form. Omitted fields keep their values. */
export const salesbotUpdate = z.object({
  isEnabled: z.boolean("isEnabled must be true or false").optional(),
  botName: requiredText(salesbotMessages.botNameMissing)
    .max(LIMITS.botName, inputMessages.tooLong(labels.botName, LIMITS.botName))
    .optional(),
  avatarUrl,
  businessType: optionalText(labels.businessType, LIMITS.businessType),
  primaryGoal: z.enum(GOALS, `Primary goal must be one of ${GOALS.join(", ")}`).optional(),
  services: lines("Services", LIMITS.services, LIMITS.service).optional(),
  priceRanges: priceRanges.optional(),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => currencies.has(code), salesbotMessages.currency)
    .optional(),
  companyInfo: optionalText(labels.companyInfo, LIMITS.companyInfo),
  salesPersonality: z.enum(PERSONALITIES, `Sales personality must be one of ${PERSONALITIES.join(", ")}`).optional(),
  customInstructions: optionalText(labels.customInstructions, LIMITS.customInstructions),
  leadQualificationQuestions: lines("Questions", LIMITS.questions, LIMITS.question).optional(),
  knowledge: z
    .array(knowledgeEntry, "Knowledge must be a list of questions and answers")
    .transform((entries) => entries.filter(({ answer }) => answer !== ""))
    .refine((entries) => entries.length <= LIMITS.knowledge, KNOWLEDGE_FULL)
    .optional(),
  workingHours: workingHours.nullable().optional(),
  retentionDays: z
    .number(salesbotMessages.retentionNumber)
    .int(salesbotMessages.retentionWhole)
    .min(1, salesbotMessages.retentionTooShort)
    .max(LIMITS.retentionDays, salesbotMessages.retentionTooLong(LIMITS.retentionDays))
    .optional(),
  dailyTokenBudget: z
    .number(salesbotMessages.tokensNumber)
    .int(salesbotMessages.tokensWhole)
    .min(0, salesbotMessages.tokensNegative)
    .max(LIMITS.dailyTokenBudget, salesbotMessages.tokensTooHigh)
    .optional(),
  handoverMinutes: z
    .number(salesbotMessages.handoverMinutes)
    .int(salesbotMessages.handoverMinutes)
    .min(1, salesbotMessages.handoverMinutes)
    .max(LIMITS.handoverMinutes, salesbotMessages.handoverMinutes)
    .optional(),
});
export type SalesbotUpdate = z.output<typeof salesbotUpdate>;

/** Everything the assistant goes by, with nothing missing. */
export interface SalesbotSettings {
  isEnabled: boolean;
  botName: string;
  avatarUrl: string | null;
  businessType: string | null;
  primaryGoal: Goal;
  services: string[];
  priceRanges: Record<string, number>;
  currency: string;
  companyInfo: string | null;
  salesPersonality: Personality;
  customInstructions: string | null;
  leadQualificationQuestions: string[];
  knowledge: { question: string; answer: string }[];
  workingHours: WorkingHours | null;
  retentionDays: number;
  dailyTokenBudget: number;
  /** How long the assistant waits for a person before it goes on alone. */
  handoverMinutes: number;
}

export const DEFAULT_SETTINGS: SalesbotSettings = {
  isEnabled: false,
  botName: "Salesbot",
  avatarUrl: null,
  businessType: null,
  primaryGoal: "schedule_appointment",
  services: [],
  priceRanges: {},
  currency: "USD",
  companyInfo: null,
  salesPersonality: "professional",
  customInstructions: null,
  leadQualificationQuestions: [],
  knowledge: [],
  workingHours: null,
  retentionDays: DEFAULT_RETENTION_DAYS,
  dailyTokenBudget: DEFAULT_TOKEN_BUDGET,
  handoverMinutes: DEFAULT_HANDOVER_MINUTES,
};

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as (keyof SalesbotSettings)[];

/** An owner's answer to a question that the assistant could not answer. */
export const unansweredAnswer = z.object({
  answer: requiredText(salesbotMessages.answerMissing).max(LIMITS.knowledgeAnswer, LONG_ANSWER),
});

function wholeNumber(name: string, min: number, max: number) {
  const message = `${name} must be a number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

/** How the list of unanswered questions may be asked for. */
export const unansweredQuery = z.object({
  search: z.string().trim().max(200, "search must be at most 200 characters").optional(),
  sort: sortSchema(["count", "lastAt", "question"], "-count"),
  limit,
  cursor: offsetCursor.optional(),
});
export type UnansweredQuery = z.output<typeof unansweredQuery>;

const READ_FLAG_INVALID = "isRead must be true or false";
export const conversationChange = z.object({ isRead: z.boolean(READ_FLAG_INVALID) });

/** How an inbox may be asked for. */
export const conversationQuery = z.object({
  conversation: rowId.optional(),
  minScore: wholeNumber("minScore", 0, 100).optional(),
  outcome: z.string().max(40).optional(),
  isRead: z
    .enum(["true", "false"], READ_FLAG_INVALID)
    .transform((value) => value === "true")
    .optional(),
  limit,
  cursor: cursorSchema(z.tuple([timestampMs, idPosition])).optional(),
  format,
});
