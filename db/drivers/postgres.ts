import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { driverError } from "../errors.ts";
import type { Database, OpenOptions } from "../database.ts";
import { columns } from "../postgres.ts";
import { rootFolder } from "../root.ts";
import { watchPool, watchPostgres } from "../query-observer.ts";
import { defineTables } from "../tables/index.ts";
import { postgresBulk } from "./postgres-bulk.ts";
import { migratePostgres, type Rows } from "./postgres-migrate.ts";
import { stepAsync } from "../transaction.ts";

const migrationsFolder = join(rootFolder, "db/migrations/postgres");
const maxAttempts = 50; // about three seconds

/** A server that takes longer to respond counts as failed. */
const CONNECT_MS = 5_000;
const QUERY_MS = 60_000;
/** The application_name of the running product's connections. */
const SERVING = "meishi";
/**
 * The running product sends a query every few seconds. A connection that has been idle for longer is one that a pooler
 * kept open after the product stopped.
 */
const QUIET_S = 60;

export function openPostgres(
  url: string,
  { watch, poolSize, isPooledByTransaction, isServing }: OpenOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: isServing ? SERVING : "meishi tools",
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  // A lost connection fails its query. Without these listeners it would also end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (isPooledByTransaction) sendWithoutNames(client);
    if (watch) watchPostgres(client, watch);
  });
  if (watch) watchPool(pool, watch);
  const db = drizzle(pool, { casing: "snake_case" });

  return {
    db,
    tables: defineTables(columns),
    async transaction(body) {
      // As on SQLite, transactions behave as if run one after the other; the loser of a race runs again.
      for (let attempt = 1; ; attempt++) {
        try {
          return await db.transaction((tx) => stepAsync(body, tx), { isolationLevel: "serializable" });
        } catch (error) {
          if (attempt === maxAttempts || !lostRace(error)) throw error;
          await sleep(Math.random() * Math.min(2 ** attempt, 128));
        }
      }
    },
    snapshot: (read) => db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" }),
    async migrate() {
      const client = await pool.connect();
      try {
        // Waiting for another process may take long, and so may a migration.
        Object.assign(client, { _queryTimeoutMillis: 0 });
        return await migratePostgres(
          async (text) => (await client.query({ text, rowMode: "array" })).rows as Rows,
          migrationsFolder,
        );
      } finally {
        client.release(true); // closed, because its queries have no timeout
      }
    },
    async isServed() {
      const { rowCount } = await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and application_name = $1 " +
          "and coalesce(state <> 'idle' or state_change > now() - make_interval(secs => $2), true) limit 1",
        [SERVING, QUIET_S],
      );
      return rowCount !== 0;
    },
    bulk: postgresBulk(async (work) => {
      const client = await pool.connect();
      Object.assign(client, { _queryTimeoutMillis: 0 }); // a copy may take any time
      try {
        return await work(
          async (text) => {
            const queryConfig = { text, rowMode: "array", types: AS_TEXT };
            return (await client.query<(string | null)[]>(queryConfig as pg.QueryArrayConfig)).rows;
          },
          (into, lines) => pipeline([lines], client.query(copyFrom(`copy ${into} from stdin`))),
        );
      } finally {
        client.release(true);
      }
    }),
    async size() {
      const { rows } = await pool.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes");
      return Number(rows[0]!.bytes);
    },
    pool: () => ({ open: pool.totalCount, pending: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** A named statement exists only on the connection that prepared it. */
function sendWithoutNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  client.query = ((first: string | pg.QueryConfig, ...rest: unknown[]) =>
    query(typeof first === "object" && first.name ? { ...first, name: undefined } : first, ...rest)) as never;
}

/** Leaves values as the server sends them. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };

function lostRace(error: unknown): boolean {
  const { code } = driverError(error);
  return code === "40001" || code === "40P01"; // serialization failure, deadlock
}
