import type { Database, OpenOptions } from "./database.ts";
import { toUniqueError } from "./errors.ts";

export { isDamage, isUnavailable, UniqueError } from "./errors.ts";
export { MigrationError, type MigrationRange } from "./migrations.ts";
export type { Value } from "./bulk.ts";
export { bulkInsertRows } from "./bulk-insert.ts";
export { isPostgres } from "./dialect.ts";
export { containsText, startsWithText } from "./contains-text.ts";
export { rowBytes, textBytes } from "./text-bytes.ts";
export { lastMessage } from "./last-message.ts";
export { deleteDependents, deleteInSteps } from "./deletion.ts";
export { countMatching, type Db, firstRow, getRow, run, type TxSteps, type Tx } from "./transaction.ts";
export type { Database } from "./database.ts";
export { HAS_LONG_VCARD, VCARD_BYTES } from "./tables/address-books.ts";
export type * from "./tables/index.ts";

/** Opens `file:PATH`, `memory:`, `pglite:[PATH]` or `postgres://…`. */
export async function open(url: string, options: OpenOptions = {}): Promise<Database> {
  const database = await connect(url, options);
  return {
    ...database,
    async transaction(body) {
      try {
        return await database.transaction(body);
      } catch (error) {
        throw toUniqueError(error);
      }
    },
  };
}

// Drivers load on demand: a SQLite install needs neither pg nor PGlite.
async function connect(url: string, options: OpenOptions): Promise<Database> {
  const scheme = url.slice(0, url.indexOf(":"));
  const path = url.slice(scheme.length + 1);
  switch (scheme) {
    case "file":
      return (await import("./drivers/sqlite.ts")).openSqlite(path, options);
    case "memory":
      return (await import("./drivers/sqlite.ts")).openSqlite(":memory:");
    case "pglite":
      return (await import("./drivers/pglite.ts")).openPglite(path);
    case "postgres":
    case "postgresql":
      return (await import("./drivers/postgres.ts")).openPostgres(url, options);
    default: // the URL may hold a password: keep it out of the message
      throw new Error("DATABASE_URL must start with file:, memory:, pglite: or postgres://");
  }
}
