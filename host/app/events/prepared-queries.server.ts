import { type Placeholder, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "#db/index.ts";

/** Queries kept for each database: those of all ranges, in some time zones. */
const MAX_CACHED_QUERIES = 300;

/** Card ids of a query: the ids, or a placeholder for a single one. */
export type CardIds = (number | Placeholder)[];

/** A select that drizzle has built but not run. */
export interface BuildableQuery<Rows> {
  prepare(name: string): Prepared<Rows>;
}
interface Prepared<Rows> {
  execute(values?: Record<string, unknown>): PromiseLike<Rows>;
}

const cacheByDatabase = new WeakMap<Database["db"], LRUCache<string, Prepared<unknown>>>();

/**
 * Runs a query about cards. One about a single card is built only once for each `shape`, because building it takes
 * longer than its answer; `shape` names everything in its text that varies, `values` are its placeholders. Without a
 * name, PostgreSQL plans it anew for these values and keeps nothing of it.
 */
export function runForCards<Rows>(
  { db }: Database,
  cardIds: readonly number[],
  shape: string,
  build: (cardIds: CardIds) => BuildableQuery<Rows>,
  values: Record<string, unknown> = {},
): PromiseLike<Rows> {
  if (cardIds.length !== 1)
    return build([...cardIds])
      .prepare("")
      .execute(values);
  return runPrepared(db, shape, () => build([sql.placeholder("cardId")]), { ...values, cardId: cardIds[0] });
}

/** Like `runForCards()`, for a query without cards. */
export function runPrepared<Rows>(
  db: Database["db"],
  shape: string,
  build: () => BuildableQuery<Rows>,
  values: Record<string, unknown> = {},
): PromiseLike<Rows> {
  const cache = cacheByDatabase.get(db) ?? new LRUCache<string, Prepared<unknown>>({ max: MAX_CACHED_QUERIES });
  cacheByDatabase.set(db, cache);
  const query = (cache.get(shape) as Prepared<Rows> | undefined) ?? build().prepare("");
  cache.set(shape, query);
  return query.execute(values);
}
