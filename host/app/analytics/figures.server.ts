import { and, asc, between, desc, eq, inArray, min, type SQL, sql, sum } from "drizzle-orm";
import type { BusinessCard, Database } from "#db/index.ts";
import { bucketOf, DAY, type Dimension, QUARTER, type RollupKind } from "../events/rollups.ts";
import type { Span } from "./analytics.schema.ts";
import type { Figures, Point, Ranked } from "./analytics.ts";
import { averageDailyViews, NO_EVENTS, type Totals, WINDOWS } from "./formulas.ts";
import { countryLabel, deviceLabel, linkLabel, sourceLabel } from "./labels.ts";
import {
  addDays, beginningOf, type Day, dayIn, type Days, daysBefore, daysOf, type Grouping, groupingOf, groupStarts, momentsOf, startOf,
  type Stretch, stretchesOf,
} from "./periods.ts";

const DAY_MS = 86_400_000;
const QUARTERS = 96;
/** Values of one answer: a card may be linked from thousands of sites. */
const MAX_VALUES = 1_000;
const MAX_RANKED = 100;
const RANKED: Dimension[] = ["source", "device", "country", "referrer", "link", "seconds"];

type Kind = RollupKind;
interface Piece {
  day: Day;
  kind: Kind;
  /** bot or owner for what was filtered. */
  filtered: string | null;
  n: number;
}

/**
 * Every figure about a card in the days asked for, from rollups: as many queries for a million events as for one.
 * Days are those of the time zone. UTC days that lie within one group are read whole, the others by the quarter hour.
 */
export async function readFigures(database: Database, card: BusinessCard, span: Span, now = new Date()): Promise<Figures> {
  const { timeZone } = span;
  const today = dayIn(now.getTime(), timeZone);
  const [overall, firstDay] = await readOverall(database, card.id);
  const days = daysAsked(span, today, [firstDay, card.createdAt].map((date) => dayIn((date ?? now).getTime(), timeZone)));
  const grouping = groupingOf(days);
  const before = daysBefore(days);
  const windows = WINDOWS.map((length) => {
    const last = { from: addDays(today, 1 - length), to: today };
    return { now: last, before: daysBefore(last) };
  });

  const starts = grouping === "hour" ? [days.from] : groupStarts(days, grouping);
  const spans = [days, before, ...windows.flatMap((window) => [window.now, window.before])];
  const boundaries = [...starts, ...spans.flatMap(({ from, to }) => [from, addDays(to, 1)])];
  const [pieces, ranked, hours] = await Promise.all([
    readPieces(database, card.id, boundaries, timeZone),
    readRanked(database, card.id, days, timeZone),
    readHours(database, card.id, days, timeZone, grouping === "hour"),
  ]);

  const [last7, last30] = windows.map((window) => ({ now: totalsIn(pieces, window.now), before: totalsIn(pieces, window.before) }));
  const filteredBy = { bot: filteredIn(pieces, days, "bot"), owner: filteredIn(pieces, days, "owner") };
  const timed = valueOf(ranked, "seconds", "views");
  return {
    cardId: card.id,
    card: { name: card.name, slug: card.slug },
    range: span.from === undefined ? span.range ?? null : null,
    ...days, timeZone, grouping,
    summary: {
      totalViews: overall.views, totalClicks: overall.clicks, totalSaves: overall.saves,
      totalSubmissions: overall.submissions, uniqueVisitors: overall.visitors,
      averageDailyViews: averageDailyViews(last30!.now),
    },
    totals: totalsIn(pieces, days),
    previous: totalsIn(pieces, before),
    last7: last7!, last30: last30!,
    series: grouping === "hour" ? hourSeries(hours) : seriesOf(pieces, days, starts, grouping),
    sources: rankingOf(ranked, "source", sourceLabel),
    devices: rankingOf(ranked, "device", deviceLabel),
    countries: rankingOf(ranked, "country", countryLabel),
    referrers: rankingOf(ranked, "referrer", (host) => host),
    links: rankingOf(ranked, "link", (link) => linkLabel(link, card.customButtons)),
    hours: weekOf(hours),
    averageSeconds: timed === 0 ? null : valueOf(ranked, "seconds", "sum") / timed,
    filtered: filteredBy.bot + filteredBy.owner,
    filteredBy,
  };
}

