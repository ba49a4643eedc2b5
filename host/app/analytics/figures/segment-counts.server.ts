import { and, eq, inArray, sql, sum } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { DAY_MS } from "../../config/durations.ts";
import { runForCards, type CardIds } from "../../events/prepared-queries.server.ts";
import { compactedTotals, compactedValues } from "../../events/compacted-counts.server.ts";
import { DAY, QUARTER } from "../../events/rollups.ts";
import type { Point, Totals } from "../analytics.ts";
import {
  FIELDS,
  bucketInRuns,
  type Kind,
  QUARTERS,
  type Run,
  runsOf,
  runsQueryKey,
  offsetsQueryKey,
  toLocalBucket,
  runsQueryParams,
} from "./buckets.server.ts";
import { NO_EVENTS } from "../formulas.ts";
import { startOfDay, type Day, dayInTimeZone, type Days, type Grouping, startOf, offsetPeriods } from "../periods.ts";

interface SegmentCount {
  day: Day;
  kind: Kind;
  /** bot or owner for what was filtered. */
  filtered: string | null;
  n: number;
}

const TOTAL = { dimension: "total", value: "" };

/** Counts in pieces that no boundary cuts, each given to one local day. */
export async function readSegmentCounts(
  database: Database,
  cardIds: readonly number[],
  boundaries: Day[],
  timeZone: string,
  firstQuarterDay: number,
): Promise<SegmentCount[]> {
  const {
    db,
    tables: { eventRollups: t },
  } = database;
  const moments = [...new Set(boundaries)].sort().map((day) => startOfDay(day, timeZone));
  const [start, end] = [moments[0]!, moments.at(-1)!];
  // UTC days that a boundary cuts in two are read by the quarter hour, as far back as there are any.
  const cut = new Set(
    moments
      .filter((moment) => moment % DAY_MS !== 0)
      .map((moment) => Math.floor(moment / DAY_MS))
      .filter((day) => day >= firstQuarterDay),
  );
  const [firstDay, lastDay] = [Math.floor(start / DAY_MS), Math.ceil(end / DAY_MS) - 1];
  const isCounted = (ids: CardIds) => and(inArray(t.cardId, ids), inArray(t.dimension, ["total", "filtered"]));
  const fields = { kind: t.kind, dimension: t.dimension, value: t.value };

  const days: Run = [firstDay, lastDay];
  const [rows, totals, filtered] = await Promise.all([
    runForCards(
      database,
      cardIds,
      "pieces of days",
      (ids) =>
        db
          .select({ ...fields, day: t.bucket, n: sum(t.n).mapWith(Number) })
          .from(t)
          .where(and(isCounted(ids), eq(t.minutes, DAY), bucketInRuns(t.bucket, [days])))
          .groupBy(t.bucket, t.kind, t.dimension, t.value),
      runsQueryParams([days]),
    ),
    compactedTotals(database, cardIds, "day", days),
    compactedValues(database, cardIds, ["filtered"], { days, isDaily: true }),
  ]);
  const whole = [...rows, ...totals.map(({ of, ...total }) => ({ ...total, day: of, ...TOTAL })), ...filtered];
  const stretches = offsetPeriods(start, end, timeZone);
  const edges = runsOf([...cut]).map(([from, to]): Run => [from * QUARTERS, (to + 1) * QUARTERS - 1]);
  const parts =
    edges.length === 0
      ? []
      : await runForCards(
          database,
          cardIds,
          `pieces of quarters ${offsetsQueryKey(stretches)} ${runsQueryKey(edges)}`,
          (ids) => {
            const localDay = sql<number>`${toLocalBucket(t.bucket, stretches)} / ${sql.raw(String(QUARTERS))}`.mapWith(
              Number,
            );
            return db
              .select({ ...fields, day: localDay, n: sum(t.n).mapWith(Number) })
              .from(t)
              .where(and(isCounted(ids), eq(t.minutes, QUARTER), bucketInRuns(t.bucket, edges)))
              .groupBy(localDay, t.kind, t.dimension, t.value);
          },
          runsQueryParams(edges),
        );

  const toSegmentCount = (
    day: Day,
    { kind, dimension, value, n }: Omit<(typeof rows)[number], "day">,
  ): SegmentCount => ({ day, kind: kind as Kind, filtered: dimension === "filtered" ? value : null, n });
  return [
    ...whole
      .filter(({ day }) => !cut.has(day))
      .map((row) => toSegmentCount(dayInTimeZone(dayMidpoint(row.day), timeZone), row)),
    ...parts.map((row) => toSegmentCount(new Date(row.day * DAY_MS).toISOString().slice(0, 10), row)),
  ];
}

/** A day of the far past that a boundary cuts belongs to the side that has its noon. */
export const dayMidpoint = (day: number) => (day + 0.5) * DAY_MS;

export function totalsIn(segmentCounts: SegmentCount[], { from, to }: Days): Totals {
  const totals = { ...NO_EVENTS };
  for (const { day, kind, filtered, n } of segmentCounts)
    if (filtered === null && day >= from && day <= to) totals[FIELDS[kind]] += n;
  return totals;
}

export function excludedIn(segmentCounts: SegmentCount[], { from, to }: Days, why: string): number {
  return segmentCounts.reduce(
    (all, { day, filtered, n }) => (filtered === why && day >= from && day <= to ? all + n : all),
    0,
  );
}

export function seriesOf(
  segmentCounts: SegmentCount[],
  { from, to }: Days,
  starts: Day[],
  grouping: Exclude<Grouping, "hour">,
): Point[] {
  const points = new Map(starts.map((start) => [start, { start, ...NO_EVENTS }]));
  for (const { day, kind, filtered, n } of segmentCounts) {
    if (filtered === null && day >= from && day <= to) points.get(startOf(grouping, day))![FIELDS[kind]] += n;
  }
  return [...points.values()];
}
