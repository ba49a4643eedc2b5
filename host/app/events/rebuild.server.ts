import { and, asc, between, count, eq, gt, gte, inArray, lt, max, min, ne, sum } from "drizzle-orm";
import { type Database, firstRow } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";
import { readWatermarks, storeQuarterWatermark } from "./retention.server.ts";
import { compactOldDays, type RecountRange } from "./compaction.server.ts";
import { OPEN_END, recount } from "./recount.server.ts";
import { bucketOf, DAY } from "./rollups.ts";

/** How many days are compared with raw events. */
const WINDOW = 31;
/** Events counted in one transaction, so that others do not wait long. */
const MAX_EVENTS = 20_000;
/** Cards read by one query. */
const CARDS = 2_000;
/** Cards compared by one query. */
const COMPARED_AT_ONCE = 200;

const rawTables = ({ cardViews, cardClicks, cardSaves, formSubmissions }: Database["tables"]) => [
  cardViews,
  cardClicks,
  cardSaves,
  formSubmissions,
];

/**
 * Recomputes the rollups of all cards from raw events. Days whose raw events have been deleted, and unique visitors,
 * whose hashes are gone, stay as they are. Can run while events arrive. Returns how many events were counted.
 */
export async function rebuildRollups(database: Database, now = new Date()): Promise<number> {
  const { db, tables, transaction } = database;
  // Writes the far past in its final form, so that the next tidy need not remove or pack it.
  await storeQuarterWatermark(database, now);
  const { mayPack, raw } = await transaction((tx) => readWatermarks(tx, tables));
  if (mayPack !== null) await compactOldDays(database, { now, countedFrom: raw });
  const { id } = tables.businessCards;
  const cards = await firstRow(db.select({ first: min(id), last: max(id) }).from(tables.businessCards));
  if (!cards?.first || !cards.last) return 0;
  const middle = Math.floor((cards.first + cards.last) / 2);
  const countAll = async (ids: RecountRange["cards"]) => {
    let counted = 0;
    for await (const part of parts(database, now, ids)) counted += await transaction((tx) => recount(tx, tables, part));
    return counted;
  };
  // Two halves at once: PostgreSQL writes the counts of one while the other is counted here.
  const counted = await Promise.all([countAll([cards.first, middle]), countAll([middle + 1, cards.last])]);
  return counted[0] + counted[1];
}

/** Divides the work into parts of limited size: several cards with few events, or some days of a card with many. */
async function* parts({ db, tables }: Database, now: Date, ids: RecountRange["cards"]): AsyncGenerator<RecountRange> {
  const { businessCards } = tables;
  const lastDay = bucketOf(now, DAY) + 1;
  for (let next = ids[0]; ;) {
    const cards = await db
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(between(businessCards.id, next, ids[1]))
      .orderBy(asc(businessCards.id))
      .limit(CARDS);
    if (cards.length === 0) return;
    const [first, last] = [cards[0]!.id, cards.at(-1)!.id];
    const events = new Map<number, number>();
    for (const raw of rawTables(tables))
      for (const { id, n } of await db
        .select({ id: raw.cardId, n: count() })
        .from(raw)
        .where(between(raw.cardId, first, last))
        .groupBy(raw.cardId))
        events.set(id, (events.get(id) ?? 0) + n);
    let begin = first;
    let pendingEvents = 0;
    for (const { id } of cards) {
      const n = events.get(id) ?? 0;
      if (pendingEvents > 0 && pendingEvents + n > MAX_EVENTS) {
        yield { cards: [begin, id - 1], days: [0, OPEN_END] };
        [begin, pendingEvents] = [id, 0];
      }
      if (n <= MAX_EVENTS) pendingEvents += n;
      else {
        if (begin < id) yield { cards: [begin, id - 1], days: [0, OPEN_END] };
        yield* daysOf(db, tables, id, n, lastDay);
        begin = id + 1;
      }
    }
    if (begin <= last) yield { cards: [begin, last], days: [0, OPEN_END] };
    next = last + 1;
  }
}

/** The days of one card, in ranges with that many events on average. */
async function* daysOf(
  db: Database["db"],
  tables: Database["tables"],
  id: number,
  events: number,
  lastDay: number,
): AsyncGenerator<RecountRange> {
  let firstDay = lastDay;
  for (const raw of rawTables(tables)) {
    const row = await firstRow(
      db.select({ at: raw.timestamp }).from(raw).where(eq(raw.cardId, id)).orderBy(asc(raw.timestamp)).limit(1),
    );
    if (row) firstDay = Math.min(firstDay, bucketOf(row.at, DAY));
  }
  const stretch = Math.max(1, Math.floor(((lastDay - firstDay + 1) * MAX_EVENTS) / events));
  if (firstDay > 0) yield { cards: [id, id], days: [0, firstDay - 1] };
  for (let day = firstDay; day <= lastDay; day += stretch)
    yield { cards: [id, id], days: [day, Math.min(day + stretch - 1, lastDay)] };
}

/**
 * Compares the rollups of the last `days` finished days with the raw events and recounts the cards that differ. None
 * should, since rollups are updated in each event's transaction. Returns the ids of the repaired cards.
 */
export async function repairRollups(
  { db, tables, transaction }: Database,
  { days = WINDOW, now = new Date(), signal }: { days?: number; now?: Date; signal?: AbortSignal } = {},
): Promise<number[]> {
  const { businessCards, eventRollups: t } = tables;
  const complete = await transaction((tx) => readWatermarks(tx, tables));
  const [last, first] = [bucketOf(now, DAY) - 1, Math.max(bucketOf(now, DAY) - days, complete.raw, complete.packed)];
  const repaired: number[] = [];
  for (let after = 0; first <= last && !signal?.aborted;) {
    const page = await db
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(gt(businessCards.id, after))
      .orderBy(asc(businessCards.id))
      .limit(COMPARED_AT_ONCE);
    if (page.length === 0) break;
    after = page.at(-1)!.id;
    const ids = page.map(({ id }) => id);
    const counts = new Map(ids.map((id) => [id, { raw: 0, rolled: 0 }]));
    for (const raw of rawTables(tables)) {
      const rows = await db
        .select({ id: raw.cardId, n: count() })
        .from(raw)
        .groupBy(raw.cardId)
        .where(
          and(
            inArray(raw.cardId, ids),
            gte(raw.timestamp, new Date(first * DAY_MS)),
            lt(raw.timestamp, new Date((last + 1) * DAY_MS)),
          ),
        );
      for (const { id, n } of rows) counts.get(id)!.raw += n;
    }
    // Each event is counted once, in the totals or as filtered.
    const rolledRows = await db
      .select({ id: t.cardId, n: sum(t.n).mapWith(Number) })
      .from(t)
      .groupBy(t.cardId)
      .where(
        and(
          inArray(t.cardId, ids),
          eq(t.minutes, DAY),
          inArray(t.dimension, ["total", "filtered"]),
          ne(t.kind, "visitor"),
          between(t.bucket, first, last),
        ),
      );
    for (const { id, n } of rolledRows) counts.get(id)!.rolled = n;
    for (const [id, { raw, rolled }] of counts) {
      if (raw === rolled) continue;
      await transaction((tx) => recount(tx, tables, { cards: [id, id], days: [first, last] }));
      repaired.push(id);
    }
  }
  return repaired;
}
