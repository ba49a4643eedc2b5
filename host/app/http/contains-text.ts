import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** Whether a text contains another one, in any letter case. */
export const containsText = (column: AnyColumn | SQL, text: string): SQL =>
  sql`lower(${column}) like ${`%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
