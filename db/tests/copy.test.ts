import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { copyDatabase, isEmpty } from "../copy.ts";
import { type Database, open } from "../index.ts";
import { addCard, describePostgres, newPostgres } from "./databases.ts";

async function opened(url: string): Promise<Database> {
  const database = await open(url);
  onTestFinished(() => database.close());
  await database.migrate();
  return database;
}

const newFile = () => {
  const folder = mkdtempSync(join(tmpdir(), "cards-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return `file:${join(folder, "cards.db")}`;
};

/** Rows of every kind of key and column, more than one page of some. */
async function fill(database: Database) {
  const {
    transaction,
    tables: { cardViews, eventRollups, businessCards, sessions, slugHistory },
  } = database;
  const card = await addCard(database);
  await transaction((tx) =>
    tx
      .update(businessCards)
      .set({
        name: 'Zoë 🌱 "quoted"',
        socialLinks: [
          ["b", "https://b.example.com"],
          ["a", "https://a.example.com"],
        ],
        isPaused: true,
        customizations: { colors: { primary: "#fff" } },
      })
      .where(eq(businessCards.id, card.id)),
  );
  for (let i = 0; i < 5; i++) {
    await transaction((tx) =>
      tx
        .insert(cardViews)
        .values(
          Array.from({ length: 500 }, (_, n) => ({
            cardId: card.id,
            timestamp: new Date(1_700_000_000_000 + i * 1_000_003 + n),
            seconds: n % 3 ? n : null,
          })),
        ),
    );
    await transaction((tx) =>
      tx
        .insert(eventRollups)
        .values(
          Array.from({ length: 500 }, (_, n) => ({
            cardId: card.id,
            minutes: i % 2 ? 15 : 1440,
            dimension: ["total", "source"][n % 2]!,
            bucket: n,
            kind: "view",
            value: `${i}`,
            n: n + 1,
          })),
        ),
    );
  }
  await transaction((tx) => tx.insert(slugHistory).values({ slug: "an-old-one", cardId: card.id }));
  await transaction((tx) =>
    tx
      .insert(sessions)
      .values({ tokenHash: "h", userId: card.userId, lastSeenAt: new Date(0), expiresAt: new Date(1) }),
  );
  return card.id;
}

async function contentOf({ db, tables: { businessCards, cardViews, eventRollups: t, slugHistory } }: Database) {
  return {
    cards: await db.select().from(businessCards),
    slugs: await db.select().from(slugHistory),
    views: await db.select().from(cardViews).orderBy(asc(cardViews.id)),
    rollups: await db.select().from(t).orderBy(asc(t.minutes), asc(t.dimension), asc(t.bucket), asc(t.value)),
  };
}

/** Indexes and constraints of a PostgreSQL database, in words. */
async function structureOf({ db }: Database) {
  const { rows } = await (db as unknown as { execute(query: unknown): Promise<{ rows: object[] }> }).execute(sql`
    select indexdef as words from pg_indexes where schemaname = current_schema()
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = current_schema()::regnamespace order by 1`);
  return rows;
}

async function roundTrip(otherUrl: string): Promise<void> {
  const [from, other, back] = [await opened(newFile()), await opened(otherUrl), await opened(newFile())];
  const cardId = await fill(from);
  const structure = await structureOf(other);
  const counts = await copyDatabase(from, other);
  expect(counts).toMatchObject({
    users: 1,
    businessCards: 1,
    cardViews: 2_500,
    eventRollups: 2_500,
    slugHistory: 1,
    contacts: 0,
  });
  // Indexes and references were taken away while it was filled.
  expect(await structureOf(other)).toEqual(structure);
  expect(structure.length).toBeGreaterThan(50);
  expect(await copyDatabase(other, back)).toEqual(counts);
  expect(await contentOf(back)).toEqual(await contentOf(from));
  // The next ids follow those that were copied.
  const { cardViews } = other.tables;
  const [view] = await other.transaction((tx) => tx.insert(cardViews).values({ cardId }).returning());
  expect(view!.id).toBe(2_501);
  expect((await addCard(other)).id).toBe(cardId + 1);
  const empty = await opened(newFile());
  await copyDatabase(empty, other);
  expect(await isEmpty(other)).toBe(true);
}

test("SQLite to PGlite and back: the same rows, and ids go on", () => roundTrip("pglite:"));

describePostgres("on a server", () => {
  test("SQLite to PostgreSQL and back: the same rows, and ids go on", async () =>
    roundTrip(await newPostgres(onTestFinished)));
});

describe("a copy", () => {
  test("shows one moment, whatever is written meanwhile", async () => {
    const from = await opened(newFile());
    await fill(from);
    await from.snapshot(async (db) => {
      const before = (await db.select().from(from.tables.users)).length;
      await addCard(from);
      expect(await db.select().from(from.tables.users)).toHaveLength(before);
    });
    expect(await from.db.select().from(from.tables.users)).toHaveLength(2);
  });

  test("replaces what the target holds; one that fails half-way leaves it as it was", async () => {
    const [from, to] = [await opened(newFile()), await opened(newFile())];
    await fill(from);
    await fill(to);
    const before = await contentOf(to);
    const stopped = copyDatabase(from, to, (rows) => {
      if (rows > 2_000) throw new Error("killed");
    });
    await expect(stopped).rejects.toThrow("killed");
    expect(await contentOf(to)).toEqual(before);
    await copyDatabase(from, to);
    expect(await contentOf(to)).toEqual(await contentOf(from));
  });
});
