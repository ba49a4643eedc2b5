import type { Database as SqliteClient, Statement } from "better-sqlite3";
import type { Pool, PoolClient } from "pg";

/** Receives measurements of database use. */
export interface QueryObserver {
  /** Each query: its text, which contains no values, and its time in milliseconds. */
  query(text: string, ms: number): void;
  /** Each wait for a connection, in milliseconds; PostgreSQL only. */
  poolWait(ms: number): void;
}

/** Times every statement of a SQLite connection; a cached statement is wrapped only once. */
export function watchSqlite(client: SqliteClient, watch: QueryObserver): void {
  const prepare = client.prepare.bind(client) as (source: string) => Statement;
  const watched = new WeakSet<Statement>();
  client.prepare = ((source: string) => {
    const statement = prepare(source);
    if (watched.has(statement)) return statement;
    watched.add(statement);
    for (const method of ["run", "get", "all"] as const) {
      const original = statement[method].bind(statement) as (...values: unknown[]) => unknown;
      statement[method] = ((...values: unknown[]) => {
        const started = performance.now();
        try {
          return original(...values);
        } finally {
          watch.query(source, performance.now() - started);
        }
      }) as never;
    }
    return statement;
  }) as never;
}

/** Times every query of a PostgreSQL connection, with a promise or a callback. */
export function watchPostgres(client: PoolClient, watch: QueryObserver): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  client.query = ((...values: unknown[]) => {
    const started = performance.now();
    const first = values[0] as string | { text?: string };
    const done = () => watch.query(typeof first === "string" ? first : (first.text ?? ""), performance.now() - started);
    const callback = values.at(-1);
    if (typeof callback === "function") {
      return query(...values.slice(0, -1), (...results: unknown[]) => {
        done();
        (callback as (...results: unknown[]) => void)(...results);
      });
    }
    const result = query(...values);
    if (result instanceof Promise) void result.then(done, done);
    return result;
  }) as never;
}

/** Times waits for a connection, with a promise or a callback (which the pool's own queries use). */
export function watchPool(pool: Pool, watch: QueryObserver): void {
  const connect = pool.connect.bind(pool) as (callback?: (...results: unknown[]) => void) => unknown;
  pool.connect = ((callback?: (...results: unknown[]) => void) => {
    const started = performance.now();
    const done = () => watch.poolWait(performance.now() - started);
    if (callback)
      return connect((...results) => {
        done();
        callback(...results);
      });
    const result = connect() as Promise<unknown>;
    void result.then(done, done);
    return result;
  }) as never;
}
