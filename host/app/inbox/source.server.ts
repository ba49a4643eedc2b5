import { and, eq, gt, gte, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "../access.ts";
import { ownedBy } from "../cards/stored.server.ts";
import { tables } from "../database.server.ts";
import type { InboxChange, InboxKind, InboxQuery } from "./inbox.schema.ts";

const { businessCards, formSubmissions } = tables;

/** A message of a card's form, a conversation with its assistant, or a question that the assistant left open. */
export interface InboxItem {
  kind: InboxKind;
  id: number;
  cardId: number;
  cardName: string;
  /** Who wrote; null for somebody who left no name. */
  name: string | null;
  email: string | null;
  phone: string | null;
  preview: string;
  isRead: boolean;
  isArchived: boolean;
  at: string;
}

/** Archived items or the others; without `archived`, both. `only` is one of them. */
export type InboxFilter = Omit<InboxQuery, "archived"> & { archived?: boolean; only?: number };

/** Where items of one kind come from, and what is done with one of them. */
export interface InboxSource {
  table: (typeof tables)["formSubmissions" | "salesbotConversations" | "salesbotUnanswered"];
  find(actor: Actor, filter: InboxFilter, maxRows: number): Promise<InboxItem[]>;
  count(actor: Actor, filter: InboxFilter): Promise<number>;
  update(id: number, change: InboxChange): Promise<unknown>;
  remove(actor: Actor, id: number, cardId: number): Promise<void>;
}

export const PREVIEW_LENGTH = 200;
export const CARD = { id: businessCards.id, name: businessCards.name, slug: businessCards.slug };

/** Of the actor's own cards, of one card, or of a team's. */
function ofCards(actor: Actor, { card, team }: InboxFilter): SQL | undefined {
  if (card === undefined && team === undefined) return ownedBy(actor.id);
  return and(
    card === undefined ? undefined : eq(businessCards.id, card),
    team === undefined ? undefined : eq(businessCards.teamId, team),
  );
}

/** What every kind is filtered by. */
export function commonConditions(actor: Actor, filter: InboxFilter, { table }: Pick<InboxSource, "table">) {
  const { only, unread, archived } = filter;
  return and(
    ofCards(actor, filter),
    only === undefined ? undefined : eq(table.id, only),
    archived === undefined ? undefined : eq(table.isArchived, archived),
    unread ? eq(table.isRead, false) : undefined,
  );
}

/** Rows after the cursor. Items of one moment are in the order of their kinds, as in `compareItems`. */
export function afterCursor(
  { cursor, sort }: InboxFilter,
  kind: InboxKind,
  { at, id }: { at: SQL; id: SQL },
): SQL | undefined {
  if (!cursor) return undefined;
  const [moment, lastKind, lastRow] = cursor;
  const time = sql`${sql.param(new Date(moment), formSubmissions.timestamp)}`;
  const isOldestFirst = sort === "at";
  const [strictly, within] = isOldestFirst ? [gt, gte] : [lt, lte];
  const order = kind.localeCompare(lastKind) * (isOldestFirst ? 1 : -1);
  if (order > 0) return within(at, time);
  const earlier = strictly(at, time);
  return order < 0 ? earlier : or(earlier, and(eq(at, time), strictly(id, sql`${lastRow}`)));
}
