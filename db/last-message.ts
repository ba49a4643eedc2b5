import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./database.ts";
import { isPostgres } from "./dialect.ts";

/**
 * The beginning of what a conversation's visitor wrote last, as a column of a query; null if nothing. A long
 * conversation has 200 KB: where an earlier release wrote it, the database looks it up.
 */
export function lastMessage({ tables }: Pick<Database, "tables">, maxLength: number): SQL<string | null> {
  const { conversationData, lastMessage: stored } = tables.salesbotConversations;
  const looked = isPostgres({ tables })
    ? sql`(select said.message->>'content' from jsonb_array_elements(${conversationData}::jsonb)
        with ordinality as said(message, place) where said.message->>'role' = 'user' order by said.place desc limit 1)`
    : sql`(select value->>'content' from json_each(${conversationData})
        where value->>'role' = 'user' order by key desc limit 1)`;
  return sql<string | null>`substr(coalesce(${stored}, ${looked}), 1, ${sql.raw(String(maxLength))})`;
}
