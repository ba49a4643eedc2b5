import { and, eq, sum } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { compactedValues } from "../events/compacted-counts.server.ts";
import { DAY } from "../events/rollups.ts";

const MAX_SOURCES = 50;

/** The sources that brought most views since the card was made, from rollups of whole days. */
export async function sourceCounts(database: Database, cardId: number): Promise<Map<string, number>> {
  const {
    db,
    tables: { eventRollups: t },
  } = database;
  const [rows, packed] = await Promise.all([
    db
      .select({ kind: t.kind, value: t.value, n: sum(t.n).mapWith(Number) })
      .from(t)
      .where(and(eq(t.cardId, cardId), eq(t.minutes, DAY), eq(t.dimension, "source"), eq(t.kind, "view")))
      .groupBy(t.kind, t.value),
    compactedValues(database, [cardId], ["source"]),
  ]);
  const counts = new Map<string, number>();
  for (const { kind, value, n } of [...rows, ...packed])
    if (kind === "view") counts.set(value, (counts.get(value) ?? 0) + n);
  return new Map([...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_SOURCES));
}
