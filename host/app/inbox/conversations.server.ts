import { inArray } from "drizzle-orm";
import { lastMessage } from "#db/index.ts";
import { db, tables } from "../database.server.ts";
import { mark, remove } from "../salesbot/conversations.server.ts";
import { type InboxSource, PREVIEW_LENGTH } from "./source.server.ts";

const { salesbotConversations: table } = tables;

/** Conversations between visitors and the assistant. */
export const conversations: InboxSource = {
  kind: "conversation",
  table,
  at: table.updatedAt,
  searched: [table.visitorName, table.visitorEmail, table.visitorPhone, table.conversationData],
  async read(ids) {
    const rows = await db
      .select({
        id: table.id,
        name: table.visitorName,
        email: table.visitorEmail,
        phone: table.visitorPhone,
        preview: lastMessage({ tables }, PREVIEW_LENGTH),
        isRead: table.isRead,
        isArchived: table.isArchived,
        state: table.state,
      })
      .from(table)
      .where(inArray(table.id, ids));
    return rows.map((row) => ({ ...row, preview: row.preview ?? "" }));
  },
  update: mark,
  remove,
};
