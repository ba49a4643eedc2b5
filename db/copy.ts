import { hash } from "node:crypto";
import { count } from "drizzle-orm";
import { type TableShape, shapesOf, type Value } from "./bulk.ts";
import { driverError } from "./errors.ts";
import { type Database, getRow, type Tables } from "./index.ts";

/** Number of rows by table. */
export type Counts = Partial<Record<keyof Tables, number>>;
/** Called from time to time with the number of rows copied so far. */
export type Progress = (rows: number) => void;

/** Tables that are not copied: leases and rate-limit counts belong to running processes. */
const LEFT_OUT: (keyof Tables)[] = ["jobs", "rateCounts"];

/** Whether the database is still unused. */
export async function isEmpty({ db, tables: { users } }: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** Whether our tables exist and any of them has rows. */
export async function hasContent(database: Database): Promise<boolean> {
  try {
    return !(await isEmpty(database));
  } catch (error) {
    // The table does not exist. Other errors, such as an unreachable server, are passed on.
    if (["SQLITE_ERROR", "42P01"].includes(driverError(error).code ?? "")) return false;
    throw error;
  }
}

/**
 * Copies all rows as of one moment, between any two dialects, into a migrated database, replacing its rows; all or
 * nothing. Before the commit, rows are read back and compared by number and checksum. Returns the number of rows by
 * table.
 */
export function copyDatabase(from: Database, to: Database, progress: Progress = () => {}): Promise<Counts> {
  const shapes = shapesOf(from.tables);
  return from.bulk.read(async (rowsOf) => {
    const counts: Counts = {};
    await to.bulk.replace(shapes, async (target) => {
      let copied = 0;
      for (const shape of shapes) {
        if (LEFT_OUT.includes(shape.property)) continue;
        const sent = new Sum(shape);
        // While the target writes a portion, the next one is read.
        let adding = Promise.resolve();
        for await (const rows of rowsOf(shape)) {
          await adding;
          adding = target.add(shape, rows);
          adding.catch(() => {}); // reported by the next await
          sent.add(rows);
          progress((copied += rows.length));
        }
        await adding;
        const stored = await sumOf(target.rowsOf(shape), shape);
        if (stored.text !== sent.text) throw new Error(`${shape.name}: ${sent.text} became ${stored.text}`);
        counts[shape.property] = sent.rows;
      }
    });
    return counts;
  });
}

/** The number of rows in all tables that are copied. */
export async function countRows({ db, tables }: Database): Promise<Counts> {
  const counts: Counts = {};
  for (const name of (Object.keys(tables) as (keyof Tables)[]).filter((table) => !LEFT_OUT.includes(table)))
    counts[name] = (await getRow(db.select({ n: count() }).from(tables[name]))).n;
  return counts;
}

async function sumOf(portions: AsyncIterable<Value[][]>, shape: TableShape): Promise<Sum> {
  const sum = new Sum(shape);
  for await (const rows of portions) sum.add(rows);
  return sum;
}

/** Deletes rows that `copyDatabase()` would not copy from a file copy of the database. */
export async function removeUncopied({ tables, transaction }: Database): Promise<void> {
  for (const name of LEFT_OUT) await transaction((tx) => tx.delete(tables[name]));
}

/** Row count and checksum, independent of row order, which differs between databases. */
class Sum {
  rows = 0;
  #sum = 0;
  readonly #json: number[];

  constructor({ columns }: TableShape) {
    this.#json = columns.flatMap(({ kind }, i) => (kind === "json" ? [i] : []));
  }

  get text(): string {
    return `${this.rows} rows with checksum ${this.#sum.toString(16)}`;
  }

  add(rows: Value[][]): void {
    for (const row of rows) {
      // PostgreSQL stores JSON keys in its own order.
      const plain =
        this.#json.length === 0 ? row : row.map((value, i) => (this.#json.includes(i) ? sorted(value) : value));
      this.#sum = (this.#sum + parseInt(hash("md5", JSON.stringify(plain)).slice(0, 12), 16)) % 2 ** 48;
    }
    this.rows += rows.length;
  }
}

const sorted = (json: Value) => (json === null ? null : JSON.stringify(ordered(JSON.parse(String(json)))));

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, ordered(item)]),
  );
}
