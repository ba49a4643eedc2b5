import { and, asc, desc, eq, inArray, sum } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { DAY_MS } from "../../config/durations.ts";
import { runForCards } from "../../events/prepared-queries.server.ts";
import { compactedValues } from "../../events/compacted-counts.server.ts";
import { bucketOf, DAY, type Dimension, QUARTER } from "../../events/rollups.ts";
import type { RankedValue } from "../analytics.ts";
import { FIELDS, bucketInRuns, type Kind, type Run, runsQueryKey, runsQueryParams } from "./buckets.server.ts";
import { type Days, toTimeRange } from "../periods.ts";
import { dayMidpoint } from "./segment-counts.server.ts";

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
export async function readRankedValues(
  database: Database,
  cardIds: readonly number[],
  days: Days,
  timeZone: string,
  firstQuarterDay: number,
): Promise<Value[]> {
  const {
    db,
    tables: { eventRollups: t },
  } = database;
  const { start, end } = toTimeRange(days, timeZone);
  const { whole: wholeDays, edges } = splitInDays(start, end, firstQuarterDay);

  const read = (minutes: number, runs: Run[]) => {
    const n = sum(t.n).mapWith(Number);
    return runForCards(
      database,
      cardIds,
      `ranked ${minutes} ${runsQueryKey(runs)}`,
      (ids) =>
        db
          .select({ dimension: t.dimension, kind: t.kind, value: t.value, n })
          .from(t)
          .where(
            and(
              inArray(t.cardId, ids),
              eq(t.minutes, minutes),
              inArray(t.dimension, RANKED),
              bucketInRuns(t.bucket, runs),
            ),
          )
          .groupBy(t.dimension, t.kind, t.value)
          .orderBy(desc(n), asc(t.value))
          .limit(MAX_VALUES),
      runsQueryParams(runs),
    );
  };
  const [whole, packed, parts] = await Promise.all([
    wholeDays ? read(DAY, [wholeDays]) : [],
    wholeDays ? compactedValues(database, cardIds, RANKED, { days: wholeDays }) : [],
    edges.length > 0 ? read(QUARTER, edges) : [],
  ]);
  return [...whole, ...packed, ...parts];
}

/** The UTC days that a time covers, and the runs of quarters before and after them. */
function splitInDays(start: number, end: number, firstQuarterDay: number): { whole: Run | undefined; edges: Run[] } {
  const [firstDay, endDay] = [Math.floor(start / DAY_MS), Math.floor(end / DAY_MS)];
  const isFar = (day: number) => day < firstQuarterDay;
  let [from, to] = [Math.ceil(start / DAY_MS), endDay];
  const edges: Run[] = [];
  const addEdge = (first: number, last: number) => {
    if (first < last) edges.push([bucketOf(new Date(first), QUARTER), bucketOf(new Date(last - 1), QUARTER)]);
  };
  if (firstDay === endDay && !isFar(firstDay)) {
    addEdge(start, end);
    return { whole: undefined, edges };
  }
  if (from > firstDay) {
    if (!isFar(firstDay)) addEdge(start, from * DAY_MS);
    else if (dayMidpoint(firstDay) >= start) from = firstDay;
  }
  if (end > endDay * DAY_MS) {
    if (!isFar(endDay)) addEdge(endDay * DAY_MS, end);
    else if (dayMidpoint(endDay) < end) to = endDay + 1;
  }
  return { whole: from < to ? [from, to - 1] : undefined, edges };
}

export function valueOf(values: Value[], dimension: Dimension, name: string): number {
  return values.reduce((all, { dimension: own, value, n }) => (own === dimension && value === name ? all + n : all), 0);
}

export function rankingOf(values: Value[], dimension: Dimension, labelOf: (name: string) => string): RankedValue[] {
  const byName = new Map<string, RankedValue>();
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
