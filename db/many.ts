import { is, type SQL, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Tables } from "./tables/index.ts";
import type { Value } from "./bulk.ts";

/**
 * Many rows for `insert(table).select(…)`, each with a value for every column in order. They are bound as one value, or
 * as one for each column: to bind each by itself would take longer than to write them.
 */
export function rowsToInsert(
  { users }: Pick<Tables, "users">,
  types: readonly ("integer" | "text")[],
  rows: Value[][],
): SQL {
  if (is(users, PgTable)) {
    const lists = types.map((type, i) => {
      const list = sql.param(rows.map((row) => row[i]));
      return type === "integer" ? sql`${list}::bigint[]` : sql`${list}::text[]`;
    });
    return sql`select * from unnest(${sql.join(lists, sql`, `)})`;
  }
  const columns = types.map((_, i) => sql.raw(`value ->> ${i}`));
  return sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(rows)})`;
}
