import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";

/** A migration that could not be applied. All of them are one transaction, so the database is as it was. */
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
  /** What orders them, as drizzle-kit notes it. */
  when: number;
}

/** All migrations of a folder that drizzle-kit has written, the oldest first. */
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
