import { is, type SQL, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import type { Value } from "./bulk.ts";
import type { Tables } from "./tables/index.ts";

/**
 * Many rows for `insert(table).select(…)`, each with a value for every column in order. They are bound as one text,
 * or one per column, because binding each value would take longer than writing it.
 */
export function bulkInsertRows(
  { users }: Pick<Tables, "users">,
  types: readonly ("integer" | "text")[],
  rows: Value[][],
): SQL {
  // "where true", or SQLite would parse a following "on conflict" as the condition of a join.
  if (is(users, PgTable)) {
    const lists = types.map((type, i) =>
      type === "integer"
        ? sql`unnest(${`{${rows.map((row) => row[i] ?? "NULL").join()}}`}::text::bigint[])`
        : sql`json_array_elements_text(${JSON.stringify(rows.map((row) => row[i]))}::text::json)`,
    );
    return sql`select * from rows from (${sql.join(lists, sql`, `)}) where true`;
  }
  const columns = types.map((_, i) => sql.raw(`value ->> ${i}`));
  return sql`select ${sql.join(columns, sql`, `)} from json_each(${JSON.stringify(rows)}) where true`;
}
