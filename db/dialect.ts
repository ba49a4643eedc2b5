import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/** Whether to write SQL for PostgreSQL where the dialects differ. */
export const isPostgres = ({ tables }: Pick<Database, "tables">): boolean => is(tables.users, PgTable);
