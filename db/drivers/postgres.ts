import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { driverError } from "../errors.ts";
import type { Database } from "../index.ts";
import { columns } from "../postgres.ts";
import { rootFolder } from "../root.ts";
import { defineTables } from "../tables.ts";
import { stepAsync } from "../transaction.ts";

const migrationsFolder = join(rootFolder, "db/migrations/postgres");
const migrationLock = 7_325_401; // any number of our own
const maxAttempts = 50; // about three seconds

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url });
  // A lost connection fails its query; without these listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
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
        await client.query("select pg_advisory_lock($1)", [migrationLock]); // one process at a time
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
