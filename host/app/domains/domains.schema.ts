import { z } from "zod";
import { cursor, lastId } from "../http/cursor.ts";
import { rowId } from "../http/parse.ts";
import { domainForm, domainLook } from "./domain-form.ts";

/** What `/` shows: a card, or the directory of a team. */
const root = z.union(
  [z.strictObject({ cardId: rowId }), z.strictObject({ directory: z.literal(true) })],
  "Choose the card to show.",
);
export type DomainRoot = z.output<typeof root>;

export const domainCreate = domainForm.extend({ teamId: rowId.nullish(), root: root.optional() });
export type DomainCreate = z.output<typeof domainCreate>;

export const domainUpdate = domainLook.extend({ isMain: z.boolean().optional(), root: root.optional() });
export type DomainUpdate = z.output<typeof domainUpdate>;

export const domainsQuery = z.object({
  search: z.string().trim().max(253).optional(),
  limit: z.coerce
    .number("limit must be a number")
    .int("limit must be a whole number")
    .min(1, "limit must be at least 1")
    .transform((limit) => Math.min(limit, 100))
    .default(100),
  cursor: cursor(lastId).optional(),
  /** Only this team's, for its managers. */
  team: rowId.optional(),
});
export type DomainsQuery = z.output<typeof domainsQuery>;
