import { asc, desc, type SQLWrapper } from "drizzle-orm";
import type { z } from "zod";
import { getRow } from "#db/index.ts";
import { encodeCursor, type pageQuery, type Sort } from "./cursor.ts";

/** A page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Pass as `cursor` for the next page; null on the last one. */
  next: string | null;
  /** How many match, on all pages. */
  total: number;
}

/** The order that was asked for; rows that are alike in it follow by id. */
export const orderByColumns = <Name extends string>(
  { by, isDescending }: Sort<Name>,
  columns: Record<Name, SQLWrapper>,
  id: SQLWrapper,
) => [(isDescending ? desc : asc)(columns[by]), asc(id)];

/** The rows of a page, of rows queried with one more than its limit, and the last one if more follow. */
export function splitPage<Row>(rows: Row[], limit: number): { pageRows: Row[]; last: Row | undefined } {
  const pageRows = rows.slice(0, limit);
  return { pageRows, last: rows.length > limit ? pageRows.at(-1) : undefined };
}

/** The rows of a page and the cursor of the next one, made of the last row's position. */
export function toPage<Row>(
  rows: Row[],
  limit: number,
  positionAfter: (last: Row) => unknown,
): { pageRows: Row[]; next: string | null } {
  const { pageRows, last } = splitPage(rows, limit);
  return { pageRows, next: last === undefined ? null : encodeCursor(positionAfter(last)) };
}

/** Reads a page of rows by their offset, and how many there are. */
export async function readPage<Row>(
  { limit, cursor: from = 0 }: z.output<typeof pageQuery>,
  query: { limit(most: number): { offset(from: number): PromiseLike<Row[]> } },
  counted: PromiseLike<{ n: number }[]>,
): Promise<{ pageRows: Row[]; next: string | null; total: number }> {
  const [rows, { n: total }] = await Promise.all([query.limit(limit + 1).offset(from), getRow(counted)]);
  return { ...toPage(rows, limit, () => from + limit), total };
}

/** How many of the next rows, by their sizes, come to `max` at most: one at least, whatever its size. */
export function countFitting(sizes: number[], max: number): number {
  let sum = 0;
  const fitting = sizes.findIndex((size) => (sum += size) > max);
  return Math.max(1, fitting === -1 ? sizes.length : fitting);
}

/** Cuts listed rows, one more than `limit` at most, into a page of so many bytes, and tells where the next begins. */
export function toSizedPage<Row extends { id: number; size: number }>(
  rows: Row[],
  limit: number,
  maxBytes: number,
  positionAfter: (last: Row) => unknown = ({ id }) => id,
) {
  const sizes = rows.slice(0, limit).map(({ size }) => size);
  return toPage(rows, countFitting(sizes, maxBytes), positionAfter);
}

/** The part that was asked for of a short list that is read as a whole. */
export function paginate<Item>(all: Item[], { limit, cursor: from = 0 }: z.output<typeof pageQuery>): Page<Item> {
  const { pageRows, next } = toPage(all.slice(from, from + limit + 1), limit, () => from + limit);
  return { items: pageRows, next, total: all.length };
}

/**
 * A page as an array, for lists that began as one: the total is in `x-total-count`, the way to the next page in `Link`,
 * which keeps the rest of the query, or as a cursor in `x-next-cursor`.
 */
export function listResponse<Item>({ items, next, total }: Page<Item>, request: Request, shape: "link" | "cursor") {
  const headers = new Headers({ "x-total-count": String(total) });
  if (next !== null && shape === "cursor") headers.set("x-next-cursor", next);
  if (next !== null && shape === "link") {
    const { pathname, searchParams } = new URL(request.url);
    searchParams.delete("cursor");
    headers.set("link", `<${pathname}?${new URLSearchParams([["cursor", next], ...searchParams])}>; rel="next"`);
  }
  return Response.json(items, { headers });
}
