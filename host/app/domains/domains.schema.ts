import { z } from "zod";
import { cursor, lastId } from "../http/cursor.ts";
import { rowId } from "../http/parse.ts";

const NO_CARD = "Choose the card to show.";
const root = z.strictObject({ cardId: rowId }, NO_CARD);
const appName = z.string().trim().max(45).transform((name) => name || null).nullable();
const themeColor = z
  .string()
  .trim()
  .regex(/^(?:#[\da-f]{3}|#[\da-f]{6})?$/i, "Enter a color such as #b45309.")
  .transform((color) => color || null)
  .nullable();

const host = z
  .string("Enter a domain, such as cards.example.com.").max(1_000, "A domain has at most 253 characters.");

export const domainCreate = z.object({
  host: host.refine((text) => text.trim() !== "", "Enter a domain, such as cards.example.com."),
  /** The card that `/` shows; the first one when not given. */
  root: root.optional(),
});
export type DomainCreate = z.output<typeof domainCreate>;

export const domainUpdate = z.object({
  isMain: z.boolean().optional(),
  root: root.optional(),
  appName: appName.optional(),
  themeColor: themeColor.optional(),
});
export type DomainUpdate = z.output<typeof domainUpdate>;

export const domainsQuery = z.object({
  search: z.string().trim().max(253).optional(),
  limit: z.coerce.number("must be a number").int().min(1).transform((n) => Math.min(n, 100)).default(100),
  cursor: cursor(lastId).optional(),
});
export type DomainsQuery = z.output<typeof domainsQuery>;
