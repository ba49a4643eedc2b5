import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import type { Database } from "../database.ts";
import { columns } from "../sqlite.ts";
import { rootFolder } from "../root.ts";
import { type SlowQueries, timeSqlite } from "../slow-queries.ts";
import { defineTables } from "../tables/index.ts";
import { type Query, stepSync, type Tx } from "../transaction.ts";

const ownMigrations = join(rootFolder, "db/migrations/sqlite");

/** Waiting inside SQLite stops the whole process: a lock held longer than that is waited for outside of it. */
const BUSY_MS = 100;
const START_BUSY_MS = 10_000;
/** How long a write to a locked database is retried. */
const PATIENCE_MS = 4_000;
/** Two processes may find the same new file: the one that is late finds the tables made when it looks again. */
const MIGRATION_TRIES = 5;

interface Options {
  migrationsFolder?: string;
  slow?: SlowQueries;
}

export function openSqlite(path: string, { migrationsFolder = ownMigrations, slow }: Options = {}): Database {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const client = new Sqlite(path);
  client.pragma(`busy_timeout = ${START_BUSY_MS}`);
  client.pragma("journal_mode = WAL");
  client.pragma("synchronous = FULL"); // a commit survives a power cut
  client.pragma("foreign_keys = ON");

  client.pragma(`busy_timeout = ${BUSY_MS}`);
  if (slow) timeSqlite(client, slow);

  const connect = () => drizzle(client, { casing: "snake_case" });
  const db = connect();
  const tx = connect(); // its own session tells queries built on tx from those built on db

  return {
    db: asPostgres(db),
    tables: defineTables(columns),
    async transaction(body) {
      // IMMEDIATE takes the write lock at once; taken later, after a read, it fails with SQLITE_BUSY.
      const deadline = Date.now() + PATIENCE_MS;
      for (let attempt = 1; ; attempt++) {
        try {
          return client.transaction(() => stepSync(body, asPostgres(tx), execute)).immediate();
        } catch (error) {
          if (!/^SQLITE_(BUSY|LOCKED)/.test((error as { code?: string }).code ?? "") || Date.now() > deadline)
            throw error;
          await sleep(Math.random() * Math.min(10 * 2 ** attempt, 400));
        }
      }
    },
    async snapshot(read) {
      if (path === ":memory:") return read(asPostgres(db)); // nobody else can reach it
      const reader = new Sqlite(path, { readonly: true });
      try {
        reader.exec("BEGIN");
        reader.prepare("SELECT 1 FROM sqlite_master").get(); // the first read fixes the moment
        return await read(asPostgres(drizzle(reader, { casing: "snake_case" })));
      } finally {
        reader.close();
      }
    },
    async migrate() {
      // Rebuilding a table drops the old one, which with foreign keys on deletes all rows that refer to it.
      client.pragma("foreign_keys = OFF");
      client.pragma(`busy_timeout = ${START_BUSY_MS}`);
      try {
        for (let attempt = 1; ; attempt++) {
          try {
            migrate(db, { migrationsFolder });
            break;
          } catch (error) {
            if (attempt === MIGRATION_TRIES) throw error;
            await sleep(200);
          }
        }
      } finally {
        client.pragma(`busy_timeout = ${BUSY_MS}`);
        client.pragma("foreign_keys = ON");
      }
    },
    async close() {
      client.close();
    },
  };
}

// Same methods, same rows: callers see the types of PostgreSQL.
const asPostgres = (db: unknown) => db as Tx;

// A SQLite query can also run at once, which the types of PostgreSQL do not show.
type Immediate = { prepare(): { execute(): { sync(): unknown } } };
const execute = (query: Query<unknown>) => (query as unknown as Immediate).prepare().execute().sync();
