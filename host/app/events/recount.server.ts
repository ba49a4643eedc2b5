import { and, between, eq, gte, is, isNotNull, isNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Database, run, type Steps, type Tx } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";
import { ageingOf } from "./ageing.server.ts";
import { CLASSES } from "../devices/device.server.ts";
import { emptyDays, isPackedDay, packCounted, rollupsOfDays } from "./packing.server.ts";
import { DAY, type Dimension, QUARTER, UNKNOWN } from "./rollups.ts";

type Tables = Database["tables"];
/** All four have a card, a time and a country; what else they have is named where it is counted. */
type Raw = PgTable & { cardId: PgColumn; timestamp: PgColumn; country: PgColumn };

/** Cards by their ids, and UTC days, both ends included. */
export interface Part {
  cards: [first: number, last: number];
  days: [first: number, last: number];
}

/** A table of raw events and what is counted of it. */
interface Source {
  table: Raw;
  kind: string;
  counts: Count[];
}

/** As the last day: no end. */
export const FOR_EVER = 1_000_000;

/** What a dimension counts of a table: its value, which rows, and how much each adds. */
interface Count {
  dimension: Dimension;
  value: SQL;
  only?: SQL;
  n?: SQL;
}

/**
 * Counts a part anew from raw events, inside the database: reading them here would take many times as long. Days whose
 * raw events are not all there, and visitors, stay as they are. Answers how many events there were.
 */
export function* recount(tx: Tx, tables: Tables, { cards, days }: Part): Steps<number> {
  const { eventRollups: t } = tables;
  const complete = yield* ageingOf(tx, tables);
  const [first, last] = [Math.max(days[0], complete.raw), days[1]];
  if (first > last) return 0;
  const packed: Part = { cards, days: [first, Math.min(last, complete.packed - 1)] };
  const isFar = packed.days[0] <= packed.days[1];
  if (isFar) yield* emptyDays(tx, tables, packed);
  const quarters = DAY / QUARTER;
  yield* run(
    tx
      .delete(t)
      .where(
        and(
          between(t.cardId, ...cards),
          ne(t.kind, "visitor"),
          or(
            and(eq(t.minutes, DAY), between(t.bucket, first, last)),
            and(eq(t.minutes, QUARTER), between(t.bucket, first * quarters, (last + 1) * quarters - 1)),
          ),
        ),
      ),
  );
  let events = 0;
  const counted: Source[] = [];
  for (const source of countsOf(tables)) {
    const [found] = yield* run(
      tx
        .select({ n: sql`count(*)`.mapWith(Number) })
        .from(source.table)
        .where(rowsOf(source.table, { cards, days: [first, last] })),
    );
    events += found!.n;
    if (found!.n > 0) counted.push(source);
  }
  if (isFar && counted.length > 0) yield* countPacked(tx, tables, counted, packed);
  for (const minutes of [DAY, QUARTER]) {
    const from = Math.max(first, minutes === DAY ? complete.packed : complete.quarters);
    if (from > last) continue;
    for (const select of countsBy(tx, counted, { cards, days: [from, last] }, minutes))
      yield* run(tx.insert(t).select(select as never));
  }
  return events;
}

/** Counts packed days, without rollups in between; days with too many counts become rollups. */
function* countPacked(tx: Tx, tables: Tables, sources: Source[], part: Part): Steps<void> {
  const { eventRollups: t } = tables;
  const isVisitor = and(rollupsOfDays(t, part), eq(t.kind, "visitor"));
  const { cardId, minutes, dimension, bucket, kind, value, n } = t;
  const visitors = tx.select({ cardId, minutes, dimension, bucket, kind, value, n }).from(t).where(isVisitor);
  const selects = [...countsBy(tx, sources, part, DAY), visitors as unknown as Select];
  yield* packCounted(tx, tables, selects.reduce((all, one) => all.unionAll(one) as never).as("counted"));
  yield* run(tx.delete(t).where(and(isVisitor, isPackedDay(tx, tables, cardId, bucket))));
  for (const source of sources) {
    const { table } = source;
    const left = yield* run(
      tx
        .selectDistinct({ id: table.cardId })
        .from(table)
        .where(and(rowsOf(table, part), not(isPackedDay(tx, tables, table.cardId, bucketOf(table, DAY))))),
    );
    for (const { id } of left as { id: number }[])
      for (const select of countsBy(tx, [source], { ...part, cards: [id, id] }, DAY)) {
        const counted = select.as("counted");
        const isLeft = not(isPackedDay(tx, tables, counted.cardId, counted.bucket));
        yield* run(tx.insert(t).select(tx.select().from(counted).where(isLeft) as never));
      }
  }
}

/** Rows of raw events of a part. What bounds nothing is left out: SQLite would take it for a reason to go by time. */
const rowsOf = (table: Raw, { cards, days: [first, last] }: Part) =>
  and(
    between(table.cardId, ...cards),
    first > 0 ? gte(table.timestamp, new Date(first * DAY_MS)) : undefined,
    last < FOR_EVER ? lt(table.timestamp, new Date((last + 1) * DAY_MS)) : undefined,
  );

