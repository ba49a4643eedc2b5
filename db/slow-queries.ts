import type { Database as SqliteClient, Statement } from "better-sqlite3";
import type { PoolClient } from "pg";

/** Told of each query that took at least `ms`: its text, which holds no values, and its time. */
export interface SlowQueries {
  ms: number;
  report(query: string, ms: number): void;
}

/** Times every statement of a SQLite connection. */
export function timeSqlite(client: SqliteClient, slow: SlowQueries): void {
  const prepare = client.prepare.bind(client) as (source: string) => Statement;
  client.prepare = ((source: string) => {
    const statement = prepare(source);
    for (const method of ["run", "get", "all"] as const) {
      const original = statement[method].bind(statement) as (...values: unknown[]) => unknown;
      statement[method] = ((...values: unknown[]) => timed(source, slow, () => original(...values))) as never;
    }
    return statement;
  }) as never;
}

/** Times every query of a PostgreSQL connection, asked by promise or callback. */
export function timePostgres(client: PoolClient, slow: SlowQueries): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  client.query = ((...values: unknown[]) => {
    const started = performance.now();
    const first = values[0] as string | { text?: string };
    const done = () => told(typeof first === "string" ? first : (first.text ?? ""), slow, started);
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

function timed<T>(source: string, slow: SlowQueries, run: () => T): T {
  const started = performance.now();
  try {
    return run();
  } finally {
    told(source, slow, started);
  }
}

function told(source: string, slow: SlowQueries, started: number): void {
  const ms = performance.now() - started;
  if (ms >= slow.ms) slow.report(source, Math.round(ms));
}
