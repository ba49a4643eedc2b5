import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** Column constructors of `defineTables` for PostgreSQL. Their types are the reference for both dialects. */
export const columns = {
  table: pgTable,
  index,
  uniqueIndex,
  primaryKey,
  id: () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  ref: (to: () => AnyPgColumn) => bigint({ mode: "number" }).references(to, { onDelete: "cascade" }),
  text: () => text(),
  integer: () => bigint({ mode: "number" }),
  bool: () => boolean(),
  json: <T>() => jsonb().$type<T>(),
  timestamp: () => timestamp({ precision: 3, withTimezone: true }),
};

export type Columns = typeof columns;
