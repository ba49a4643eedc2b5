import { and, asc, between, eq, exists, gt, min, notInArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isEmpty } from "#db/copy.ts";
import { type Database, firstRow, isPostgres, run, type Tx, type TxSteps } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";
import { readWatermarks, WATERMARK_ROWS, firstDetailedDay, raiseWatermark } from "./retention.server.ts";
import { DIMENSION_LETTERS, KIND_LETTERS } from "./compacted-counts.server.ts";
import type { RollupKind } from "./rollups.ts";

type Tables = Database["tables"];

/** A range of card ids and of UTC days, both ends included. */
export interface RecountRange {
  cards: [first: number, last: number];
  days: [first: number, last: number];
}

/** A card's day with more counts than this keeps its rollups, which are few in relation to its events. */
export const MAX_COMPACT_COUNTS = 50;
/** How long one can still go back to a release that cannot read packed days. */
const GRACE_DAYS = 7;
/** More days than this are packed card by card, the order in which rollups are stored. */
const FEW_DAYS = 7;
/** Rollups or cards packed in the first transaction, and at most in later ones, whose size follows from its time. */
const FIRST_STEP = 100;
const MAX_STEP = 20_000;
const AIM_MS = 50;
const EVERY_CARD = Number.MAX_SAFE_INTEGER;
const EVER = Number.MAX_SAFE_INTEGER;

/** Literal SQL, because SQLite uses the partial index of days only for a constant. */
const isDay = ({ minutes }: Tables["eventRollups"]): SQL => sql`${minutes} = 1440`;

/** Packs a new database's days without the week of grace, since no earlier release has used it. */
export async function compactNewDatabase(database: Database, now = new Date()): Promise<void> {
  if (await isEmpty(database))
    await database.transaction((tx) => raiseWatermark(tx, database.tables, WATERMARK_ROWS.mayPack, now));
}

interface Packing {
  now?: Date;
  graceDays?: number;
  /** Days that are about to be recounted, and packed by that. */
  countedFrom?: number;
  signal?: AbortSignal;
}

/** Packs the days of the far past in small steps, each day once when it gets old enough. */
export async function compactOldDays(
  database: Database,
  { now = new Date(), graceDays = GRACE_DAYS, countedFrom = EVER, signal }: Packing = {},
): Promise<void> {
  const { db, tables, transaction } = database;
  const { eventRollups: t } = tables;
  const { packed, mayPack } = await transaction((tx) => readWatermarks(tx, tables));
  const from = mayPack ?? now.getTime() + graceDays * DAY_MS;
  if (mayPack === null) await transaction((tx) => raiseWatermark(tx, tables, WATERMARK_ROWS.mayPack, new Date(from)));
  if (from > now.getTime() || packed >= firstDetailedDay(now)) return;
  const end = Math.min(firstDetailedDay(now), countedFrom);
  const oldest = await firstRow(
    db
      .select({ day: min(t.bucket).mapWith(Number) })
      .from(t)
      .where(isDay(t)),
  );
  const first = Math.max(packed, oldest?.day ?? end);
  const parts =
    end - first > FEW_DAYS ? partsByCard(database, [first, end - 1]) : partsByDay(database, [first, end - 1]);
  for await (const part of parts) {
    if (signal?.aborted) return;
    await transaction((tx) => compactDays(tx, tables, part));
  }
  await transaction((tx) =>
    raiseWatermark(tx, tables, WATERMARK_ROWS.packed, new Date(firstDetailedDay(now) * DAY_MS)),
  );
}

/** A few cards at a time, with all their days. */
async function* partsByCard(
  { db, tables: { businessCards } }: Database,
  days: RecountRange["days"],
): AsyncGenerator<RecountRange> {
  const step = new Step();
  for (let after = 0; ;) {
    const cards = await db
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(gt(businessCards.id, after))
      .orderBy(asc(businessCards.id))
      .limit(step.size);
    if (cards.length === 0) return;
    const last = cards.at(-1)!.id;
    yield* step.timed({ cards: [after + 1, last], days });
    after = last;
  }
}

