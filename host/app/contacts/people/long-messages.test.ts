import { expect, test } from "vitest";
import { getRow } from "#db/index.ts";
import { addCard } from "../../../../db/tests/databases.ts";
import { database } from "../../database.server.ts";
import * as contacts from "../contacts.server.ts";

const { tables, transaction } = database;

/** A contact who sent so many messages of a length. */
async function aWriter(count: number, length: number) {
  const { id: cardId, userId } = await addCard(database);
  const { id: personId } = await transaction((tx) =>
    getRow(tx.insert(tables.people).values({ userId, name: "Ada", nameKey: "ada" }).returning()),
  );
  for (let n = 0; n < count; n++)
    await transaction(function* (tx) {
      const formData = { name: `Message ${n}`, message: "m".repeat(length) };
      const { id } = yield* getRow(tx.insert(tables.formSubmissions).values({ cardId, formData }).returning());
      yield tx
        .insert(tables.contacts)
        .values({ cardId, userId, personId, source: "form", submissionId: id, createdAt: new Date(n * 1_000) });
    });
  const owner = { id: userId, level: 1 };
  return { read: () => contacts.read(owner, personId) };
}

const namesIn = (messages: { text: string }[]) => messages.map(({ text }) => text.split("\n")[0]);

test("a contact comes with the newest hundred messages", async () => {
  const { messages, cards } = await (await aWriter(120, 10)).read();
  expect(namesIn(messages)).toEqual(Array.from({ length: 100 }, (_, n) => `Message ${119 - n}`));
  expect(cards).toHaveLength(1);
});

test("a contact comes with fewer messages where they are long", async () => {
  const { messages } = await (await aWriter(30, 150_000)).read();
  expect(JSON.stringify(messages).length).toBeLessThan(1_100_000);
  expect(namesIn(messages)).toEqual(messages.map((_, n) => `Message ${29 - n}`));
  expect(messages.length).toBeGreaterThan(3);
});
