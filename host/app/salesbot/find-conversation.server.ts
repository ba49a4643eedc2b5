import { and, eq, sql } from "drizzle-orm";
import { firstRow, type SalesbotConversation } from "#db/index.ts";
import { db, tables } from "../database.server.ts";

const { salesbotConversations } = tables;

const conversationOf = db
  .select()
  .from(salesbotConversations)
  .where(
    and(
      eq(salesbotConversations.sessionId, sql.placeholder("sessionId")),
      eq(salesbotConversations.cardId, sql.placeholder("cardId")),
    ),
  )
  .prepare("conversation_of_session");

export async function findConversation(cardId: number, sessionId: string): Promise<SalesbotConversation | undefined> {
  return await firstRow(conversationOf.execute({ cardId, sessionId }));
}
