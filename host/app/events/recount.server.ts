import { and, between, eq, gte, is, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { bulkInsertRows, type Database, getRow, run, type Tx, type TxSteps, type Value } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";
import { parseDeviceClass } from "../devices/device.server.ts";
import { readWatermarks } from "./retention.server.ts";
import { type RecountRange, MAX_COMPACT_COUNTS, rollupsOfDays } from "./compaction.server.ts";
import { type CountedEvent, DAY, forEachDimension, QUARTER } from "./rollups.ts";
import { keyOf, CountKeys, compactedRow, rollupRows, Tally } from "./tally.server.ts";

type Tables = Database["tables"];
type Kind = CountedEvent["kind"];

/** Last day of an open-ended range. */
export const OPEN_END = 1_000_000;

const QUARTERS = DAY / QUARTER;

/**
 * Recounts a part in one pass over its raw events. Days whose raw events are incomplete, and visitors, stay as they
 * are. Returns the number of events.
 */
export function* recount(tx: Tx, tables: Tables, { cards, days }: RecountRange): TxSteps<number> {
  const complete = yield* readWatermarks(tx, tables);
  const [first, last] = [Math.max(days[0], complete.raw), days[1]];
  if (first > last) return 0;
  const [byDay, byQuarter] = [new Tally(), new Tally()];
  const far: RecountRange = { cards, days: [first, Math.min(last, complete.packed - 1)] };
  const part: RecountRange = { cards, days: [first, last] };
  yield* removeCounts(tx, tables, part);
  const isFar = far.days[0] <= far.days[1];
  if (isFar) yield* takeVisitors(tx, tables, far, byDay);
  let events = 0;
  for (const source of sourcesOf(tables)) {
    const keysByValues = new Map<string, CountKeys>();
    for (const row of yield* readRaw(tx, source, part)) {
      const { cardId, quarter, values, seconds, n = 1, timed = seconds === null ? 0 : 1 } = row;
      let keys = keysByValues.get(values);
      if (!keys) keysByValues.set(values, (keys = keysOf(source, values)));
      const day = Math.floor(quarter / QUARTERS);
      byDay.add(cardId, day, keys, n, timed, seconds ?? 0);
      if (day >= complete.quarters) byQuarter.add(cardId, quarter, keys, n, timed, seconds ?? 0);
      events += n;
    }
  }
  const [packed, unpacked]: [Value[][], Value[][]] = [[], []];
  for (const [cardId, day, counts] of byDay) {
    const row = day < complete.packed ? compactedRow(cardId, day, counts, MAX_COMPACT_COUNTS) : null;
    if (row) packed.push(row);
    else unpacked.push(...rollupRows(cardId, DAY, day, counts));
  }
  for (const [cardId, quarter, counts] of byQuarter) unpacked.push(...rollupRows(cardId, QUARTER, quarter, counts));
  if (isFar) yield* replaceDays(tx, tables, far, packed);
  if (unpacked.length > 0)
    yield* run(tx.insert(tables.eventRollups).select(bulkInsertRows(tables, TYPES.eventRollups, unpacked)));
  return events;
}

function* removeCounts(
  tx: Tx,
  { eventRollups: t }: Tables,
  { cards, days: [first, last] }: RecountRange,
): TxSteps<void> {
  const inDays = and(eq(t.minutes, DAY), between(t.bucket, first, last));
  const inQuarters = and(eq(t.minutes, QUARTER), between(t.bucket, first * QUARTERS, (last + 1) * QUARTERS - 1));
  yield* run(tx.delete(t).where(and(between(t.cardId, ...cards), ne(t.kind, "visitor"), or(inDays, inQuarters))));
}

/** Keeps the visitors of packed days, and those who were added to them late. */
function* takeVisitors(
  tx: Tx,
  { eventRollups: t, eventDays }: Tables,
  part: RecountRange,
  byDay: Tally,
): TxSteps<void> {
  const isLate = and(rollupsOfDays(t, part), eq(t.kind, "visitor"));
  const late = yield* run(tx.select({ cardId: t.cardId, day: t.bucket, n: t.n }).from(t).where(isLate));
  const packed = yield* run(
    tx
      .select({ cardId: eventDays.cardId, day: eventDays.day, n: sql<number>`${eventDays.visitors}`.mapWith(Number) })
      .from(eventDays)
      .where(and(daysIn(eventDays, part), isNotNull(eventDays.visitors))),
  );
  const keys = new CountKeys([keyOf("visitor", "total", "")]);
  for (const { cardId, day, n } of [...late, ...packed]) byDay.add(cardId, day, keys, n);
  yield* run(tx.delete(t).where(isLate));
}

const daysIn = (t: Tables["eventDays"], { cards, days }: RecountRange) =>
  and(between(t.cardId, ...cards), between(t.day, ...days));

/** Writes only what differs, which is usually nothing. */
function* replaceDays(tx: Tx, tables: Tables, part: RecountRange, rows: Value[][]): TxSteps<void> {
  const { eventDays: t } = tables;
  const { cardId, day } = t;
  const names = ["views", "clicks", "saves", "submissions", "visitors", "counts"] as const;
  const insert = () => tx.insert(t).select(bulkInsertRows(tables, TYPES.eventDays, rows));
  const listOf = (prefix: string) => sql.raw(names.map((name) => `${prefix}.${name}`).join());
  if (rows.length > 0)
    yield* run(
      insert().onConflictDoUpdate({
        target: [cardId, day],
        set: Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${name}`)])),
        setWhere: sql`(${listOf("event_days")}) is distinct from (${listOf("excluded")})`,
      }),
    );
  const stored = yield* getRow(
    tx
      .select({ n: sql`count(*)`.mapWith(Number) })
      .from(t)
      .where(daysIn(t, part)),
  );
  if (stored.n === rows.length) return;
  // Some days are no longer packed.
  yield* run(tx.delete(t).where(daysIn(t, part)));
  if (rows.length > 0) yield* run(insert());
}

interface Source {
  kind: Kind;
  /** All four tables have a card and a time. */
  table: PgTable & { cardId: PgColumn; timestamp: PgColumn };
  /** Dimensions to count by. */
  facts: Partial<Record<keyof Facts, PgColumn | SQL>>;
  seconds?: PgColumn;
}

type Facts = Pick<CountedEvent, "filtered" | "country" | "campaignId" | "link" | "source" | "referrer"> & {
  device: string | null;
};

function sourcesOf({ cardViews, cardClicks, cardSaves, formSubmissions }: Tables): Source[] {
  const { viewerDevice, source, referrer, seconds } = cardViews;
  const { clickerDevice, linkType, linkId } = cardClicks;
  const common = ({ filtered, country }: typeof cardViews | typeof cardClicks | typeof cardSaves) => ({
    filtered,
    country,
  });
  return [
    {
      kind: "view",
      table: cardViews,
      facts: { ...common(cardViews), device: viewerDevice, campaignId: cardViews.campaignId, source, referrer },
      seconds,
    },
    {
      kind: "click",
      table: cardClicks,
      facts: { ...common(cardClicks), device: clickerDevice, link: sql`${linkType} || ':' || ${linkId}` },
    },
    {
      kind: "save",
      table: cardSaves,
      facts: { ...common(cardSaves), device: cardSaves.saverDevice, campaignId: cardSaves.campaignId },
    },
    {
      kind: "submission",
      table: formSubmissions,
      facts: {
        filtered: sql`null`,
        country: formSubmissions.country,
        device: formSubmissions.submitterDevice,
        campaignId: formSubmissions.campaignId,
      },
    },
  ];
}

/** The keys under which an event with these facts counts. */
function keysOf({ kind, facts }: Source, values: string): CountKeys {
  const list = JSON.parse(values) as (string | number | null)[];
  const { device, ...others } = Object.fromEntries(Object.keys(facts).map((name, i) => [name, list[i]])) as Facts;
  const all: string[] = [];
  forEachDimension({ ...others, kind, deviceClass: parseDeviceClass(device) }, (dimension, value) =>
    all.push(keyOf(kind, dimension, value)),
  );
  return new CountKeys(all);
}

interface RawRow {
  cardId: number;
  quarter: number;
  /** Their facts as a JSON array, a text that rows have in common. */
  values: string;
  seconds: number | null;
  /** For grouped rows: how many there are, and how many of them have a duration. */
  n?: number;
  timed?: number;
}

/** Reads raw events; those of a single card, which may have very many a day, grouped. */
function* readRaw(
  tx: Tx,
  { table, facts, seconds }: Source,
  { cards, days: [first, last] }: RecountRange,
): TxSteps<RawRow[]> {
  const list = sql.join(Object.values(facts), sql`, `);
  const by = {
    cardId: sql<number>`${table.cardId}`.mapWith(Number),
    quarter: quarterOf(table),
    values: is(table, PgTable) ? sql<string>`json_build_array(${list})::text` : sql<string>`json_array(${list})`,
  };
  const isSelected = and(
    between(table.cardId, ...cards),
    // Bounds that exclude nothing are left out, because with them SQLite would choose the index of times.
    first > 0 ? gte(table.timestamp, new Date(first * DAY_MS)) : undefined,
    last < OPEN_END ? lt(table.timestamp, new Date((last + 1) * DAY_MS)) : undefined,
  );
  const lasted = seconds ?? sql`cast(null as bigint)`;
  if (cards[0] < cards[1])
    return yield* run(
      tx
        .select({ ...by, seconds: sql<number | null>`${lasted}`.mapWith(Number) })
        .from(table)
        .where(isSelected),
    );
  const sums = {
    seconds: sql`sum(${lasted})`.mapWith(Number),
    n: sql`count(*)`.mapWith(Number),
    timed: sql`count(${lasted})`.mapWith(Number),
  };
  const query = tx.select({ ...by, ...sums }).from(table);
  return yield* run(query.where(isSelected).groupBy(sql`1`, sql`2`, sql`3`));
}

/** A row's quarter of an hour, counted from 1970. */
function quarterOf(table: { timestamp: PgColumn }): SQL<number> {
  const seconds = sql.raw(String(QUARTER * 60));
  const quarter = is(table, PgTable)
    ? sql`floor(extract(epoch from ${table.timestamp}) / ${seconds})::bigint`
    : sql`${table.timestamp} / ${seconds} / 1000`;
  return quarter.mapWith(Number);
}

const TYPES = {
  eventDays: ["integer", "integer", "integer", "integer", "integer", "integer", "integer", "text"],
  eventRollups: ["integer", "integer", "text", "integer", "text", "text", "integer"],
} as const;
