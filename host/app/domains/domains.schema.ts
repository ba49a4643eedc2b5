import { z } from "zod";
import { currentPasswordProof } from "../auth/auth.schema.ts";
import { limitSchema, offsetCursor, sortSchema } from "../http/cursor.ts";
import { rowId } from "../http/parse.ts";
import { domainForm, domainLook } from "./domain-form.ts";
import { domainMessages } from "./messages.en.ts";

/** Content of `/`: a card, or a team's directory. */
const root = z.union(
  [z.strictObject({ cardId: rowId }), z.strictObject({ directory: z.literal(true) })],
  domainMessages.cardMissing,
);
export type DomainRoot = z.output<typeof root>;

/** A new domain; `currentPassword` is asked for unless there is a fresh proof. */
export const domainCreate = domainForm.extend({
  teamId: rowId.nullish(),
  root: root.optional(),
  currentPassword: currentPasswordProof,
});
export type DomainCreate = z.output<typeof domainCreate>;

/** A file of ours, as its upload answered. */
const icon = z
  .string()
  .regex(/^(?:\/uploads\/[\w-]{1,60}\.(?:png|jpg|gif))?$/, domainMessages.iconMissing)
  .transform((path) => path || null)
  .nullable();

export const domainUpdate = domainLook.extend({
  isMain: z.boolean().optional(),
  root: root.optional(),
  icon: icon.optional(),
});
export type DomainUpdate = z.output<typeof domainUpdate>;

export const domainsQuery = z.object({
  search: z.string().trim().max(253).optional(),
  sort: sortSchema(["createdAt", "host", "state"], "createdAt"),
  limit: limitSchema(100),
  cursor: offsetCursor.optional(),
  /** Only this team's, for its managers. */
  team: rowId.optional(),
});
export type DomainsQuery = z.output<typeof domainsQuery>;
