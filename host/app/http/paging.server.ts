import { asc, desc, type SQLWrapper } from "drizzle-orm";
import type { z } from "zod";
import { encodeCursor, type pageQuery, type Sort } from "./cursor.ts";

/** The order that was asked for; rows that are alike in it follow by id. */
export const orderByColumns = <Name extends string>(
  { by, isDescending }: Sort<Name>,
  columns: Record<Name, SQLWrapper>,
  id: SQLWrapper,
) => [(isDescending ? desc : asc)(columns[by]), asc(id)];

/** A page of rows that were asked for with one more than its limit, and where the next begins. */
export const toPage = <Row>(rows: Row[], from: number, limit: number): { pageRows: Row[]; next: string | null } => ({
  pageRows: rows.slice(0, limit),
  next: rows.length > limit ? encodeCursor(from + limit) : null,
});

/** The part that was asked for of a short list that is read as a whole. */
export function paginate<Item>(all: Item[], { limit, cursor: from = 0 }: z.output<typeof pageQuery>) {
  const { pageRows, next } = toPage(all.slice(from, from + limit + 1), from, limit);
  return { items: pageRows, next, total: all.length };
}
