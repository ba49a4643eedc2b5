import { z } from "zod";
import { cursor, limit } from "../http/cursor.ts";

export const SORTABLE = ["name", "owner", "slug", "views", "updatedAt", "isPaused"] as const;
export type Sortable = (typeof SORTABLE)[number];

const SORTS = SORTABLE.flatMap((name) => [name, `-${name}`] as const);

export const allCardsQuery = z.object({
  search: z.string().max(200, "search must be at most 200 characters").optional(),
  sort: z
    .enum(SORTS as [string, ...string[]], `sort must be one of ${SORTS.join(", ")}`)
    .default("-updatedAt")
    .transform((sort) => ({ by: sort.replace("-", "") as Sortable, isDescending: sort.startsWith("-") })),
  /** How many were listed before. */
  cursor: cursor(z.number().int().min(0).max(10_000_000)).optional(),
  limit,
  /** Only this user's. */
  owner: z.coerce.number("owner must be a number").int("owner must be a number").optional(),
});
export type AllCardsQuery = z.output<typeof allCardsQuery>;
