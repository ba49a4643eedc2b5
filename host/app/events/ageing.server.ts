import { and, asc, eq, inArray, lt, min, type SQL, sql } from "drizzle-orm";
import { type Database, run, type Tx } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";
import { bucketOf, DAY, QUARTER } from "./rollups.ts";

/** Rows removed by one transaction: others never wait long for the database. */
const STEP = 1_000;
/**
 * Days whose quarters of an hour are kept: a month in any time zone, and as far back as an event may be sent. Older
 * days are counted by the day only.
 */
export const NEAR_DAYS = 35;
/** Quarters removed at a time, before it is known how long that takes, and at most. */
const FIRST_BUCKETS = 4;
const MAX_BUCKETS = 7 * 96;
const AIM_MS = 50;

/** Rows of event_ageing. */
export const AGEING = { raw: 1, quarters: 2, packed: 3, mayPack: 4 } as const;

const rawTables = ({ cardViews, cardClicks, cardSaves }: Database["tables"]) => [cardViews, cardClicks, cardSaves];

/**
 * Removes raw views, clicks and saves of days more than `days` ago, in small steps; totals stay, being counted apart.
 * Submissions stay, because they are messages to the owner. Answers how many rows went.
 */
export async function ageEvents(
  database: Database,
  days: number,
  now = new Date(),
  step = STEP,
  signal?: AbortSignal,
): Promise<number> {
  const { db, tables, transaction } = database;
  const completeFrom = new Date((bucketOf(now, DAY) - days) * DAY_MS);
  // Noted before the first row goes: a rebuild must not recount a day that is only partly there.
  await note(database, AGEING.raw, completeFrom);
  let removed = 0;
  for (const table of rawTables(tables)) {
    // By the index of time, whatever the number of cards.
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

/** Removes the quarters of an hour of all but the last days, in small steps; the days they lie in are counted apart. */
export async function ageQuarters(database: Database, now = new Date(), signal?: AbortSignal): Promise<void> {
  const { db, tables, transaction } = database;
  const { eventRollups: t } = tables;
  const firstDay = await noteQuarters(database, now);
  const end = firstDay * (DAY / QUARTER);
  for (let step = FIRST_BUCKETS; !signal?.aborted;) {
    const [oldest] = await db
      .select({ bucket: min(t.bucket).mapWith(Number) })
      .from(t)
      .where(isQuarter(t));
    const from = oldest?.bucket ?? 0;
    if (from === 0 || from >= end) return;
    const started = performance.now();
    await transaction((tx) => tx.delete(t).where(and(isQuarter(t), lt(t.bucket, Math.min(from + step, end)))));
    const isQuick = performance.now() - started < AIM_MS;
    step = isQuick ? Math.min(step * 2, MAX_BUCKETS) : Math.max(1, Math.floor(step / 2));
  }
}

/** Notes from when on quarters of an hour are kept; answers that UTC day. */
export async function noteQuarters(database: Database, now: Date): Promise<number> {
  const firstDay = firstNearDay(now);
  await note(database, AGEING.quarters, new Date(firstDay * DAY_MS));
  return firstDay;
}

/** The first UTC day of the near past. */
export const firstNearDay = (now: Date): number => bucketOf(now, DAY) - NEAR_DAYS;

/** Written out, since SQLite uses the index of quarters only where it can read that they are meant. */
const isQuarter = ({ minutes }: Database["tables"]["eventRollups"]): SQL => sql`${minutes} = 15`;

const note = ({ tables, transaction }: Database, id: number, from: Date) =>
  transaction((tx) => noted(tx, tables, id, from));

/** Notes a moment, unless there is a later one. */
export function noted(tx: Tx, { eventAgeing }: Database["tables"], id: number, completeFrom: Date) {
  return tx
    .insert(eventAgeing)
    .values({ id, completeFrom })
    .onConflictDoUpdate({
      target: eventAgeing.id,
      set: { completeFrom },
      setWhere: lt(eventAgeing.completeFrom, completeFrom),
    });
}

/** Forgets the keys of events that nobody will send again. */
export async function forgetKeys({ tables: { eventKeys }, transaction }: Database, now = new Date()): Promise<void> {
  await transaction((tx) => tx.delete(eventKeys).where(lt(eventKeys.createdAt, new Date(now.getTime() - 31 * DAY_MS))));
}

/**
 * The first days from which all raw events, and all quarters of an hour, are still there, and days are not packed; and
 * from what moment on they may be.
 */
export function* ageingOf(tx: Tx, { eventAgeing }: Database["tables"]) {
  const rows = yield* run(tx.select().from(eventAgeing));
  const momentOf = (wanted: number) => rows.find(({ id }) => id === wanted)?.completeFrom ?? null;
  const dayOf = (wanted: number) => bucketOf(momentOf(wanted) ?? new Date(0), DAY);
  return {
    raw: dayOf(AGEING.raw),
    quarters: dayOf(AGEING.quarters),
    packed: dayOf(AGEING.packed),
    mayPack: momentOf(AGEING.mayPack)?.getTime() ?? null,
  };
}

/** The first UTC day that is counted by quarters of an hour too. */
export async function firstQuarterDay({ db, tables: { eventAgeing } }: Database): Promise<number> {
  const [row] = await db
    .select({ at: eventAgeing.completeFrom })
    .from(eventAgeing)
    .where(eq(eventAgeing.id, AGEING.quarters));
  return row ? bucketOf(row.at, DAY) : 0;
}
