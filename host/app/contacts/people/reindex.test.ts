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

test("of a contact that changes, what is found no longer goes, and the rest stays as it was", async () => {
  const { userId } = await addCard(database);
  const { people, peopleTerms } = tables;
  const { id } = await aPerson(database, { id: userId });
  const write = (changes: Partial<typeof people.$inferInsert>) =>
    transaction(function* (tx) {
      yield* run(tx.update(people).set(changes).where(eq(people.id, id)));
      yield* reindex(tx, { userId, parsePhone: () => undefined }, [id]);
    });
  const findTerms = async () => {
    const rows = await db.select().from(peopleTerms).where(eq(peopleTerms.personId, id)).orderBy(peopleTerms.term);
    return rows.map(({ term }) => term);
  };
  await write({ tags: ["Fair"], notes: "red green" });
  const before = await findTerms();
  expect(before).toEqual(expect.arrayContaining(["t:fair", "w:fair", "w:green", "w:red"]));
  await write({ tags: ["Hall"], notes: "red blue" });
  const expected = before.filter((term) => !/fair|green/.test(term)).concat("t:hall", "w:hall", "w:blue");
  expect(await findTerms()).toEqual(expected.sort());
  await write({ mergedInto: (await aPerson(database, { id: userId })).id });
  expect(await findTerms()).toEqual([]);
});
