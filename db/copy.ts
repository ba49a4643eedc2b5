import { asc, count, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig as postgresConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { getTableConfig as sqliteConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Database, run, type Tables } from "./index.ts";

type Name = keyof Tables;
/** Rows of each table, by its name. */
export type Counts = Partial<Record<Name, number>>;

/** Not copied: leases and rate-limit counts belong to the running processes. */
const LEFT_OUT: Name[] = ["jobs", "rateCounts"];
const MAX_ROWS = 1_000;
/** SQLite takes 32,766 values in a statement. */
const MAX_VALUES = 30_000;

/** All tables to copy, those that others refer to first. */
const namesOf = (tables: Tables) => (Object.keys(tables) as Name[]).filter((name) => !LEFT_OUT.includes(name));

/** Whether the database is still unused. */
export async function isEmpty({ db, tables: { users } }: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** Removes all rows, in one transaction. */
export async function clear({ tables, transaction }: Database): Promise<void> {
  await transaction(function* (tx) {
    for (const name of Object.keys(tables).reverse() as Name[]) yield* run(tx.delete(tables[name]));
  });
}

/**
 * Copies all rows as they are at one moment, between any two dialects, and sets what gives the next ids. `to` must be
 * migrated and empty. Throws when the counts of both sides differ afterwards; answers them.
 */
export async function copyDatabase(from: Database, to: Database): Promise<Counts> {
  return from.snapshot(async (db) => {
    const counts: Counts = {};
    for (const name of namesOf(from.tables)) {
      counts[name] = await copyTable(db, from.tables[name], to, to.tables[name]);
      const [[source], [target]] = [await countOf(db, from.tables[name]), await countOf(to.db, to.tables[name])];
      if (source!.n !== target!.n || counts[name] !== source!.n)
        throw new Error(`${name}: ${source!.n} rows became ${target!.n}`);
    }
    return counts;
  });
}

const countOf = (db: Database["db"], table: Table) => db.select({ n: count() }).from(table);

// Every table has columns of its own; for copying, one stands for all.
type Table = Tables[Name];
type Row = Record<string, unknown>;

async function copyTable(db: Database["db"], source: Table, to: Database, target: Table): Promise<number> {
  const keys = keysOf(source);
  const size = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / Object.keys(getTableColumns(source)).length));
  const list = sql.join(
    keys.map(({ column }) => sql`${column}`),
    sql`, `,
  );
  let copied = 0;
  for (let last: Row | undefined; ;) {
    const after =
      last &&
      sql`(${list}) > (${sql.join(
        keys.map(({ property }) => sql`${last![property]}`),
        sql`, `,
      )})`;
    const rows = (await db
      .select()
      .from(source)
      .where(after)
      .orderBy(...keys.map(({ column }) => asc(column)))
      .limit(size)) as Row[];
    if (rows.length > 0) await insert(to, target, rows);
    copied += rows.length;
    if (rows.length < size) break;
    last = rows.at(-1);
  }
  if (copied > 0) await continueIds(to, target);
  return copied;
}

function insert({ transaction }: Database, target: Table, rows: Row[]): Promise<unknown> {
  return transaction((tx) => {
    const into = tx.insert(target);
    // PostgreSQL's identity columns take given ids only when told so; SQLite always does.
    return (is(target, PgTable) ? into.overridingSystemValue() : into).values(rows as never);
  });
}

/** On PostgreSQL a sequence does not notice given ids: the next one would be taken. */
async function continueIds({ transaction }: Database, target: Table): Promise<void> {
  if (!is(target, PgTable) || !("id" in getTableColumns(target)) || !hasIdentity(target)) return;
  const next = sql`setval(pg_get_serial_sequence(${getTableName(target)}, 'id'), (select max(id) from ${target}))`;
  await transaction((tx) => tx.select({ next }).from(target).limit(1));
}

const hasIdentity = (target: PgTable) =>
  postgresConfig(target).columns.some(({ name, generatedIdentity }) => name === "id" && generatedIdentity);

/** The columns of the primary key, with the names of their properties. */
function keysOf(table: Table): { column: PgColumn; property: string }[] {
  const { columns, primaryKeys } = is(table, PgTable)
    ? postgresConfig(table)
    : sqliteConfig(table as unknown as SQLiteTable);
  const own = new Set(
    [...(primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary))].map(({ name }) => name),
  );
  return Object.entries(getTableColumns(table) as Record<string, PgColumn>).flatMap(([property, column]) =>
    own.has(column.name) ? [{ column, property }] : [],
  );
}
