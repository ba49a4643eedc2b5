import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { ChatMessage } from "#db/index.ts";
import { addCard } from "../../../../db/tests/databases.ts";
import { config } from "../../config/config.server.ts";
import { database } from "../../database.server.ts";
import { visitorMessages, visitorStream } from "./follow.server.ts";
import { announceChange } from "./live-updates.server.ts";
import { enterStream } from "./open-streams.server.ts";

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

test("streams are bound for a network, which hears when to come back, and for a card; owners' are not counted there", async () => {
  const { id: cardId } = await addCard(database);
  const sessionId = randomUUID();
  await transaction((tx) => tx.insert(salesbotConversations).values({ cardId, sessionId }));
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  onTestFinished(() => {
    config.hasRateLimits = false;
    stop.abort();
  });
  config.hasRateLimits = true;
  const open = (clientAddress: string, card = cardId) =>
    visitorStream(card, sessionId, 0, { clientAddress, signal: stop.signal, holdOpen() {} });
  for (let opened = 0; opened < 300; opened++) await open("192.0.2.7");
  await expect(open("192.0.2.7")).rejects.toMatchObject({ status: 429, headers: { "retry-after": "30" } });
  for (let opened = 0; opened < 200; opened++) await open("192.0.2.8");
  await expect(open("192.0.2.9")).rejects.toMatchObject({ status: 503, headers: { "retry-after": "5" } });
  enterStream("192.0.2.9")();
  const { items } = await visitorMessages(cardId, sessionId, 0);
  expect(items).toEqual([]);
});
