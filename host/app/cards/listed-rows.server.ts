import { type AnyColumn, and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { getRow, isPostgres, textBytes } from "#db/index.ts";
import { database, db, tables } from "../database.server.ts";
import type { SizedRow } from "../runtime/sized-pages.ts";

const { businessCards } = tables;
type Tables = typeof tables;

/** What visitors left on cards. Each table has an index by card, time and id. */
export interface CardRows {
  table: Tables["formSubmissions" | "salesbotConversations" | "salesbotUnanswered"];
  /** Time of the last message. */
  at:
    | Tables["formSubmissions"]["timestamp"]
    | Tables["salesbotConversations"]["updatedAt"]
    | Tables["salesbotUnanswered"]["lastAt"];
}

/** A row of a list before its columns are read. */
export interface ListedRow {
  id: number;
  cardId: number;
  at: Date;
}

interface ListQuery {
  where: SQL | undefined;
  isOldestFirst?: boolean;
  /** `where` names the ids of the rows, which are looked up and sorted. */
  hasIds?: boolean;
  maxRows: number;
}

/** Cards whose lists are merged. Of more, it takes longer to ask than to sort the rows of the index. */
const MAX_MERGED = 50;

export async function findCardIds(where: SQL | undefined): Promise<number[]> {
  const rows = await db.select({ id: businessCards.id }).from(businessCards).where(where);
  return rows.map(({ id }) => id);
}

/**
 * The first rows of cards together, newest first, without their columns. Both databases merge the cards' lists as an
 * index has them, and read no more of it than the page. A join with the cards would read all rows with their texts, and
 * sort them.
 */
export async function listRows(
  cardIds: number[],
  { table, at }: CardRows,
  { where, isOldestFirst = false, hasIds = false, maxRows }: ListQuery,
): Promise<ListedRow[]> {
  const matching = (condition: SQL) =>
    db
      .select({ id: table.id, cardId: table.cardId, at: sql<Date>`${at}`.mapWith(at).as("at") })
      .from(table)
      .where(and(condition, where))
      .$dynamic();
  // By the names of the result: a merged list has no columns of a table.
  const order = sql.raw(isOldestFirst ? "asc" : "desc");
  const firstOf = (rows: ReturnType<typeof matching>) =>
    rows.orderBy(sql`"at" ${order}`, sql`"id" ${order}`).limit(maxRows);
  const ofCard = (id: number) => {
    const rows = matching(eq(table.cardId, id));
    // PostgreSQL merges only lists that are in order by themselves; SQLite puts them in order as it merges.
    return isPostgres(database) ? firstOf(rows) : rows;
  };
  const isMerged = cardIds.length <= MAX_MERGED && !hasIds;
  const [rows, ...others] = isMerged ? cardIds.map(ofCard) : [matching(inArray(table.cardId, cardIds))];
  if (!rows) return [];
  for (const other of others) void rows.unionAll(other);
  return firstOf(rows);
}

/** How many rows the cards have. */
export async function countRows(cardIds: number[], { table }: CardRows, where: SQL | undefined): Promise<number> {
  const matching = and(inArray(table.cardId, cardIds), where);
  return (await getRow(db.select({ n: count() }).from(table).where(matching))).n;
}

/** Adds to rows how many bytes their texts have. */
export async function withSizes<Row extends { id: number }>(
  rows: Row[],
  table: CardRows["table"],
  texts: AnyColumn[],
): Promise<(Row & SizedRow)[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sizes = await db
    .select({ id: table.id, size: textBytes(database, texts) })
    .from(table)
    .where(inArray(table.id, ids));
  const sizeOf = new Map(sizes.map(({ id, size }) => [id, size]));
  return rows.map((row) => ({ ...row, size: sizeOf.get(row.id) ?? 0 }));
}
