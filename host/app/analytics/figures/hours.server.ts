import { and, eq, inArray, sql, sum } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { runForCards, type CardIds } from "../../events/prepared-queries.server.ts";
import { bucketOf, QUARTER } from "../../events/rollups.ts";
import type { Point } from "../analytics.ts";
import {
  FIELDS,
  bucketInRuns,
  type Kind,
  type Run,
  offsetsQueryKey,
  toLocalBucket,
  runsQueryParams,
} from "./buckets.server.ts";
import { NO_EVENTS } from "../formulas.ts";
import { type Days, toTimeRange, offsetPeriods } from "../periods.ts";

interface HourCount {
  kind: Kind;
  /** 0 is Monday, 00:00. */
  hour: number;
  n: number;
}

/** Views, or all kinds, by hour of the week. */
export async function readHours(
  database: Database,
  cardIds: readonly number[],
  days: Days,
  timeZone: string,
  isAllKinds: boolean,
): Promise<HourCount[]> {
  const {
    db,
    tables: { eventRollups: t },
  } = database;
  const { start, end } = toTimeRange(days, timeZone);
  const stretches = offsetPeriods(start, end, timeZone);
  const run: Run = [bucketOf(new Date(start), QUARTER), bucketOf(new Date(end - 1), QUARTER)];
  const build = (ids: CardIds) => {
    // 1970 began on a Thursday: three days after a Monday.
    const hour = sql<number>`((${toLocalBucket(t.bucket, stretches)} / 4) + 72) % 168`.mapWith(Number);
    return db
      .select({ kind: t.kind, hour, n: sum(t.n).mapWith(Number) })
      .from(t)
      .where(
        and(
          inArray(t.cardId, ids),
          eq(t.minutes, QUARTER),
          eq(t.dimension, "total"),
          bucketInRuns(t.bucket, [run]),
          isAllKinds ? undefined : eq(t.kind, "view"),
        ),
      )
      .groupBy(t.kind, hour);
  };
  const shape = `hours ${offsetsQueryKey(stretches)} ${isAllKinds}`;
  const rows = await runForCards(database, cardIds, shape, build, runsQueryParams([run]));
  return rows.map(({ kind, hour, n }) => ({ kind: kind as Kind, hour, n }));
}

export function toWeekGrid(hours: HourCount[]): number[][] {
  const week = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  for (const { kind, hour, n } of hours) if (kind === "view") week[Math.floor(hour / 24)]![hour % 24]! += n;
  return week;
}

/** Series of a single day, by the hours of the week. */
export function hourSeries(hours: HourCount[]): Point[] {
  const points = Array.from({ length: 24 }, (_, hour): Point => ({
    start: `${String(hour).padStart(2, "0")}:00`,
    ...NO_EVENTS,
  }));
  for (const { kind, hour, n } of hours) points[hour % 24]![FIELDS[kind]] += n;
  return points;
}
