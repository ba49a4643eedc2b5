import { and, asc, eq, sum } from "drizzle-orm";
import { describe, expect, onTestFinished } from "vitest";
import type { Database } from "#db/index.ts";
import { addCard, onEveryDatabase } from "../../../db/tests/databases.ts";
import { readFigures } from "../analytics/figures/figures.server.ts";
import { DAY_MS } from "../config/durations.ts";
import { deleteOldQuarters } from "./retention.server.ts";
import { commitEvents } from "./commit.server.ts";
import type { NewEvent } from "./event.ts";
import { compactOldDays } from "./compaction.server.ts";
import { rebuildRollups } from "./rebuild.server.ts";

const NOW = new Date("2026-06-30T12:00:00Z");
const FIRST = Date.parse("2026-01-01T06:00:00Z");

const aView = (cardId: number, i: number, changed: Partial<NewEvent> = {}): NewEvent => ({
  kind: "view",
  cardId,
  at: new Date(FIRST + i * DAY_MS),
  source: (["link", "qr", "embed"] as const)[i % 3]!,
  referrer: i % 4 === 0 ? `"quoted" \\ ${i % 7}.example.com` : null,
  ip: null,
  location: null,
  country: ["PT", "DE", null][i % 3]!,
  device: "Mobile · iOS · Safari",
  deviceClass: "mobile",
  isBot: i % 11 === 0,
  userId: null,
  visitorHash: `v${i}`,
  key: null,
  ...(changed as object),
});

const forgetAgeing = async ({ tables, transaction }: Database) => {
  await transaction((tx) => tx.delete(tables.eventAgeing));
};

/** A visit on each of 180 days, one day with very many sites; the database notes no ageing before and after. */
async function addEvents(database: Database, cardId: number): Promise<void> {
  await forgetAgeing(database);
  onTestFinished(() => forgetAgeing(database));
  const daily = Array.from({ length: 180 }, (_, i) => aView(cardId, i));
  const busy = Array.from({ length: 60 }, (_, i) => aView(cardId, 7, { referrer: `${i}.example.com`, isBot: false }));
  const clicks = Array.from({ length: 20 }, (_, i): NewEvent => {
    const visit = aView(cardId, i * 5);
    return { ...visit, kind: "click", linkType: "social", linkId: "linkedin" };
  });
  const outcomes = await commitEvents(database, [...daily, ...busy, ...clicks]);
  await commitEvents(
    database,
    outcomes
      .slice(0, 100)
      .map((outcome, i) => ({
        kind: "completion" as const,
        cardId,
        viewId: "id" in outcome ? outcome.id : 0,
        seconds: i + 1,
      })),
  );
  await deleteOldQuarters(database, NOW);
}

const figures = async (database: Database, id: number) => {
  const card = { id, name: "Ada", slug: "ada", createdAt: new Date(FIRST), customButtons: [] };
  const spans = [{}, { range: "yearly" }, { from: "2026-01-03", to: "2026-02-10" }] as const;
  return Promise.all(
    spans.map(async (span) => ({
      ...(await readFigures(database, card, { ...span, timeZone: "Europe/Berlin" }, NOW)),
      hours: [],
    })),
  );
};

const packedDays = async ({ db, tables: { eventDays: t } }: Database, cardId: number) =>
  db.select().from(t).where(eq(t.cardId, cardId)).orderBy(asc(t.day));

