import { MigrationError, readMigrations } from "../migrations.ts";

export type Rows = unknown[][];

const MIGRATING = 7_325_401; // any number of our own

/** Applies what is new in one transaction, by one process at a time. */
export async function migratePostgres(ask: (text: string) => Promise<Rows>, migrationsFolder: string): Promise<void> {
  await ask("begin");
  try {
    // The transaction's, not the session's: behind a pooler that gives out connections by transaction, a session's lock
    // would stay with whoever gets the connection next.
    await ask(`select pg_advisory_xact_lock(${MIGRATING})`);
    await ask("create schema if not exists drizzle");
    await ask(
      "create table if not exists drizzle.__drizzle_migrations " +
        "(id serial primary key, hash text not null, created_at bigint)",
    );
    const [[last] = []] = await ask("select max(created_at)::text from drizzle.__drizzle_migrations");
    for (const { tag, statements, hash, when } of readMigrations(migrationsFolder)) {
      if (typeof last === "string" && when <= Number(last)) continue;
      try {
        for (const statement of statements) await ask(statement);
      } catch (error) {
        throw new MigrationError(tag, error);
      }
      await ask(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${when})`);
    }
    await ask("commit");
  } catch (error) {
    await ask("rollback").catch(() => {}); // the first failure is the one to tell
    throw error;
  }
}
