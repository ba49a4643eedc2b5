import { eq } from "drizzle-orm";
import { lastMessage } from "#db/index.ts";
import { applyTemplate } from "../cards/compose.ts";
import { ofTemplate, TEMPLATE } from "../cards/stored.server.ts";
import { db, tables } from "../database.server.ts";
import { mark, remove } from "../salesbot/conversations.server.ts";
import { CARD, type InboxSource, PREVIEW_LENGTH } from "./source.server.ts";

const { businessCards, cardTemplates, salesbotConversations: table } = tables;

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
        card: CARD,
        template: TEMPLATE,
      })
      .from(table)
      .innerJoin(businessCards, eq(businessCards.id, table.cardId))
      .leftJoin(cardTemplates, ofTemplate)
      .where(where)
      .orderBy(...orderBy)
      .limit(maxRows);
    return rows.map(({ card, template, ...row }) => ({
      kind: "conversation",
      id: row.id,
      cardId: card.id,
      cardName: applyTemplate(card, template).name ?? card.slug,
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
