import { and, between, eq, inArray, sql, sum } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { bucketOf, QUARTER } from "../events/rollups.ts";
import type { Point } from "./analytics.ts";
import { FIELDS, type Kind, shifted } from "./buckets.server.ts";
import { NO_EVENTS } from "./formulas.ts";
import { type Days, momentsOf, stretchesOf } from "./periods.ts";

interface HourCount {
  kind: Kind;
  /** 0 is Monday, 00:00. */
  hour: number;
  n: number;
}

/** Views, or all kinds, by hour of the week. */
export async function readHours(
  { db, tables: { eventRollups: t } }: Database,
  cardIds: readonly number[],
  days: Days,
  timeZone: string,
  isAllKinds: boolean,
): Promise<HourCount[]> {
  const { start, end } = momentsOf(days, timeZone);
  // 1970 began on a Thursday: three days after a Monday.
  const hour = sql<number>`((${shifted(t.bucket, stretchesOf(start, end, timeZone))} / 4) + 72) % 168`.mapWith(Number);
  const rows = await db
    .select({ kind: t.kind, hour, n: sum(t.n).mapWith(Number) })
    .from(t)
    .where(
      and(
        inArray(t.cardId, cardIds),
        eq(t.minutes, QUARTER),
        eq(t.dimension, "total"),
        between(t.bucket, bucketOf(new Date(start), QUARTER), bucketOf(new Date(end - 1), QUARTER)),
        isAllKinds ? undefined : eq(t.kind, "view"),
      ),
    )
    .groupBy(t.kind, hour);
  return rows.map(({ kind, hour, n }) => ({ kind: kind as Kind, hour, n }));
}

export function weekOf(hours: HourCount[]): number[][] {
  const week = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  for (const { kind, hour, n } of hours) if (kind === "view") week[Math.floor(hour / 24)]![hour % 24]! += n;
  return week;
}

/** A single day: the hour of the week tells the hour. */
export function hourSeries(hours: HourCount[]): Point[] {
  const points = Array.from({ length: 24 }, (_, hour): Point => ({
    start: `${String(hour).padStart(2, "0")}:00`,
    ...NO_EVENTS,
  }));
  for (const { kind, hour, n } of hours) points[hour % 24]![FIELDS[kind]] += n;
  return points;
}
