import { and, asc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#db/index.ts";
import { addCard, onEveryDatabase } from "../../../db/tests/databases.ts";
import { deleteOldEvents, deleteOldQuarters, DETAILED_DAYS } from "./retention.server.ts";
import { commitEvents, countSubmission } from "./commit.server.ts";
import type { NewEvent } from "./event.ts";
import { rebuildRollups, repairRollups } from "./rebuild.server.ts";

async function rollupsOf({ db, tables: { eventRollups: t } }: Database, cardId: number) {
  const rows = await db
    .select()
    .from(t)
    .where(eq(t.cardId, cardId))
    .orderBy(asc(t.minutes), asc(t.bucket), asc(t.dimension), asc(t.kind), asc(t.value));
  return rows.filter(({ n }) => n !== 0);
}

/** Before the quarters of any of the events are far past. */
const EARLY = new Date("2026-01-25T00:00:00Z");

/** Two months of everything a card can meet. */
async function addEvents(database: Database, cardId: number, owner: number): Promise<void> {
  const start = Date.parse("2026-01-20T00:00:00Z");
  const events = Array.from({ length: 300 }, (_, i): NewEvent => {
    const visit = {
      cardId,
      at: new Date(start + i * 17_000_000),
      ip: null,
      location: null,
      key: null,
      visitorHash: `v${i % 40}`,
      country: ["PT", null, "DE"][i % 3]!,
      isBot: i % 11 === 0,
      userId: i % 13 === 0 ? owner : null,
      ...(
        [
          { device: "Mobile · iOS · Safari", deviceClass: "mobile" },
          { device: null, deviceClass: null },
          { device: "Tablet", deviceClass: "tablet" },
        ] as const
      )[i % 3]!,
    };
    if (i % 5 === 0) return { ...visit, kind: "click", linkType: "social", linkId: ["linkedin", "youtube"][i % 2]! };
    if (i % 7 === 0) return { ...visit, kind: "save" };
    return {
      ...visit,
      kind: "view",
      source: (["link", "qr", "embed"] as const)[i % 3]!,
      referrer: i % 4 === 0 ? "example.com" : null,
    };
  });
  const outcomes = await commitEvents(database, events);
  await commitEvents(
    database,
    outcomes.flatMap((outcome, i) =>
      "id" in outcome && events[i]!.kind === "view" && i % 2 === 0
        ? [{ kind: "completion" as const, cardId, viewId: outcome.id, seconds: i }]
        : [],
    ),
  );
  await database.transaction(function* (tx) {
    const { formSubmissions } = database.tables;
    const insert = tx
      .insert(formSubmissions)
      .values({ cardId, formData: {}, country: "PT", timestamp: new Date(start) })
      .returning();
    const [row] = (yield insert) as (typeof formSubmissions.$inferSelect)[];
    yield* countSubmission(tx, database.tables, row!, 1);
  });
}

describe("rebuildRollups", () =>
  onEveryDatabase((test) => {
    test("agrees with what was counted as events were written", async ({ database }) => {
      const card = await addCard(database);
      await addEvents(database, card.id, card.userId);
      const written = await rollupsOf(database, card.id);
      expect(written.length).toBeGreaterThan(500);
      expect(await rebuildRollups(database, EARLY)).toBeGreaterThanOrEqual(301);
      expect(await rollupsOf(database, card.id)).toEqual(written);
    });

    test("repair finds the card whose rollups differ, mends it and leaves the others alone", async ({ database }) => {
      const [bad, good] = [await addCard(database), await addCard(database)];
      for (const card of [bad, good]) await addEvents(database, card.id, card.userId);
      const written = await rollupsOf(database, bad.id);
      const now = new Date("2026-03-22T12:00:00Z");
      expect(await repairRollups(database, { days: 70, now })).toEqual([]);
      const { eventRollups: t } = database.tables;
      await database.transaction((tx) => tx.delete(t).where(and(eq(t.cardId, bad.id), eq(t.kind, "click"))));
      expect(await repairRollups(database, { days: 70, now })).toEqual([bad.id]);
      expect(await rollupsOf(database, bad.id)).toEqual(written);
    });

    test("mends rollups that were damaged", async ({ database }) => {
      const card = await addCard(database);
      await addEvents(database, card.id, card.userId);
      const written = await rollupsOf(database, card.id);
      const { eventRollups: t } = database.tables;
      await database.transaction((tx) => tx.update(t).set({ n: 1_000 }).where(eq(t.dimension, "source")));
      await database.transaction((tx) => tx.delete(t).where(eq(t.dimension, "country")));
      await rebuildRollups(database, EARLY);
      expect(await rollupsOf(database, card.id)).toEqual(written);
    });

    test("keeps the totals of days whose raw events have been aged out", async ({ database }) => {
      const card = await addCard(database);
      await addEvents(database, card.id, card.userId);
      const written = await rollupsOf(database, card.id);
      const { cardViews: t } = database.tables;
      const before = await database.db.select({ at: t.timestamp }).from(t).where(eq(t.cardId, card.id));
      const removed = await deleteOldEvents(database, 10, new Date("2026-03-01T12:00:00Z"), 20);
      const after = await database.db.select({ at: t.timestamp }).from(t).where(eq(t.cardId, card.id));
      expect(removed).toBeGreaterThan(100);
      const limit = new Date("2026-02-19T00:00:00Z");
      expect(after).toHaveLength(before.filter(({ at }) => at >= limit).length);
      expect(after.length).toBeGreaterThan(0);
      expect(await rollupsOf(database, card.id)).toEqual(written);
      await rebuildRollups(database, EARLY);
      expect(await rollupsOf(database, card.id)).toEqual(written);
    });
  }));

describe("ageQuarters", () =>
  onEveryDatabase((test) => {
    test("leaves days in place of the far past's quarters, and a rebuild agrees", async ({ database }) => {
      const card = await addCard(database);
      await addEvents(database, card.id, card.userId);
      const written = await rollupsOf(database, card.id);
      const now = new Date("2026-03-20T12:00:00Z");
      const end = (Math.floor(now.getTime() / 86_400_000) - DETAILED_DAYS) * 96;
      await deleteOldQuarters(database, now);
      const remaining = written.filter(({ minutes, bucket }) => minutes === 1440 || bucket >= end);
      expect(remaining.length).toBeLessThan(written.length);
      expect(remaining.length).toBeGreaterThan(written.length / 2);
      expect(await rollupsOf(database, card.id)).toEqual(remaining);
      await rebuildRollups(database, now);
      expect(await rollupsOf(database, card.id)).toEqual(remaining);
    });
  }));
