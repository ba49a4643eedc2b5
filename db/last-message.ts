import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./database.ts";
import { isPostgres } from "./dialect.ts";

/**
 * SQL expression for the start of a conversation's last visitor message; null if there is none. Conversations can have
 * 200 KB, so rows of earlier releases, which lack the column, are searched in the database.
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
