import { z } from "zod";
import { limit, offsetCursor, sortSchema } from "../http/cursor.ts";

const SORTABLE = ["name", "owner", "slug", "views", "updatedAt", "isPaused"] as const;
export type Sortable = (typeof SORTABLE)[number];

export const allCardsQuery = z.object({
  search: z.string().max(200, "search must be at most 200 characters").optional(),
  sort: sortSchema(SORTABLE, "-updatedAt"),
  cursor: offsetCursor.optional(),
  limit,
  /** Only this user's. */
  owner: z.coerce.number("owner must be a number").int("owner must be a number").optional(),
});
export type AllCardsQuery = z.output<typeof allCardsQuery>;
