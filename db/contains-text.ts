import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Whether a column's text or JSON contains a text, in any letter case; no condition for a blank text. */
export function containsText(column: SQLWrapper, text: string | undefined): SQL | undefined {
  const part = text?.trim().toLowerCase();
  return part ? sql`lower(cast(${column} as text)) like ${`%${escapeLike(part)}%`} escape '\\'` : undefined;
}

/** Whether a column starts with a text. */
export const startsWithText = (column: SQLWrapper, text: string): SQL =>
  sql`${column} like ${`${escapeLike(text)}%`} escape '\\'`;
