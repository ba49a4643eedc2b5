import { asc, desc, type SQLWrapper } from "drizzle-orm";
import { cursorOf, type Sort } from "./cursor.ts";

/** The order that was asked for; rows that are alike in it follow by id. */
export const sorted = <Name extends string>(
  { by, isDescending }: Sort<Name>,
  columns: Record<Name, SQLWrapper>,
  id: SQLWrapper,
) => [(isDescending ? desc : asc)(columns[by]), asc(id)];

/** A page of rows that were asked for with one more than its limit, and where the next begins. */
export const pageOf = <Row>(rows: Row[], from: number, limit: number): { shown: Row[]; next: string | null } => ({
  shown: rows.slice(0, limit),
  next: rows.length > limit ? cursorOf(from + limit) : null,
});
