import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { driverError } from "../errors.ts";
import type { Database } from "../database.ts";
import { columns } from "../postgres.ts";
import { rootFolder } from "../root.ts";
import { type SlowQueries, timePostgres } from "../slow-queries.ts";
import { defineTables } from "../tables/index.ts";
import { stepAsync } from "../transaction.ts";

const migrationsFolder = join(rootFolder, "db/migrations/postgres");
const migrationLock = 7_325_401; // any number of our own
const maxAttempts = 50; // about three seconds

/** A server that does not respond is a failure, not a reason to wait. */
const CONNECT_MS = 5_000;
const QUERY_MS = 60_000;

export function openPostgres(url: string, slow?: SlowQueries): Database {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  // A lost connection fails its query; without these listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (slow) timePostgres(client, slow);
  });
  const db = drizzle(pool, { casing: "snake_case" });

  return {
    db,
    tables: defineTables(columns),
    async transaction(body) {
      // As on SQLite, transactions act as if run one after the other: the loser of a race runs again.
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
        // One process at a time, which may take long; there is no limit on a migration's queries.
        Object.assign(client, { _queryTimeoutMillis: 0 });
        await client.query("select pg_advisory_lock($1)", [migrationLock]);
        await migrate(drizzle(client), { migrationsFolder });
      } finally {
        client.release(true); // closing the connection frees the lock
      }
    },
    close: () => pool.end(),
  };
}

function lostRace(error: unknown): boolean {
  const { code } = driverError(error);
  return code === "40001" || code === "40P01"; // serialization failure, deadlock
}