/** All events a card ever had, as one number: what tells a page that there is something new. */
export async function countEvents({ db, tables: { eventRollups: t } }: Database, cardId: number): Promise<number> {
  const [row] = await db.select({ n: sum(t.n).mapWith(Number) }).from(t)
    .where(and(eq(t.cardId, cardId), eq(t.minutes, DAY), eq(t.dimension, "total"), inArray(t.kind, ["view", "click", "save", "submission"])));
  return row?.n ?? 0;
}

function daysAsked({ range, from, to }: Span, today: Day, known: Day[]): Days {
  if (from !== undefined) return { from, to: to ?? (from > today ? from : today) };
  if (range !== undefined) return daysOf(range, to ?? today);
  const first = known.reduce((a, b) => (a < b ? a : b));
  const last = to ?? today;
  return { from: first > last ? last : first, to: last };
}

/** Totals since the card was made, and the first day that has any. */
async function readOverall({ db, tables: { eventRollups: t } }: Database, cardId: number): Promise<[Totals, Date | null]> {
  const rows = await db.select({ kind: t.kind, n: sum(t.n).mapWith(Number), first: min(t.bucket).mapWith(Number) }).from(t)
    .where(and(eq(t.cardId, cardId), eq(t.minutes, DAY), eq(t.dimension, "total"))).groupBy(t.kind);
  const totals = { ...NO_EVENTS };
  for (const { kind, n } of rows) totals[FIELDS[kind as Kind]] = n;
  const first = Math.min(...rows.map((row) => row.first));
  return [totals, Number.isFinite(first) ? new Date(first * DAY_MS) : null];
}

const FIELDS = { view: "views", click: "clicks", save: "saves", submission: "submissions", visitor: "visitors" } as const satisfies Record<Kind, keyof Totals>;

// --- totals -----------------------------------------------------------------------------------------------------

/** Counts in pieces that no boundary cuts, each given to one local day. */
async function readPieces({ db, tables: { eventRollups: t } }: Database, cardId: number, boundaries: Day[], timeZone: string): Promise<Piece[]> {
  const moments = [...new Set(boundaries)].sort().map((day) => beginningOf(day, timeZone));
  const [start, end] = [moments[0]!, moments.at(-1)!];
  // UTC days that a boundary cuts in two are read by the quarter hour.
  const cut = new Set(moments.filter((moment) => moment % DAY_MS !== 0).map((moment) => Math.floor(moment / DAY_MS)));
  const [firstDay, lastDay] = [Math.floor(start / DAY_MS), Math.ceil(end / DAY_MS) - 1];
  const isCounted = and(eq(t.cardId, cardId), inArray(t.dimension, ["total", "filtered"]));
  const fields = { kind: t.kind, dimension: t.dimension, value: t.value };

  const whole = await db.select({ ...fields, day: t.bucket, n: sum(t.n).mapWith(Number) }).from(t)
    .where(and(isCounted, eq(t.minutes, DAY), between(t.bucket, firstDay, lastDay)))
    .groupBy(t.bucket, t.kind, t.dimension, t.value);
  const localDay = sql<number>`${shifted(t.bucket, stretchesOf(start, end, timeZone))} / ${sql.raw(String(QUARTERS))}`.mapWith(Number);
  const edges = runsOf([...cut]).map(([from, to]): Run => [from * QUARTERS, (to + 1) * QUARTERS - 1]);
  const parts = edges.length === 0 ? [] : await db.select({ ...fields, day: localDay, n: sum(t.n).mapWith(Number) }).from(t)
    .where(and(isCounted, eq(t.minutes, QUARTER), isIn(t.bucket, edges)))
    .groupBy(localDay, t.kind, t.dimension, t.value);

  const pieceOf = (day: Day, { kind, dimension, value, n }: (typeof whole)[number]): Piece =>
    ({ day, kind: kind as Kind, filtered: dimension === "filtered" ? value : null, n });
  return [
    ...whole.filter(({ day }) => !cut.has(day)).map((row) => pieceOf(dayIn(row.day * DAY_MS, timeZone), row)),
    ...parts.map((row) => pieceOf(new Date(row.day * DAY_MS).toISOString().slice(0, 10), row)),
  ];
}