type Select = ReturnType<typeof selectCounts>;

/** A query for each dimension of each table. */
const countsBy = (tx: Tx, sources: Source[], part: Part, minutes: number): Select[] =>
  sources.flatMap((source) => source.counts.map((count) => selectCounts(tx, source, count, part, minutes)));

function selectCounts(
  tx: Tx,
  { table, kind }: Source,
  { dimension, value, only, n }: Count,
  part: Part,
  minutes: number,
) {
  const amount = n ?? sql<number>`count(*)`;
  return tx
    .select({
      cardId: table.cardId,
      minutes: sql`${sql.raw(String(minutes))}`.as("minutes"),
      dimension: sql`${sql.raw(`'${dimension}'`)}`.as("dimension"),
      bucket: bucketOf(table, minutes).as("bucket"),
      kind: sql`${sql.raw(`'${kind}'`)}`.as("kind"),
      value: value.as("value"),
      n: amount.as("n"),
    })
    .from(table)
    .where(and(rowsOf(table, part), only))
    .groupBy(table.cardId, sql`4`, sql`6`)
    .having(sql`${amount} <> 0`);
}

/** The same as Rollups.addEvent and addSeconds, in SQL; a test compares both. */
function countsOf({ cardViews, cardClicks, cardSaves, formSubmissions }: Tables): Source[] {
  const nothing = sql`''`;
  const known = ({ filtered }: { filtered: PgColumn }) => isNull(filtered);
  const filtered = (table: { filtered: PgColumn }): Count => ({
    dimension: "filtered",
    value: sql`${table.filtered}`,
    only: isNotNull(table.filtered),
  });
  const unknown = sql.raw(`'${UNKNOWN}'`);
  const common = (table: { country: PgColumn }, device: SQL, only?: SQL): Count[] => [
    { dimension: "total", value: nothing, only },
    { dimension: "device", value: classIn(device), only },
    { dimension: "country", value: sql`coalesce(${table.country}, ${unknown})`, only },
  ];
  const campaign = (table: { campaignId: PgColumn }, only?: SQL): Count => ({
    dimension: "campaign",
    value: sql`cast(${table.campaignId} as text)`,
    only: and(only, isNotNull(table.campaignId)),
  });
  const timed = and(known(cardViews), isNotNull(cardViews.seconds));
  return [
    {
      table: cardViews,
      kind: "view",
      counts: [
        filtered(cardViews),
        ...common(cardViews, sql`${cardViews.viewerDevice}`, known(cardViews)),
        { dimension: "source", value: sql`coalesce(${cardViews.source}, 'link')`, only: known(cardViews) },
        {
          dimension: "referrer",
          value: sql`${cardViews.referrer}`,
          only: and(known(cardViews), isNotNull(cardViews.referrer)),
        },
        campaign(cardViews, known(cardViews)),
        { dimension: "seconds", value: sql`'views'`, only: timed },
        { dimension: "seconds", value: sql`'sum'`, only: timed, n: sql`sum(${cardViews.seconds})` },
      ],
    },
    {
      table: cardClicks,
      kind: "click",
      counts: [
        filtered(cardClicks),
        ...common(cardClicks, sql`${cardClicks.clickerDevice}`, known(cardClicks)),
        {
          dimension: "link",
          value: sql`${cardClicks.linkType} || ':' || ${cardClicks.linkId}`,
          only: known(cardClicks),
        },
      ],
    },
    {
      table: cardSaves,
      kind: "save",
      counts: [
        filtered(cardSaves),
        ...common(cardSaves, sql`${cardSaves.saverDevice}`, known(cardSaves)),
        campaign(cardSaves, known(cardSaves)),
      ],
    },
    {
      table: formSubmissions,
      kind: "submission",
      counts: [...common(formSubmissions, sql`${formSubmissions.submitterDevice}`), campaign(formSubmissions)],
    },
  ];
}

/** classOfText() in SQL. */
function classIn(device: SQL): SQL {
  const cases = Object.entries(CLASSES).map(
    ([name, text]) =>
      sql` when ${device} = ${sql.raw(`'${text}'`)} or ${device} like ${sql.raw(`'${text} · %'`)} then ${sql.raw(`'${name}'`)}`,
  );
  return sql`case${sql.join(cases)} else ${sql.raw(`'${UNKNOWN}'`)} end`;
}

/** How many buckets of this length lie between 1970 and a row. */
function bucketOf(table: { timestamp: PgColumn }, minutes: number): SQL {
  const seconds = minutes * 60;
  return is(table, PgTable)
    ? sql`floor(extract(epoch from ${table.timestamp}) / ${sql.raw(String(seconds))})::bigint`
    : sql`${table.timestamp} / ${sql.raw(String(seconds * 1000))}`;
}
