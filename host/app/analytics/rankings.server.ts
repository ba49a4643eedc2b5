import { and, asc, between, desc, eq, inArray, type SQL, sum } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";
import { bucketOf, DAY, type Dimension, QUARTER } from "../events/rollups.ts";
import type { Ranked } from "./analytics.ts";
import { FIELDS, isIn, type Kind, type Run } from "./buckets.server.ts";
import { type Days, momentsOf } from "./periods.ts";

/** Values of one answer: a card may be linked from thousands of sites. */
const MAX_VALUES = 1_000;
const MAX_RANKED = 100;
const RANKED: Dimension[] = ["source", "device", "country", "referrer", "link", "campaign", "seconds"];

interface Value {
  dimension: string;
  kind: string;
  value: string;
  n: number;
}

/** How often each value of each dimension was seen: whole UTC days, and the quarters of the two days that are cut. */
export async function readRanked(
  { db, tables: { eventRollups: t } }: Database,
  cardId: number,
  days: Days,
  timeZone: string,
): Promise<Value[]> {
  const { start, end } = momentsOf(days, timeZone);
  const [firstWhole, endWhole] = [Math.ceil(start / DAY_MS), Math.floor(end / DAY_MS)];
  const bucketsOf = (from: number, to: number): Run => [
    bucketOf(new Date(from), QUARTER),
    bucketOf(new Date(to - 1), QUARTER),
  ];
  const hasWhole = firstWhole < endWhole;
  const edges = hasWhole
    ? [
        ...(start < firstWhole * DAY_MS ? [bucketsOf(start, firstWhole * DAY_MS)] : []),
        ...(endWhole * DAY_MS < end ? [bucketsOf(endWhole * DAY_MS, end)] : []),
      ]
    : [bucketsOf(start, end)];

  const read = (minutes: number, buckets: SQL | undefined) => {
    const n = sum(t.n).mapWith(Number);
    return db
      .select({ dimension: t.dimension, kind: t.kind, value: t.value, n })
      .from(t)
      .where(and(eq(t.cardId, cardId), eq(t.minutes, minutes), inArray(t.dimension, RANKED), buckets))
      .groupBy(t.dimension, t.kind, t.value)
      .orderBy(desc(n), asc(t.value))
      .limit(MAX_VALUES);
  };
  const [whole, parts] = await Promise.all([
    hasWhole ? read(DAY, between(t.bucket, firstWhole, endWhole - 1)) : [],
    edges.length > 0 ? read(QUARTER, isIn(t.bucket, edges)) : [],
  ]);
  return [...whole, ...parts];
}

export function valueOf(values: Value[], dimension: Dimension, name: string): number {
  return values.reduce((all, { dimension: own, value, n }) => (own === dimension && value === name ? all + n : all), 0);
}

export function rankingOf(values: Value[], dimension: Dimension, labelOf: (name: string) => string): Ranked[] {
  const byName = new Map<string, Ranked>();
  for (const { dimension: own, kind, value, n } of values) {
    if (own !== dimension || kind === "visitor") continue;
    const ranked = byName.get(value) ?? {
      name: value,
      label: labelOf(value),
      views: 0,
      clicks: 0,
      saves: 0,
      submissions: 0,
      count: 0,
    };
    const field = FIELDS[kind as Exclude<Kind, "visitor">];
    ranked[field] += n;
    if (field === (dimension === "link" ? "clicks" : "views")) ranked.count += n;
    byName.set(value, ranked);
  }
  return [...byName.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, MAX_RANKED);
}
