import { setTimeout as sleep } from "node:timers/promises";
import { driverError } from "../errors.ts";
import { appliedRange, type Migration, MigrationError, type MigrationRange, readMigrations } from "../migrations.ts";

export type Rows = unknown[][];

/**
 * Shorter than PostgreSQL's deadlock_timeout (one second), so that in a deadlock the migration gives way, not a
 * transaction that is waiting for another table.
 */
const LOCK_MS = 500;
/** Long enough for a backup, which locks all tables while it reads. */
const LOCK_TRIES_MS = 10 * 60_000;
const TIMED_OUT = "57014";
const MIGRATING = 7_325_401; // any number of our own

/** Applies new migrations in one transaction, in one process at a time. */
export async function migratePostgres(
  query: (text: string) => Promise<Rows>,
  migrationsFolder: string,
): Promise<MigrationRange | undefined> {
  await query("begin");
  try {
    // A transaction lock, because behind a transaction pooler a session lock would pass to the connection's next
    // client.
    await query(`select pg_advisory_xact_lock(${MIGRATING})`);
    await query("create schema if not exists drizzle");
    await query(
      "create table if not exists drizzle.__drizzle_migrations " +
        "(id serial primary key, hash text not null, created_at bigint)",
    );
    const [[last] = []] = await query("select max(created_at)::text from drizzle.__drizzle_migrations");
    const migrations = readMigrations(migrationsFolder);
    const pending = migrations.filter(({ when }) => when > Number(last ?? -1));
    await lockTables(query, pending);
    for (const { tag, statements, hash, when } of pending) {
      try {
        for (const statement of statements) await query(statement);
      } catch (error) {
        throw new MigrationError(tag, error);
      }
      await query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${when})`);
    }
    await query("commit");
    return appliedRange(migrations, last ? Number(last) : null);
  } catch (error) {
    await query("rollback").catch(() => {}); // the first failure is the one to report
    throw error;
  }
}

/** Locks all tables that the migrations name before changing any, since an older release may still be reading them. */
async function lockTables(query: (text: string) => Promise<Rows>, migrations: Migration[]): Promise<void> {
  const names = new Set(migrations.flatMap(({ statements }) => statements.join().match(/(?<=")\w+(?=")/g) ?? []));
  const tables = (await query("select tablename from pg_tables where schemaname = current_schema()"))
    .map(([name]) => String(name))
    .filter((name) => names.has(name));
  if (tables.length === 0) return;
  const list = tables.map((name) => `"${name}"`).join(", ");
  await query(`set local statement_timeout = ${LOCK_MS}`);
  for (const end = Date.now() + LOCK_TRIES_MS; ;) {
    await query("savepoint unlocked");
    try {
      await query(`lock table ${list} in access exclusive mode`);
      break;
    } catch (error) {
      if (driverError(error).code !== TIMED_OUT || Date.now() > end)
        throw new MigrationError(migrations[0]!.tag, error);
      await query("rollback to unlocked"); // releases the tables locked so far
      await sleep(Math.random() * LOCK_MS);
    }
  }
  await query("set local statement_timeout = 0");
}
