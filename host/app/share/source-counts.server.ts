import { and, desc, eq, sum } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { DAY } from "../events/rollups.ts";

/** Views by source since the card was made, from rollups of whole days. */
export async function sourceCounts(
  { db, tables: { eventRollups: t } }: Database,
  cardId: number,
): Promise<Map<string, number>> {
  const n = sum(t.n).mapWith(Number);
  const rows = await db
    .select({ source: t.value, n })
    .from(t)
    .where(and(eq(t.cardId, cardId), eq(t.minutes, DAY), eq(t.dimension, "source"), eq(t.kind, "view")))
    .groupBy(t.value)
    .orderBy(desc(n))
    .limit(50);
  return new Map(rows.map(({ source, n }) => [source, n]));
}