describe("packed days", () =>
  onEveryDatabase((test) => {
    test("say what their rollups said, and take their place", async ({ database }) => {
      const card = await addCard(database);
      await addEvents(database, card.id);
      const before = await figures(database, card.id);
      await compactOldDays(database, { now: NOW, graceDays: 0 });
      expect(await figures(database, card.id)).toEqual(before);
      const packed = await packedDays(database, card.id);
      // Days until 26 May are far; the busy one stays as it is.
      expect(packed.length).toBe(144);
      const { db, tables } = database;
      const { eventRollups: t } = tables;
      const left = await db
        .select({ n: sum(t.n).mapWith(Number), bucket: t.bucket })
        .from(t)
        .where(and(eq(t.cardId, card.id), eq(t.minutes, 1440), eq(t.dimension, "total"), eq(t.kind, "view")))
        .groupBy(t.bucket);
      expect(left.length).toBeLessThan(40);
      await compactOldDays(database, { now: NOW, graceDays: 0 });
      expect(await packedDays(database, card.id)).toEqual(packed);
    });

    test("are added to what comes late", async ({ database }) => {
      const card = await addCard(database);
      await addEvents(database, card.id);
      await compactOldDays(database, { now: NOW, graceDays: 0 });
      const [before] = await figures(database, card.id);
      await commitEvents(database, [aView(card.id, 3, { country: "FR", visitorHash: "late" })]);
      const [after] = await figures(database, card.id);
      expect(after!.totals).toEqual({
        ...before!.totals,
        views: before!.totals.views + 1,
        visitors: before!.totals.visitors + 1,
      });
      expect(after!.countries.find(({ name }) => name === "FR")).toMatchObject({ views: 1 });
      // Interrupted and begun again.
      await forgetAgeing(database);
      await deleteOldQuarters(database, NOW);
      await compactOldDays(database, { now: NOW, graceDays: 0 });
      expect((await figures(database, card.id))[0]).toEqual(after);
    });

    test("are the same once counted anew, with the visitors whose hashes are gone", async ({ database }) => {
      const card = await addCard(database);
      await addEvents(database, card.id);
      await compactOldDays(database, { now: NOW, graceDays: 0 });
      const [packed, before] = [await packedDays(database, card.id), await figures(database, card.id)];
      const { eventDays: t } = database.tables;
      await database.transaction((tx) =>
        tx.update(t).set({ views: 99, counts: '{"vcPT":7}' }).where(eq(t.cardId, card.id)),
      );
      await rebuildRollups(database, NOW);
      expect(await figures(database, card.id)).toEqual(before);
      // To the letter: a rebuild would write each day anew otherwise.
      expect(await packedDays(database, card.id)).toEqual(packed);
    });

    test("come of a rebuild, whether they were packed before or not", async ({ database }) => {
      const card = await addCard(database);
      await addEvents(database, card.id);
      const before = await figures(database, card.id);
      const aWeekAgo = new Date(NOW.getTime() - 7.1 * DAY_MS);
      await compactOldDays(database, { now: aWeekAgo });
      expect(await packedDays(database, card.id)).toEqual([]);
      await rebuildRollups(database, NOW);
      const packed = await packedDays(database, card.id);
      expect(packed.length).toBe(144);
      expect(await figures(database, card.id)).toEqual(before);
      // As tidying would have packed them.
      await forgetAgeing(database);
      await database.transaction((tx) => tx.delete(database.tables.eventDays));
      await rebuildRollups(database, new Date(FIRST));
      await deleteOldQuarters(database, NOW);
      await compactOldDays(database, { now: NOW, graceDays: 0 });
      const comparable = ({ visitors: _, ...day }: (typeof packed)[number]) => day;
      expect((await packedDays(database, card.id)).map(comparable)).toEqual(packed.map(comparable));
    });

    test("come a week after a release that reads them, so that one can go back", async ({ database }) => {
      const card = await addCard(database);
      await addEvents(database, card.id);
      await compactOldDays(database, { now: NOW });
      expect(await packedDays(database, card.id)).toEqual([]);
      await compactOldDays(database, { now: new Date(NOW.getTime() + 6.9 * DAY_MS) });
      expect(await packedDays(database, card.id)).toEqual([]);
      await compactOldDays(database, { now: new Date(NOW.getTime() + 7.1 * DAY_MS) });
      expect((await packedDays(database, card.id)).length).toBeGreaterThan(140);
    });
  }));
