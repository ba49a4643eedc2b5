import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database } from "../database.ts";
import { columns } from "../postgres.ts";
import { rootFolder } from "../root.ts";
import { defineTables } from "../tables/index.ts";
import { stepAsync } from "../transaction.ts";

const migrationsFolder = join(rootFolder, "db/migrations/postgres");

/** PostgreSQL inside this process, in memory or in a directory. */
export async function openPglite(path: string): Promise<Database> {
  if (path) mkdirSync(path, { recursive: true });
  const client = await PGlite.create(path || "memory://");
  const db = drizzle(client, { casing: "snake_case" });

  return {
    db,
    tables: defineTables(columns),
    transaction: (body) => db.transaction((tx) => stepAsync(body, tx)),
    snapshot: (read) => db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" }),
    migrate: () => migrate(db, { migrationsFolder }),
    close: () => client.close(),
  };
}
