import { inArray } from "drizzle-orm";
import { expect } from "vitest";
import { countRows } from "../copy.ts";
import { type Database, deleteDependents, deleteInSteps, getRow } from "../index.ts";
import { addCard, onEveryDatabase } from "./databases.ts";

const many = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));

const total = async (database: Database) => Object.values(await countRows(database)).reduce((sum, n) => sum + n, 0);

/** The same database, which notes how many rows each transaction deletes. */
function watched(database: Database) {
  const deleted: number[] = [];
  const transaction: Database["transaction"] = async (body) => {
    const before = await total(database);
    const result = await database.transaction(body);
    deleted.push(before - (await total(database)));
    return result;
  };
  return { deleted, database: { ...database, transaction } };
}

/** An account with some hundreds of rows in many tables, parts of merged contacts among them. */
async function aFullAccount(database: Database): Promise<{ userId: number; cardId: number }> {
  const { transaction, tables: t } = database;
  const card = await addCard(database);
  const { id: cardId, userId } = card;
  await transaction((tx) => tx.insert(t.cardViews).values(many(250, () => ({ cardId }))));
  await transaction((tx) =>
    tx
      .insert(t.eventRollups)
      .values(
        many(130, (bucket) => ({
          cardId,
          minutes: 15 as const,
          dimension: "",
          bucket,
          kind: "view" as const,
          value: "",
          n: 1,
        })),
      ),
  );
  await transaction((tx) => tx.insert(t.businessCards).values(many(120, (i) => ({ userId, slug: `${cardId}-${i}` }))));
  const whole = await transaction((tx) => getRow(tx.insert(t.people).values({ userId, nameKey: "a" }).returning()));
  await transaction((tx) =>
    tx.insert(t.people).values(many(150, () => ({ userId, nameKey: "b", mergedInto: whole.id }))),
  );
  await transaction((tx) =>
    tx.insert(t.peopleTerms).values(many(210, (i) => ({ userId, personId: whole.id, term: `word:${i}` }))),
  );
  await transaction((tx) =>
    tx.insert(t.contacts).values(many(110, () => ({ cardId, userId, personId: whole.id, source: "form" as const }))),
  );
  return { userId, cardId };
}

const pause = async () => {};

onEveryDatabase((test) => {
  test("what hangs on an account goes in transactions of at most 100 rows, and nothing else", async ({ database }) => {
    const other = await addCard(database);
    const before = await total(database);
    const { userId } = await aFullAccount(database);
    const { deleted, database: own } = watched(database);
    const { users } = database.tables;
    await deleteDependents(own, users, [userId], pause);
    await own.transaction((tx) => tx.delete(users).where(inArray(users.id, [userId])));
    expect(await total(database)).toBe(before);
    expect(Math.max(...deleted)).toBe(100);
    expect(deleted.at(-1)).toBe(1);
    expect(await database.db.select().from(database.tables.businessCards)).toContainEqual(
      expect.objectContaining({ id: other.id }),
    );
  });

  test("rows that match go with what hangs on them, and others get their turn in between", async ({ database }) => {
    const { userId, cardId } = await aFullAccount(database);
    const { deleted, database: own } = watched(database);
    const { businessCards, users } = database.tables;
    let pauses = 0;
    await deleteInSteps(own, businessCards, inArray(businessCards.id, [cardId]), async () => void pauses++);
    expect(Math.max(...deleted)).toBe(100);
    expect(pauses).toBe(deleted.length);
    const cards = await database.db
      .select()
      .from(businessCards)
      .where(inArray(businessCards.userId, [userId]));
    expect(cards).toHaveLength(120);
    await database.transaction((tx) => tx.delete(users).where(inArray(users.id, [userId])));
  });
});
