import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";

/** A migration that failed. All migrations share one transaction, so the database is unchanged. */
export class MigrationError extends Error {
  override name = "MigrationError";

  constructor(tag: string, cause: unknown) {
    const { code, message } = cause as { code?: string; message: string };
    super(`migration ${tag} failed (${code ? `${code}: ` : ""}${message}). Nothing was changed.`, { cause });
  }
}

export interface Migration {
  /** Number and name, such as 0002_confirm_email. */
  tag: string;
  statements: string[];
  hash: string;
  /** The timestamp by which drizzle-kit orders migrations. */
  when: number;
}

/** Numbers of the last migration before (undefined for a new database) and after. */
export interface MigrationRange {
  from?: string;
  to: string;
}

/** Migrations applied to a database that was last migrated at `last`; undefined if none were. */
export function appliedRange(migrations: Migration[], last: number | null): MigrationRange | undefined {
  const newest = migrations.at(-1);
  if (!newest || (last !== null && newest.when <= last)) return undefined;
  const from = migrations.filter(({ when }) => last !== null && when <= last).at(-1);
  return { from: from && numberOf(from), to: numberOf(newest) };
}

const numberOf = ({ tag }: Migration) => tag.slice(0, 4);

/** Reads all migrations from a drizzle-kit folder, oldest first. */
export function readMigrations(migrationsFolder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder }).map(({ sql, hash, folderMillis }, i) => ({
    tag: journal.entries[i]!.tag,
    statements: sql.filter((statement) => statement.trim() !== ""),
    hash,
    when: folderMillis,
  }));
}
