import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

type Pg = PgDatabase<PgQueryResultHKT>;

/** Reads: `await db.select()…` */
export type Db = Pick<Pg, "select" | "selectDistinct">;

/** Reads and writes, inside a transaction. */
export type Tx = Pick<Pg, "select" | "selectDistinct" | "insert" | "update" | "delete">;

/** A drizzle query. `prepare` sets it apart from other promises, which a transaction must not await. */
export type Query<T> = PromiseLike<T> & { prepare(name: string): unknown };

/** Yields queries, receives their results, returns `T`. */
export type TxSteps<T> = Generator<Query<unknown>, T, unknown>;

/** A transaction body: a generator, or an arrow function that returns a single query. */
export type Body<T> = (tx: Tx) => TxSteps<T> | Query<T>;

/** Runs a query in a transaction: `const [card] = yield* run(tx.insert(cards)…)`. */
export function* run<T>(query: Query<T>): TxSteps<T> {
  return (yield query) as T;
}

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
