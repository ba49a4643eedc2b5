import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database.ts";
import { columns } from "../postgres.ts";
import { rootFolder } from "../root.ts";
import { defineTables } from "../tables/index.ts";
import { postgresBulk } from "./postgres-bulk.ts";
import { migratePostgres, type Rows } from "./postgres-migrate.ts";
import { stepAsync } from "../transaction.ts";

const migrationsFolder = join(rootFolder, "db/migrations/postgres");

/** PostgreSQL inside this process, in memory or in a directory. */
export async function openPglite(path: string): Promise<Database> {
  if (path) mkdirSync(path, { recursive: true });
  // Imported here, because a bundle would load them at its start, and production does not need them.
  const { PGlite } = await import("@electric-sql/pglite");
  const { drizzle } = await import("drizzle-orm/pglite");
  const client = await PGlite.create(path || "memory://");
  const db = drizzle(client, { casing: "snake_case" });

  return {
    db,
    tables: defineTables(columns),
    transaction: (body) => db.transaction((tx) => stepAsync(body, tx)),
    snapshot: (read) => db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" }),
    migrate: () =>
      migratePostgres(
        async (text) => (await client.query(text, [], { rowMode: "array" })).rows as Rows,
        migrationsFolder,
      ),
    isServed: async () => false,
    bulk: postgresBulk((work) =>
      work(
        async (text) => (await client.query<(string | null)[]>(text, [], { rowMode: "array", parsers: AS_TEXT })).rows,
        async (into, lines) => {
          await client.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([lines]) });
        },
      ),
    ),
    async size() {
      const { rows } = await client.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes");
      return Number(rows[0]!.bytes);
    },
    close: () => client.close(),
  };
}

/** Leaves values as the database returns them. */
const AS_TEXT = new Proxy({}, { get: () => (value: string) => value }) as Record<number, (value: string) => string>;