/** Neighbouring numbers, as the first and the last. */
type Run = [first: number, last: number];

function runsOf(numbers: number[]): Run[] {
  const runs: Run[] = [];
  for (const n of numbers.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === n - 1) run[1] = n;
    else runs.push([n, n]);
  }
  return runs;
}

type Bucket = Database["tables"]["eventRollups"]["bucket"];

/**
 * Whether a bucket lies in one of the runs. Several are written out one by one: for ranges tied by OR, SQLite would
 * read the whole card instead of looking each up in the index.
 */
function isIn(bucket: Bucket, runs: Run[]): SQL | undefined {
  if (runs.length === 1) return between(bucket, ...runs[0]!);
  const numbers = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  return sql`${bucket} in (${sql.raw(numbers.join(","))})`;
}

/**
 * A bucket on the clock of the time zone. Numbers stand in the SQL itself, being ours: PostgreSQL would take the same
 * expression with parameters in SELECT and in GROUP BY for two.
 */
function shifted(bucket: Bucket, stretches: Stretch[]): SQL {
  const offset = stretches.slice(0, -1).reduceRight(
    (otherwise, { offset }, i) => sql`case when ${bucket} < ${sql.raw(String(stretches[i + 1]!.from))} then ${sql.raw(String(offset))} else ${otherwise} end`,
    sql.raw(String(stretches.at(-1)!.offset)) as SQL);
  return sql`(${bucket} + ${offset})`;
}

function totalsIn(pieces: Piece[], { from, to }: Days): Totals {
  const totals = { ...NO_EVENTS };
  for (const { day, kind, filtered, n } of pieces) if (filtered === null && day >= from && day <= to) totals[FIELDS[kind]] += n;
  return totals;
}

function filteredIn(pieces: Piece[], { from, to }: Days, why: string): number {
  return pieces.reduce((all, { day, filtered, n }) => (filtered === why && day >= from && day <= to ? all + n : all), 0);
}

function seriesOf(pieces: Piece[], { from, to }: Days, starts: Day[], grouping: Exclude<Grouping, "hour">): Point[] {
  const points = new Map(starts.map((start) => [start, { start, ...NO_EVENTS }]));
  for (const { day, kind, filtered, n } of pieces) {
    if (filtered === null && day >= from && day <= to) points.get(startOf(grouping, day))![FIELDS[kind]] += n;
  }
  return [...points.values()];
}

// --- hours ------------------------------------------------------------------------------------------------------

interface HourCount {
  kind: Kind;
  /** 0 is Monday, 00:00. */
  hour: number;
  n: number;
}

/** Views, or all kinds, by hour of the week. */
async function readHours({ db, tables: { eventRollups: t } }: Database, cardId: number, days: Days, timeZone: string, isAllKinds: boolean): Promise<HourCount[]> {
  const { start, end } = momentsOf(days, timeZone);
  // 1970 began on a Thursday: three days after a Monday.
  const hour = sql<number>`((${shifted(t.bucket, stretchesOf(start, end, timeZone))} / 4) + 72) % 168`.mapWith(Number);
  const rows = await db.select({ kind: t.kind, hour, n: sum(t.n).mapWith(Number) }).from(t)
    .where(and(eq(t.cardId, cardId), eq(t.minutes, QUARTER), eq(t.dimension, "total"),
      between(t.bucket, bucketOf(new Date(start), QUARTER), bucketOf(new Date(end - 1), QUARTER)),
      isAllKinds ? undefined : eq(t.kind, "view")))
    .groupBy(t.kind, hour);
  return rows.map(({ kind, hour, n }) => ({ kind: kind as Kind, hour, n }));
}

