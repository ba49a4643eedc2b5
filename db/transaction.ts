import { count, type SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTable } from "drizzle-orm/pg-core";

type Pg = PgDatabase<PgQueryResultHKT>;

/** Reads: `await db.select()…` */
export type Db = Pick<Pg, "select" | "selectDistinct">;

/** Reads and writes, inside a transaction. */
export type Tx = Pick<Pg, "select" | "selectDistinct" | "insert" | "update" | "delete">;

/** A drizzle query. `prepare` sets it apart from other promises, which a transaction must not await. */
export type Query<T> = PromiseLike<T> & { prepare(name: string): unknown };

/** A generator that yields queries, receives their results and returns `T`. */
export type TxSteps<T> = Generator<Query<unknown>, T, unknown>;

/** A transaction body: a generator, or an arrow function that returns a single query. */
export type Body<T> = (tx: Tx) => TxSteps<T> | Query<T>;

/** Runs a query in a transaction: `const cards = yield* run(tx.select()…)`. */
export function* run<T>(query: Query<T>): TxSteps<T> {
  return query instanceof RowQuery ? ((yield* query) as T) : ((yield query) as T);
}

/** A query for one row: `await` runs it by itself, `yield*` in a transaction. */
class RowQuery<T> implements PromiseLike<T> {
  readonly #query: Query<unknown[]>;
  readonly #rowOf: (rows: unknown[]) => T;

  constructor(query: Query<unknown[]>, rowOf: (rows: unknown[]) => T) {
    this.#query = query;
    this.#rowOf = rowOf;
  }

  then: PromiseLike<T>["then"] = (...handlers) => this.#query.then(this.#rowOf).then(...handlers);

  *[Symbol.iterator](): TxSteps<T> {
    return this.#rowOf(yield* run(this.#query));
  }

  prepare(name: string): unknown {
    return this.#query.prepare(name);
  }
}

/** The first row of a query, if there is one: `await firstRow(db.select()…)`, `yield* firstRow(tx.select()…)`. */
export function firstRow<T>(query: Query<T[]>): RowQuery<T | undefined>;
export function firstRow<T>(rows: PromiseLike<T[]>): PromiseLike<T | undefined>;
export function firstRow<T>(query: PromiseLike<T[]>): PromiseLike<T | undefined> {
  return new RowQuery(query as Query<T[]>, ([row]) => row as T | undefined);
}

/** Returns the only row of a query. Throws `notFound()`, or a plain Error if a missing row is a bug. */
export function getRow<T>(query: Query<T[]>, notFound?: () => Error): RowQuery<T>;
export function getRow<T>(rows: PromiseLike<T[]>, notFound?: () => Error): PromiseLike<T>;
export function getRow<T>(query: PromiseLike<T[]>, notFound = noRow): PromiseLike<T> {
  return new RowQuery(query as Query<T[]>, ([row]) => {
    if (row === undefined) throw notFound();
    return row as T;
  });
}

const noRow = () => new Error("A query returned no row");

/** How many rows of a table match: `await countMatching(db, …)`, `yield* countMatching(tx, …)`. */
export const countMatching = (from: Db, table: PgTable, where: SQL | undefined): RowQuery<number> =>
  new RowQuery(from.select({ n: count() }).from(table).where(where), ([row]) => (row as { n: number }).n);

/** Runs a body, awaiting each query. */
export async function stepAsync<T>(body: Body<T>, tx: Tx): Promise<T> {
  const steps = start(body, tx);
  let step = steps.next();
  while (!step.done) step = steps.next(await step.value);
  return step.value;
}

/** Runs a body without interruption, so nothing else can enter the transaction. */
export function stepSync<T>(body: Body<T>, tx: Tx, execute: (query: Query<unknown>) => unknown): T {
  const steps = start(body, tx);
  let step = steps.next();
  while (!step.done) step = steps.next(execute(step.value));
  return step.value;
}

function* start<T>(body: Body<T>, tx: Tx): TxSteps<T> {
  const result = body(tx);
  const steps = "next" in result ? result : run(result);
  let step = steps.next();
  while (!step.done) {
    if (sessionOf(step.value) !== sessionOf(tx)) throw new Error("Build the queries of a transaction on tx, not db");
    step = steps.next(yield step.value);
  }
  return step.value;
}

const sessionOf = (built: object) => (built as { session?: unknown }).session;
