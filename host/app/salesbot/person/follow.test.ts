import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ChatMessage } from "#db/index.ts";
import { addCard } from "../../../../db/tests/databases.ts";
import { database } from "../../database.server.ts";
import { visitorStream } from "./follow.server.ts";
import { announceChange } from "./live-updates.server.ts";

const { transaction, tables } = database;
const { salesbotConversations } = tables;

const aMessage = (_: unknown, i: number): ChatMessage => ({
  role: "person",
  name: "Mara",
  content: `${i} ${"x".repeat(1_990)}`,
  timestamp: new Date().toISOString(),
});

test("a client that does not read holds a piece of the conversation; once it reads, it gets all, and what came since", async () => {
  const { id: cardId } = await addCard(database);
  const sessionId = randomUUID();
  const messages = Array.from({ length: 400 }, aMessage);
  const [row] = await transaction((tx) =>
    tx.insert(salesbotConversations).values({ cardId, sessionId, conversationData: messages, revision: 1 }).returning(),
  );
  const stop = new AbortController();
  const options = { clientAddress: "192.0.2.1", signal: stop.signal, holdOpen() {} };
  const reader = (await visitorStream(cardId, sessionId, 0, options)).body!.getReader();
  await transaction((tx) =>
    tx
      .update(salesbotConversations)
      .set({ conversationData: [...messages, aMessage(0, 400)], revision: 2 })
      .where(eq(salesbotConversations.id, row!.id)),
  );
  announceChange(row!.id);

  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes("id: 401\n")) {
    const { value } = await reader.read();
    expect(value!.length).toBeLessThan(70_000);
    text += decoder.decode(value, { stream: true });
  }
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, at]) => Number(at));
  expect(ids).toEqual(Array.from({ length: 401 }, (_, i) => i + 1));
  stop.abort();
  expect((await reader.read()).done).toBe(true);
});