/** Some cards of one day at a time, by the index of days. */
async function* partsByDay(
  { db, tables: { eventRollups: t } }: Database,
  [first, last]: RecountRange["days"],
): AsyncGenerator<RecountRange> {
  const step = new Step();
  for (let day = first; day <= last; day++)
    for (let after = 0; after < EVERY_CARD;) {
      const border = await firstRow(
        db
          .select({ card: t.cardId })
          .from(t)
          .where(and(isDay(t), eq(t.bucket, day), gt(t.cardId, after)))
          .orderBy(asc(t.cardId))
          .limit(1)
          .offset(step.size),
      );
      const to = border?.card ?? EVERY_CARD;
      yield* step.timed({ cards: [after + 1, to], days: [day, day] });
      after = to;
    }
}

/** How much to do at a time, adjusted to how long the last part took. */
class Step {
  size = FIRST_STEP;

  *timed(part: RecountRange): Generator<RecountRange, void> {
    const started = performance.now();
    yield part;
    const isQuick = performance.now() - started < AIM_MS;
    this.size = isQuick ? Math.min(this.size * 2, MAX_STEP) : Math.max(1, Math.floor(this.size / 2));
  }
}

/** Selects several days by card, since a card's rollups are stored together, and a single day by its index. */
export const rollupsOfDays = (t: Tables["eventRollups"], { cards, days }: RecountRange) =>
  and(
    isDay(t),
    days[0] === days[1] ? eq(t.bucket, days[0]) : between(sql`+${t.bucket}`, ...days),
    between(t.cardId, ...cards),
  );

/** Replaces the rollups of each sparse day of a card with one row. */
function* compactDays(tx: Tx, tables: Tables, part: RecountRange): TxSteps<void> {
  const { eventRollups: t, eventDays } = tables;
  const isPacked = isPackedDay(tx, tables, t.cardId, t.bucket);
  // Late events of days packed before an interruption keep their rollups.
  const late = yield* run(
    tx
      .selectDistinct({ id: t.cardId })
      .from(t)
      .where(and(rollupsOfDays(t, part), isPacked)),
  );
  const lateIds = late.map(({ id }) => id);
  const isSelected = and(rollupsOfDays(t, part), lateIds.length > 0 ? notInArray(t.cardId, lateIds) : undefined);
  const packed = tx
    .select(packedFields(tables))
    .from(t)
    .where(isSelected)
    .groupBy(t.cardId, t.bucket)
    .having(FEW_COUNTS);
  yield* run(tx.insert(eventDays).select(packed as never));
  yield* run(tx.delete(t).where(and(isSelected, isPacked)));
}

const FEW_COUNTS = sql`count(*) <= ${sql.raw(String(MAX_COMPACT_COUNTS))}`;

/** The columns of event_days, from rollups grouped by card and day. */
function packedFields(tables: Tables) {
  const { cardId, bucket, dimension, kind, value, n } = tables.eventRollups;
  const total = (rollupKind: RollupKind) =>
    sql`sum(${n}) filter (where ${dimension} = 'total' and ${kind} = ${sql.raw(`'${rollupKind}'`)} and ${n} <> 0)`;
  const key = sql`${letterOf(kind, KIND_LETTERS)} || ${letterOf(dimension, DIMENSION_LETTERS)} || ${value}`;
  const isOther = sql`filter (where ${dimension} <> 'total' and ${n} <> 0)`;
  // Sorted, so that a rebuild, which writes the same, finds nothing that differs.
  const counts = isPostgres({ tables })
    ? sql`'{' || string_agg(to_json(${key})::text || ':' || ${n}, ',' order by ${key} collate "C") ${isOther} || '}'`
    : sql`nullif(json_group_object(${key}, ${n} order by ${key}) ${isOther}, '{}')`;
  return {
    cardId: sql`${cardId}`.as("card_id"),
    day: sql`${bucket}`.as("day"),
    views: total("view").as("views"),
    clicks: total("click").as("clicks"),
    saves: total("save").as("saves"),
    submissions: total("submission").as("submissions"),
    visitors: total("visitor").as("visitors"),
    counts: counts.as("counts"),
  };
}

/** Whether a day of a card is packed. */
const isPackedDay = (
  tx: Tx,
  { eventDays }: Tables,
  cardId: SQLWrapper | SQL.Aliased,
  day: SQLWrapper | SQL.Aliased,
): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(eventDays)
      .where(and(eq(eventDays.cardId, sql`${cardId}`), eq(eventDays.day, sql`${day}`))),
  );

const letterOf = (column: SQLWrapper | SQL.Aliased, letters: Record<string, string>): SQL =>
  sql`case ${column} ${sql.join(
    Object.entries(letters).map(([word, letter]) => sql.raw(`when '${word}' then '${letter}'`)),
    sql` `,
  )} end`;
