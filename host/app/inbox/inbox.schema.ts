import { z } from "zod";
import { cursorSchema, idPosition, limit, timestampMs } from "../http/cursor.ts";
import { flag, rowId } from "../http/parse.ts";

export const INBOX_KINDS = ["message", "conversation", "question"] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** Position of a page's last row: time, kind and id. */
const position = z.tuple([timestampMs, z.enum(INBOX_KINDS), idPosition]);

export const inboxQuery = z.object({
  search: z.string().max(200, "search must be at most 200 characters").optional(),
  sort: z.enum(["at", "-at"], "sort must be at or -at").default("-at"),
  cursor: cursorSchema(position).optional(),
  limit,
  card: rowId.optional(),
  /** All cards of a team, for its managers. */
  team: rowId.optional(),
  kind: z.enum(INBOX_KINDS, "kind must be message, conversation or question").optional(),
  unread: flag("unread").default(false),
  archived: flag("archived").default(false),
  format: z.enum(["json", "csv"], "format must be json or csv").default("json"),
});
export type InboxQuery = z.output<typeof inboxQuery>;

const opened = rowId.optional().catch(undefined);
/** The page of the inbox, with the item that is opened. */
export const openedQuery = inboxQuery.extend({ message: opened, conversation: opened, question: opened });
export type OpenedQuery = z.output<typeof openedQuery>;

export const inboxItem = z.object({ kind: z.enum(INBOX_KINDS), id: rowId });
export const inboxChange = z.object({
  isRead: z.boolean("isRead must be true or false").optional(),
  isArchived: z.boolean("isArchived must be true or false").optional(),
});
export type InboxChange = z.output<typeof inboxChange>;