function weekOf(hours: HourCount[]): number[][] {
  const week = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  for (const { kind, hour, n } of hours) if (kind === "view") week[Math.floor(hour / 24)]![hour % 24]! += n;
  return week;
}

/** A single day: the hour of the week tells the hour. */
function hourSeries(hours: HourCount[]): Point[] {
  const points = Array.from({ length: 24 }, (_, hour): Point => ({ start: `${String(hour).padStart(2, "0")}:00`, ...NO_EVENTS }));
  for (const { kind, hour, n } of hours) points[hour % 24]![FIELDS[kind]] += n;
  return points;
}

// --- rankings ---------------------------------------------------------------------------------------------------

interface Value {
  dimension: string;
  kind: string;
  value: string;
  n: number;
}

/** How often each value of each dimension was seen: whole UTC days, and the quarters of the two days that are cut. */
async function readRanked({ db, tables: { eventRollups: t } }: Database, cardId: number, days: Days, timeZone: string): Promise<Value[]> {
  const { start, end } = momentsOf(days, timeZone);
  const [firstWhole, endWhole] = [Math.ceil(start / DAY_MS), Math.floor(end / DAY_MS)];
  const bucketsOf = (from: number, to: number): Run => [bucketOf(new Date(from), QUARTER), bucketOf(new Date(to - 1), QUARTER)];
  const hasWhole = firstWhole < endWhole;
  const edges = hasWhole
    ? [...(start < firstWhole * DAY_MS ? [bucketsOf(start, firstWhole * DAY_MS)] : []), ...(endWhole * DAY_MS < end ? [bucketsOf(endWhole * DAY_MS, end)] : [])]
    : [bucketsOf(start, end)];

  const read = (minutes: number, buckets: SQL | undefined) => {
    const n = sum(t.n).mapWith(Number);
    return db.select({ dimension: t.dimension, kind: t.kind, value: t.value, n }).from(t)
      .where(and(eq(t.cardId, cardId), eq(t.minutes, minutes), inArray(t.dimension, RANKED), buckets))
      .groupBy(t.dimension, t.kind, t.value).orderBy(desc(n), asc(t.value)).limit(MAX_VALUES);
  };
  const [whole, parts] = await Promise.all([
    hasWhole ? read(DAY, between(t.bucket, firstWhole, endWhole - 1)) : [],
    edges.length > 0 ? read(QUARTER, isIn(t.bucket, edges)) : [],
  ]);
  return [...whole, ...parts];
}

function valueOf(values: Value[], dimension: Dimension, name: string): number {
  return values.reduce((all, { dimension: own, value, n }) => (own === dimension && value === name ? all + n : all), 0);
}

function rankingOf(values: Value[], dimension: Dimension, labelOf: (name: string) => string): Ranked[] {
  const byName = new Map<string, Ranked>();
  for (const { dimension: own, kind, value, n } of values) {
    if (own !== dimension || kind === "visitor") continue;
    const ranked = byName.get(value) ?? { name: value, label: labelOf(value), views: 0, clicks: 0, saves: 0, submissions: 0, count: 0 };
    const field = FIELDS[kind as Exclude<Kind, "visitor">];
    ranked[field] += n;
    if (field === (dimension === "link" ? "clicks" : "views")) ranked.count += n;
    byName.set(value, ranked);
  }
  return [...byName.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, MAX_RANKED);
}
