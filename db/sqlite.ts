import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Columns } from "./postgres.ts";

/** Column constructors of `defineTables` for SQLite. */
const sqlite = {
  table: sqliteTable,
  index,
  uniqueIndex,
  primaryKey,
  id: () => integer().primaryKey({ autoIncrement: true }),
  ref: (to: () => AnySQLiteColumn) => integer().references(to, { onDelete: "cascade" }),
  text: () => text(),
  integer: () => integer(),
  bool: () => integer({ mode: "boolean" }),
  json: <T>() => text({ mode: "json" }).$type<T>(),
  timestamp: () => integer({ mode: "timestamp_ms" }),
} satisfies Record<keyof Columns, unknown>;

// Calls and values are equal to PostgreSQL's, so callers see its types.
export const columns = sqlite as unknown as Columns;
