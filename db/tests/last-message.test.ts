import { expect } from "vitest";
import { type ChatMessage, lastMessage } from "../index.ts";
import { addCard, onEveryDatabase } from "./databases.ts";

const timestamp = "2026-01-01T00:00:00Z";
const aMessage = (role: ChatMessage["role"], content: string): ChatMessage => ({ role, content, timestamp });

onEveryDatabase((test) => {
  test("what the visitor wrote last is read without the conversation, as it is stored or looked up", async ({
    database,
  }) => {
    const { db, tables, transaction } = database;
    const { salesbotConversations } = tables;
    const { id: cardId } = await addCard(database);
    const values = [
      { conversationData: [aMessage("user", "First"), aMessage("user", "Grüße 👋"), aMessage("assistant", "Hello")] },
      { conversationData: [aMessage("user", "Old")], lastMessage: "Stored" },
      { conversationData: [aMessage("user", "x".repeat(300))] },
      { conversationData: [aMessage("assistant", "Nobody has written")] },
      {},
    ].map((row, n) => ({ cardId, sessionId: `last-${n}`, ...row }));
    await transaction((tx) => tx.insert(salesbotConversations).values(values));
    const rows = await db
      .select({ text: lastMessage(database, 200) })
      .from(salesbotConversations)
      .orderBy(salesbotConversations.id);
    expect(rows.map(({ text }) => text)).toEqual(["Grüße 👋", "Stored", "x".repeat(200), null, null]);
  });
});
