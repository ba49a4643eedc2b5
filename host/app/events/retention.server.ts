import { and, asc, eq, inArray, lt, min, type SQL, sql } from "drizzle-orm";
import { type Database, firstRow, run, type Tx, deleteInSteps } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";
import { runPrepared } from "./prepared-queries.server.ts";
import { bucketOf, DAY, QUARTER } from "./rollups.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";

/** Rows removed in one transaction, so that others never wait long for the database. */
const STEP = 1_000;
/**
 * Days for which quarters of an hour are kept: a month in any time zone, and as far back as an event may be sent. Older
 * days have only totals of the day.
 */
export const DETAILED_DAYS = 35;
/** Quarters removed in the first step, and at most in later ones, whose size follows from its time. */
const FIRST_BUCKETS = 4;
const MAX_BUCKETS = 7 * 96;
const AIM_MS = 50;

/** Rows of event_ageing. */
export const WATERMARK_ROWS = { raw: 1, quarters: 2, packed: 3, mayPack: 4 } as const;

const rawTables = ({ cardViews, cardClicks, cardSaves }: Database["tables"]) => [cardViews, cardClicks, cardSaves];

/**
 * Deletes raw views, clicks and saves more than `days` days old, in small steps. Totals stay, as they are stored
 * separately; submissions stay, because they are messages to the owner. Returns the number of deleted rows.
 */
export async function deleteOldEvents(
  database: Database,
  days: number,
  now = new Date(),
  step = STEP,
  signal?: AbortSignal,
): Promise<number> {
  const { db, tables, transaction } = database;
  const completeFrom = new Date((bucketOf(now, DAY) - days) * DAY_MS);
  // Stored before the first row is deleted: a rebuild must not recount an incomplete day.
  await note(database, WATERMARK_ROWS.raw, completeFrom);
  let removed = 0;
  for (const table of rawTables(tables)) {
    // Uses the index of times, whatever the number of cards.
    for (let isMore = true; isMore && !signal?.aborted;) {
      const old = await db
        .select({ id: table.id })
        .from(table)
        .where(lt(table.timestamp, completeFrom))
        .orderBy(asc(table.timestamp))
        .limit(step);
      if (old.length > 0)
        await transaction((tx) =>
          tx.delete(table).where(
            inArray(
              table.id,
              old.map(({ id }) => id),
            ),
          ),
        );
      removed += old.length;
      isMore = old.length === step;
    }
  }
  return removed;
}

/** Deletes the quarters of an hour of all but the last days, in small steps. Totals of the days stay. */
export async function deleteOldQuarters(database: Database, now = new Date(), signal?: AbortSignal): Promise<void> {
  const { db, tables, transaction } = database;
  const { eventRollups: t } = tables;
  const firstDay = await storeQuarterWatermark(database, now);
  const end = firstDay * (DAY / QUARTER);
  for (let step = FIRST_BUCKETS; !signal?.aborted;) {
    const oldest = await firstRow(
      db
        .select({ bucket: min(t.bucket).mapWith(Number) })
        .from(t)
        .where(isQuarter(t)),
    );
    const from = oldest?.bucket ?? 0;
    if (from === 0 || from >= end) return;
    const started = performance.now();
    await transaction((tx) => tx.delete(t).where(and(isQuarter(t), lt(t.bucket, Math.min(from + step, end)))));
    const isQuick = performance.now() - started < AIM_MS;
    step = isQuick ? Math.min(step * 2, MAX_BUCKETS) : Math.max(1, Math.floor(step / 2));
  }
}

/** Stores and returns the first UTC day whose quarters of an hour are kept. */
export async function storeQuarterWatermark(database: Database, now: Date): Promise<number> {
  const firstDay = firstDetailedDay(now);
  await note(database, WATERMARK_ROWS.quarters, new Date(firstDay * DAY_MS));
  return firstDay;
}

/** The first UTC day of the near past. */
export const firstDetailedDay = (now: Date): number => bucketOf(now, DAY) - DETAILED_DAYS;

/** Literal SQL, because SQLite uses the partial index of quarters only for a constant. */
const isQuarter = ({ minutes }: Database["tables"]["eventRollups"]): SQL => sql`${minutes} = 15`;

const note = ({ tables, transaction }: Database, id: number, from: Date) =>
  transaction((tx) => raiseWatermark(tx, tables, id, from));

/** Stores a moment, unless a later one is stored. */
export function raiseWatermark(tx: Tx, { eventAgeing }: Database["tables"], id: number, completeFrom: Date) {
  return tx
    .insert(eventAgeing)
    .values({ id, completeFrom })
    .onConflictDoUpdate({
      target: eventAgeing.id,
      set: { completeFrom },
      setWhere: lt(eventAgeing.completeFrom, completeFrom),
    });
}

/** Deletes the keys of events that are too old to be sent again. */
export async function deleteExpiredKeys(database: Database, now = new Date()): Promise<void> {
  const { eventKeys } = database.tables;
  const isOld = lt(eventKeys.createdAt, new Date(now.getTime() - 31 * DAY_MS));
  await deleteInSteps(database, eventKeys, isOld, nextEventLoopTurn);
}

/**
 * The first days from which on all raw events exist, all quarters of an hour exist, and no days are packed; and the
 * moment from which days may be packed.
 */
export function* readWatermarks(tx: Tx, { eventAgeing }: Database["tables"]) {
  const rows = yield* run(tx.select().from(eventAgeing));
  const momentOf = (watermarkId: number) => rows.find(({ id }) => id === watermarkId)?.completeFrom ?? null;
  const dayOf = (watermarkId: number) => bucketOf(momentOf(watermarkId) ?? new Date(0), DAY);
  return {
    raw: dayOf(WATERMARK_ROWS.raw),
    quarters: dayOf(WATERMARK_ROWS.quarters),
    packed: dayOf(WATERMARK_ROWS.packed),
    mayPack: momentOf(WATERMARK_ROWS.mayPack)?.getTime() ?? null,
  };
}

/** The first UTC day that has quarters of an hour, too. */
export async function firstQuarterDay({ db, tables: { eventAgeing } }: Database): Promise<number> {
  const row = await firstRow(
    runPrepared(db, "first quarter day", () =>
      db.select({ at: eventAgeing.completeFrom }).from(eventAgeing).where(eq(eventAgeing.id, WATERMARK_ROWS.quarters)),
    ),
  );
  return row ? bucketOf(row.at, DAY) : 0;
}
