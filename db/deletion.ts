import { and, asc, eq, getTableColumns, inArray, or, sql, type SQL } from "drizzle-orm";
import { getTableConfig as postgresConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { getTableConfig as sqliteConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";
import { isPostgres } from "./dialect.ts";

type DeletingDatabase = Pick<Database, "db" | "tables" | "transaction">;

/** Rows deleted in one transaction, at most. */
const STEP = 100;

/** Called between two steps, so that others get their turn. */
type Pause = () => Promise<void>;

/** Deletes the rows that match in short transactions, each after what would go with it. */
export async function deleteInSteps(
  database: DeletingDatabase,
  table: PgTable,
  matching: SQL | undefined,
  pause: Pause,
): Promise<void> {
  const key = primaryKeyOf(database, table);
  // Parts of another row first: deleting that would take all of them along.
  const whole = referencesTo(database, table).find((reference) => reference.table === table)?.column;
  for (;;) {
    const rows: Record<string, unknown>[] = await database.db
      .select(key)
      .from(table)
      .where(matching)
      .orderBy(...(whole ? [asc(sql`${whole} is null`)] : []))
      .limit(STEP);
    if (rows.length > 0) {
      if (key.id)
        await deleteDependents(
          database,
          table,
          rows.map(({ id }) => Number(id)),
          pause,
        );
      await database.transaction((tx) => tx.delete(table).where(isOneOf(key, rows)));
      await pause();
    }
    // Not until there are none: others may add as fast as we delete.
    if (rows.length < STEP) return;
  }
}

/**
 * Deletes in short transactions what would go with rows of a table (`on delete cascade`), however much that is;
 * deleting the rows themselves is quick then. Interrupted, it leaves rows of which less is left, and can be repeated.
 * What was defined last goes first: how people sign in goes after their data.
 */
export async function deleteDependents(
  database: DeletingDatabase,
  table: PgTable,
  ids: number[],
  pause: Pause,
): Promise<void> {
  for (const reference of referencesTo(database, table).reverse())
    if (reference.table !== table)
      await deleteInSteps(database, reference.table, inArray(reference.column, ids), pause);
}

interface Reference {
  table: PgTable;
  column: PgColumn;
}

/** The columns that name rows of a table, in the order of their tables. */
function referencesTo(database: DeletingDatabase, table: PgTable): Reference[] {
  return Object.values<PgTable>(database.tables).flatMap((other) =>
    configOf(database, other).foreignKeys.flatMap((foreignKey) => {
      const { columns, foreignTable } = foreignKey.reference();
      return foreignTable === table ? [{ table: other, column: columns[0] as PgColumn }] : [];
    }),
  );
}

/** The columns of a table's primary key, by their names in code. */
function primaryKeyOf(database: DeletingDatabase, table: PgTable): Record<string, PgColumn> {
  const composite = configOf(database, table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.primary || composite.includes(column.name),
  );
  // A table of one row an account has a unique column instead.
  return Object.fromEntries(
    columns.length > 0 ? columns : Object.entries(getTableColumns(table)).filter(([, column]) => column.isUnique),
  );
}

const configOf = (database: DeletingDatabase, table: PgTable) =>
  isPostgres(database)
    ? postgresConfig(table)
    : (sqliteConfig(table as unknown as SQLiteTable) as unknown as ReturnType<typeof postgresConfig>);

function isOneOf(key: Record<string, PgColumn>, rows: Record<string, unknown>[]): SQL | undefined {
  const [first, ...others] = Object.entries(key);
  if (others.length === 0)
    return inArray(
      first![1],
      rows.map((row) => row[first![0]]),
    );
  return or(...rows.map((row) => and(...Object.entries(key).map(([name, column]) => eq(column, row[name])))));
}
