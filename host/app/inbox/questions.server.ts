import { and, eq, inArray, notExists } from "drizzle-orm";
import { mayReadMessages } from "../access.ts";
import { db, tables, transaction } from "../database.server.ts";
import { conversations } from "./conversations.server.ts";
import { type InboxSource, itemConditions } from "./source.server.ts";

const { salesbotConversations, salesbotUnanswered: table } = tables;

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
  async read(ids) {
    const rows = await db.select().from(table).where(inArray(table.id, ids));
    return rows.map(({ id, question: preview, isRead, isArchived }) => ({
      id,
      name: null,
      email: null,
      phone: null,
      preview,
      isRead,
      isArchived,
      state: null,
    }));
  },
  update: (id, change) => transaction((tx) => tx.update(table).set(change).where(eq(table.id, id))),
  async remove(actor, id, cardId) {
    // It knows the assistant's engine, which few requests need.
    const { dismiss } = await import("../salesbot/unanswered.server.ts");
    await dismiss(actor, cardId, id, mayReadMessages);
  },
};
