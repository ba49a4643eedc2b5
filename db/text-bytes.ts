import { type AnyColumn, getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import type { Database } from "./database.ts";
import { isPostgres } from "./dialect.ts";

/** SQL expression for the bytes that columns of text or JSON hold together. SQLite reads them off the row's head. */
export function textBytes(database: Pick<Database, "tables">, columns: AnyColumn[]): SQL<number> {
  const lengthOf = (column: AnyColumn) =>
    isPostgres(database) ? sql`octet_length(cast(${column} as text))` : sql`octet_length(${column})`;
  return sql<number>`(${sql.join(
    columns.map((column) => sql`coalesce(${lengthOf(column)}, 0)`),
    sql` + `,
  )})`.mapWith(Number);
}

/** SQL expression for the bytes that a row's texts and JSON hold together. */
export const rowBytes = (database: Pick<Database, "tables">, table: Table): SQL<number> =>
  textBytes(
    database,
    Object.values(getTableColumns(table)).filter(({ dataType }) => dataType === "string" || dataType === "json"),
  );
