import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { LRUCache } from "lru-cache";
import type { Database, OpenOptions } from "../database.ts";
import { isDamage } from "../errors.ts";
import { makeFolder } from "../folder.ts";
import { appliedRange, MigrationError, type MigrationRange, readMigrations } from "../migrations.ts";
import { columns } from "../sqlite.ts";
import { rootFolder } from "../root.ts";
import { watchSqlite } from "../query-observer.ts";
import { defineTables } from "../tables/index.ts";
import { sqliteBulk } from "./sqlite-bulk.ts";
import { type Query, stepSync, type Tx } from "../transaction.ts";

const ownMigrations = join(rootFolder, "db/migrations/sqlite");

/** Waiting inside SQLite blocks the whole process, so longer waits for a lock happen outside of it. */
const BUSY_MS = 100;
const START_BUSY_MS = 10_000;
/** How long a write to a locked database is retried. */
const RETRY_MS = 4_000;

/** Cached statements, and the longest text to cache: lists of ids make long texts that are rarely repeated. */
const STATEMENTS = 500;
const MAX_CACHED_LENGTH = 4_000;

interface Options extends OpenOptions {
  migrationsFolder?: string;
}

export function openSqlite(
  path: string,
  { migrationsFolder = ownMigrations, watch, isServing }: Options = {},
): Database {
  if (path !== ":memory:") makeFolder(dirname(path));
  const client = new Sqlite(path);
  client.pragma(`busy_timeout = ${START_BUSY_MS}`);
  client.pragma("journal_mode = WAL");
  client.pragma("synchronous = FULL"); // a commit survives a power cut
  client.pragma("foreign_keys = ON");

  client.pragma(`busy_timeout = ${BUSY_MS}`);
  if (watch) watchSqlite(client, watch);
  cacheStatements(client);

  // A serving process holds a shared lock on this file, which ends with the process.
  const lockFile = lockFileOf(path);
  const serving = isServing && path !== ":memory:" ? new Sqlite(lockFile) : undefined;
  serving?.exec("BEGIN; SELECT * FROM sqlite_master");

  const connect = () => drizzle(client, { casing: "snake_case" });
  const db = connect();
  const tx = connect(); // a separate session distinguishes queries built on `tx` from those built on `db`

  return {
    db: asPostgres(db),
    tables: defineTables(columns),
    async transaction(body) {
      // IMMEDIATE takes the write lock first; taking it after a read would fail with SQLITE_BUSY.
      const deadline = Date.now() + RETRY_MS;
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
      if (path === ":memory:") return read(asPostgres(db)); // no other connection can open it
      const reader = new Sqlite(path, { readonly: true });
      try {
        reader.exec("BEGIN");
        reader.prepare("SELECT 1 FROM sqlite_master").get(); // the first read determines the snapshot
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
        return migrate(client, migrationsFolder);
      } finally {
        client.pragma(`busy_timeout = ${BUSY_MS}`);
        client.pragma("foreign_keys = ON");
      }
    },
    isServed: async () => path !== ":memory:" && isFileServed(path),
    bulk: sqliteBulk(client, () => (path === ":memory:" ? undefined : new Sqlite(path, { readonly: true }))),
    copyInto: (file) => void client.prepare("VACUUM INTO ?").run(file),
    async size() {
      return (
        Number(client.pragma("page_count", { simple: true })) * Number(client.pragma("page_size", { simple: true }))
      );
    },
    async close() {
      serving?.close();
      client.close();
    },
  };
}

const lockFileOf = (path: string) => `${path}-serving`;

/** Whether the running product has this file open, even if the file is damaged. */
export function isFileServed(path: string): boolean {
  const lockFile = lockFileOf(path);
  if (!existsSync(lockFile)) return false;
  const other = new Sqlite(lockFile, { timeout: 0 });
  try {
    other.exec("BEGIN EXCLUSIVE; ROLLBACK");
    return false;
  } catch {
    return true;
  } finally {
    other.close();
  }
}

/** Whether SQLite can no longer read all of a file. Reads all of it. */
export function isFileDamaged(path: string): boolean {
  const client = new Sqlite(path, { timeout: START_BUSY_MS });
  try {
    return client.pragma("quick_check(1)", { simple: true }) !== "ok";
  } catch (error) {
    if (isDamage(error)) return true;
    throw error;
  } finally {
    client.close();
  }
}

/**
 * Prepares each text only once, because that takes as long as running it. Each caller sets whether rows are objects or
 * arrays. `iterate` needs a statement of its own; bulk access opens a connection or runs each text only once.
 */
function cacheStatements(client: Sqlite.Database): void {
  const prepare = client.prepare.bind(client) as (text: string) => Sqlite.Statement;
  const cache = new LRUCache<string, Sqlite.Statement>({ max: STATEMENTS });
  client.prepare = ((text: string) => {
    const cached = cache.get(text);
    if (cached && !cached.busy) return cached.reader ? cached.raw(false) : cached;
    const statement = prepare(text);
    if (text.length <= MAX_CACHED_LENGTH) cache.set(text, statement);
    return statement;
  }) as typeof client.prepare;
}

/** Applies new migrations in one transaction. If two processes start at the same time, the second one waits. */
function migrate(client: Sqlite.Database, migrationsFolder: string): MigrationRange | undefined {
  client.exec("BEGIN IMMEDIATE");
  try {
    client.exec(
      "CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)",
    );
    const stored = client.prepare("SELECT max(created_at) FROM __drizzle_migrations").pluck().get() as number | null;
    const last = stored === null ? null : Number(stored);
    const migrations = readMigrations(migrationsFolder);
    const insert = client.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)");
    for (const { tag, statements, hash, when } of migrations) {
      if (last !== null && when <= last) continue;
      try {
        for (const statement of statements) client.exec(statement);
      } catch (error) {
        throw new MigrationError(tag, error);
      }
      insert.run(hash, when);
    }
    client.exec("COMMIT");
    return appliedRange(migrations, last);
  } finally {
    if (client.inTransaction) client.exec("ROLLBACK");
  }
}

// Same methods, same rows: callers see the types of PostgreSQL.
const asPostgres = (db: unknown) => db as Tx;

// A SQLite query can also run at once, which the types of PostgreSQL do not show.
type Immediate = { prepare(): { execute(): { sync(): unknown } } };
const execute = (query: Query<unknown>) => (query as unknown as Immediate).prepare().execute().sync();
