import { columns } from "../sqlite.ts";
import { defineTables } from "../tables.ts";

// drizzle-kit reads top-level exports; `missing` fails to compile when a table is left out.
export const {
  users, sessions, passwordResets, mailOutbox, jobs, rateCounts, auditLog,
  businessCards, slugHistory, knownPlaces, uploads, pwaSettings,
  cardViews, cardClicks, cardSaves, formSubmissions,
  eventRollups, dailyVisitors, visitorSalts, eventKeys, eventAgeing,
  contacts, salesbotConfigs, salesbotConversations,
  ...missing
} = defineTables(columns);
missing satisfies Record<string, never>;
