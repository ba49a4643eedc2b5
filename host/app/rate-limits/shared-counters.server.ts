import { eq, lte, sql } from "drizzle-orm";
import { type Database, firstRow } from "#db/index.ts";

export interface Count {
  points: number;
  resetAt: Date;
}

/** Points to add to a key. `resetAt` applies if the key is new or has expired. */
export interface Addition extends Count {
  key: string;
}

/** Counts that processes and servers share in the database. A key's count expires at its `resetAt`. */
export function createSharedCounters({ db, tables: { rateCounts }, transaction }: Database) {
  const { key, points, resetAt } = rateCounts;

  return {
    /** Adds points to keys, each of which may be listed once, and returns the new counts by key. */
    async add(additions: Addition[], now = new Date()): Promise<Map<string, Count>> {
      // Sorted: writers that lock rows in different orders deadlock.
      const sorted = additions.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      const isOver = lte(resetAt, now);
      const rows = await transaction((tx) =>
        tx
          .insert(rateCounts)
          .values(sorted)
          .onConflictDoUpdate({
            target: key,
            set: {
              points: sql`case when ${isOver} then excluded.points else ${points} + excluded.points end`,
              resetAt: sql`case when ${isOver} then excluded.reset_at else ${resetAt} end`,
            },
          })
          .returning(),
      );
      return new Map(rows.map((row) => [row.key, row]));
    },

    /** The count of a key; undefined if it has none or has expired. */
    async find(name: string, now = new Date()): Promise<Count | undefined> {
      const row = await firstRow(db.select().from(rateCounts).where(eq(key, name)));
      return row && row.resetAt > now ? row : undefined;
    },

    async forget(name: string): Promise<void> {
      await transaction((tx) => tx.delete(rateCounts).where(eq(key, name)));
    },
  };
}
