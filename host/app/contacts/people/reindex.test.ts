import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type ChatMessage, getRow, run } from "#db/index.ts";
import { addCard } from "../../../../db/tests/databases.ts";
import { aPerson } from "../../../tests/builders.ts";
import { database } from "../../database.server.ts";
import { reindex } from "./reindex.server.ts";

const { db, tables, transaction } = database;

const timestamp = new Date().toISOString();
/** A conversation as long as one gets: 100,000 characters in 50 messages, of words that no other has. */
const aLongOne = (n: number): ChatMessage[] =>
  Array.from({ length: 50 }, (_, i) => ({
    role: "user",
    content: `begin${n} ${Array.from({ length: 200 }, (_, word) => `w${n}m${i}n${word}`).join(" ")}`,
    timestamp,
  }));

test("of a contact with 100 long conversations, the newest five are read for the words it is found by", async () => {
  const { id: cardId, userId } = await addCard(database);
  const { id: personId } = await aPerson(database, { id: userId });
  for (let n = 0; n < 100; n++)
    await transaction(function* (tx) {
      const { id: conversationId } = yield* getRow(
        tx
          .insert(tables.salesbotConversations)
          .values({ cardId, sessionId: `long-${n}`, conversationData: aLongOne(n) })
          .returning(),
      );
      yield* run(tx.insert(tables.contacts).values({ cardId, userId, personId, source: "chat", conversationId }));
    });
  await transaction((tx) => reindex(tx, { userId, parsePhone: () => undefined }, [personId]));
  const { peopleTerms } = tables;
  const rows = await db.select().from(peopleTerms).where(eq(peopleTerms.personId, personId));
  const words = rows.flatMap(({ term }) => /^w:begin(\d+)$/.exec(term)?.[1] ?? []).map(Number);
  expect(words.length).toBeGreaterThan(0);
  // The oldest of those that are read at all.
  expect(Math.min(...words)).toBeGreaterThanOrEqual(95);
});
