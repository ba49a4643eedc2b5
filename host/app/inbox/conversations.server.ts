import { eq } from "drizzle-orm";
import { lastMessage } from "#db/index.ts";
import { db, tables } from "../database.server.ts";
import { mark, remove } from "../salesbot/conversations.server.ts";
import { type InboxSource, PREVIEW_LENGTH, readCards } from "./source.server.ts";

const { businessCards, salesbotConversations: table } = tables;

/** Conversations between visitors and the assistant. */
export const conversations: InboxSource = {
  kind: "conversation",
  table,
  at: table.updatedAt,
  searched: [table.visitorName, table.visitorEmail, table.visitorPhone, table.conversationData],
  async find({ where, orderBy, maxRows }) {
    const rows = await db
      .select({
        id: table.id,
        visitorName: table.visitorName,
        visitorEmail: table.visitorEmail,
        visitorPhone: table.visitorPhone,
        preview: lastMessage({ tables }, PREVIEW_LENGTH),
        isRead: table.isRead,
        isArchived: table.isArchived,
        state: table.state,
        updatedAt: table.updatedAt,
        cardId: table.cardId,
      })
      .from(table)
      .innerJoin(businessCards, eq(businessCards.id, table.cardId))
      .where(where)
      .orderBy(...orderBy)
      .limit(maxRows);
    const cardOf = await readCards(rows.map(({ cardId }) => cardId));
    return rows.map((row) => ({
      kind: "conversation",
      id: row.id,
      cardId: row.cardId,
      cardName: cardOf(row.cardId).cardName,
      name: row.visitorName,
      email: row.visitorEmail,
      phone: row.visitorPhone,
      preview: row.preview ?? "",
      isRead: row.isRead,
      isArchived: row.isArchived,
      state: row.state,
      at: row.updatedAt.toISOString(),
    }));
  },
  update: mark,
  remove,
};
