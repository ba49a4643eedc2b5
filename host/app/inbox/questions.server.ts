import { and, eq, notExists } from "drizzle-orm";
import { mayReadMessages } from "../access.ts";
import { db, tables, transaction } from "../database.server.ts";
import { conversations } from "./conversations.server.ts";
import { type InboxSource, itemConditions, readCards } from "./source.server.ts";

const { businessCards, salesbotConversations, salesbotUnanswered: table } = tables;

/** Unanswered questions, stored without names, only with the card that was asked last. */
export const questions: InboxSource = {
  kind: "question",
  table,
  at: table.lastAt,
  searched: [table.question],
  unfolded: (filter) =>
    notExists(
      db
        .select({ id: salesbotConversations.id })
        .from(salesbotConversations)
        .where(and(eq(salesbotConversations.id, table.conversationId), itemConditions(filter, conversations))),
    ),
  async find({ where, orderBy, maxRows }) {
    const rows = await db
      .select({ row: table })
      .from(table)
      .innerJoin(businessCards, eq(businessCards.id, table.cardId))
      .where(where)
      .orderBy(...orderBy)
      .limit(maxRows);
    const cardOf = await readCards(rows.map(({ row }) => row.cardId));
    return rows.map(({ row: { id, cardId, question, isRead, isArchived, lastAt } }) => ({
      kind: "question",
      id,
      cardId,
      cardName: cardOf(cardId).cardName,
      name: null,
      email: null,
      phone: null,
      preview: question,
      isRead,
      isArchived,
      state: null,
      at: lastAt.toISOString(),
    }));
  },
  update: (id, change) => transaction((tx) => tx.update(table).set(change).where(eq(table.id, id))),
  async remove(actor, id, cardId) {
    // It knows the assistant's engine, which few requests need.
    const { dismiss } = await import("../salesbot/unanswered.server.ts");
    await dismiss(actor, cardId, id, mayReadMessages);
  },
};
