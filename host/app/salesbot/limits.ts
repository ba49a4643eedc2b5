// Apart from the schema, so that a form that shows a limit does not load Zod.

export const GOALS = ["schedule_appointment", "generate_lead", "make_sale"] as const;
export type Goal = (typeof GOALS)[number];
export const PERSONALITIES = ["professional", "friendly", "consultative", "aggressive"] as const;
export type Personality = (typeof PERSONALITIES)[number];
/** Sunday first, as in Date.getDay(). */
export const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Day = (typeof DAYS)[number];

export const QUESTION_EXAMPLE = "What's your timeline for making a decision?";
export const DEFAULT_QUESTIONS = [
  "What's your biggest challenge in this area?",
  QUESTION_EXAMPLE,
  "What's your budget range?",
];
/** The editor's default; the server's own is 'Salesbot'. */
export const EDITOR_BOT_NAME = "Sales Assistant";

export const LIMITS = {
  botName: 100,
  businessType: 100,
  companyInfo: 10_000,
  customInstructions: 5_000,
  questions: 20,
  question: 300,
  services: 100,
  service: 200,
  prices: 100,
  priceName: 200,
  knowledge: 200,
  knowledgeQuestion: 500,
  knowledgeAnswer: 2_000,
  message: 2_000,
  retentionDays: 3_650,
  dailyTokenBudget: 10_000_000,
  handoverMinutes: 60,
} as const;
export const DEFAULT_RETENTION_DAYS = 365;
export const DEFAULT_HANDOVER_MINUTES = 5;
export const DEFAULT_TOKEN_BUDGET = 200_000;
