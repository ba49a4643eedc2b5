import { and, eq, getTableColumns, gte, isNull, or, sql } from "drizzle-orm";
import { firstRow, type SalesbotConversation } from "#db/index.ts";
import { db, tables } from "../database.server.ts";

const { businessCards, salesbotConversations } = tables;

const conversationOf = db
  .select(getTableColumns(salesbotConversations))
  .from(salesbotConversations)
  .innerJoin(businessCards, eq(businessCards.id, salesbotConversations.cardId))
  .where(
    and(
      eq(salesbotConversations.sessionId, sql.placeholder("sessionId")),
      eq(salesbotConversations.cardId, sql.placeholder("cardId")),
      or(isNull(businessCards.ownerSince), gte(salesbotConversations.createdAt, businessCards.ownerSince)),
    ),
  )
  .prepare("conversation_of_session");

/**
 * A visitor's conversation. One that began before the card passed on is over: its former owner has seen the session id,
 * by which anybody is the visitor.
 */
export async function findConversation(cardId: number, sessionId: string): Promise<SalesbotConversation | undefined> {
  return await firstRow(conversationOf.execute({ cardId, sessionId }));
}
