import { and, eq, getTableColumns, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import { getTableConfig as postgresConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { getTableConfig as sqliteConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";
import { isPostgres } from "./dialect.ts";

type DeletingDatabase = Pick<Database, "db" | "tables" | "transaction">;

/** Maximum number of rows deleted in one transaction. */
const STEP = 100;

/** Called between two batches, so that other work gets its turn. */
type Pause = () => Promise<void>;

/** Deletes matching rows in short transactions, dependents first, until the signal. */
export async function deleteInSteps(
  database: DeletingDatabase,
  table: PgTable,
  matching: SQL | undefined,
  pause: Pause,
  signal?: AbortSignal,
): Promise<void> {
  // Rows that refer to another row of their own table go first: deleting that row would cascade to all of them at once.
  const whole = referencesTo(database, table).find((reference) => reference.table === table)?.column;
  if (whole) await deleteRows(database, table, and(matching, isNotNull(whole)), pause, signal);
  await deleteRows(database, table, matching, pause, signal);
}

async function deleteRows(
  database: DeletingDatabase,
  table: PgTable,
  matching: SQL | undefined,
  pause: Pause,
  signal?: AbortSignal,
): Promise<void> {
  const key = primaryKeyOf(database, table);
  while (!signal?.aborted) {
    const rows: Record<string, unknown>[] = await database.db.select(key).from(table).where(matching).limit(STEP);
    if (rows.length > 0) {
      if (key.id)
        await deleteDependents(
          database,
          table,
          rows.map(({ id }) => Number(id)),
          pause,
          signal,
        );
      if (signal?.aborted) return;
      await database.transaction((tx) => tx.delete(table).where(isOneOf(key, rows)));
      await pause();
    }
    // Does not loop until the table is empty: others may insert as fast as we delete.
    if (rows.length < STEP) return;
  }
}

/**
 * Deletes all dependents (`on delete cascade`) of a table's rows in short transactions; deleting the rows themselves is
 * quick then. Safe to repeat after an interruption, which may leave rows with only some dependents. Tables defined last
 * go first, so that sign-in data outlives the rest.
 */
export async function deleteDependents(
  database: DeletingDatabase,
  table: PgTable,
  ids: number[],
  pause: Pause,
  signal?: AbortSignal,
): Promise<void> {
  for (const reference of referencesTo(database, table).reverse())
    if (reference.table !== table)
      await deleteInSteps(database, reference.table, inArray(reference.column, ids), pause, signal);
}

interface Reference {
  table: PgTable;
  column: PgColumn;
}

/** Foreign-key columns that refer to a table, in the order of their tables. */
function referencesTo(database: DeletingDatabase, table: PgTable): Reference[] {
  return Object.values<PgTable>(database.tables).flatMap((other) =>
    configOf(database, other).foreignKeys.flatMap((foreignKey) => {
      const { columns, foreignTable } = foreignKey.reference();
      return foreignTable === table ? [{ table: other, column: columns[0] as PgColumn }] : [];
    }),
  );
}

/** Primary-key columns of a table, by property name. */
function primaryKeyOf(database: DeletingDatabase, table: PgTable): Record<string, PgColumn> {
  const composite = configOf(database, table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name));
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.primary || composite.includes(column.name),
  );
  // A table with one row per account has a unique column instead.
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
