import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a column's text or JSON contains a text, in any letter case; no condition where the text is blank. */
export function containsText(column: SQLWrapper, text: string | undefined): SQL | undefined {
  const words = text?.trim().toLowerCase();
  if (!words) return undefined;
  return sql`lower(cast(${column} as text)) like ${`%${words.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
