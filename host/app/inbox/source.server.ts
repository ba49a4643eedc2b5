import { type AnyColumn, and, asc, count, desc, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { containsText, type ConversationState, getRow, textBytes } from "#db/index.ts";
import type { FormConfig } from "#sdk/card/card-data.ts";
import type { Actor } from "../access.ts";
import { applyTemplate } from "../cards/compose.ts";
import { ofTemplate, ownedBy, TEMPLATE } from "../cards/stored.server.ts";
import { database, db, tables } from "../database.server.ts";
import { searchNewest } from "../runtime/sized-pages.ts";
import type { InboxChange, InboxKind, InboxQuery } from "./inbox.schema.ts";

const { businessCards, cardTemplates, formSubmissions } = tables;
type Tables = typeof tables;

/** A message of a card's form, a conversation with its assistant, or a question that the assistant left open. */
export interface InboxItem {
  kind: InboxKind;
  id: number;
  cardId: number;
  cardName: string;
  /** Name of the sender, if known. */
  name: string | null;
  email: string | null;
  phone: string | null;
  preview: string;
  isRead: boolean;
  isArchived: boolean;
  /** Who replies in a conversation; null for other kinds. */
  state: ConversationState | null;
  at: string;
}

/**
 * Archived items or the others; without `archived`, both. `only` is the id of one item. A folded list leaves out items
 * that another item's row shows.
 */
export type InboxFilter = Omit<InboxQuery, "archived" | "search"> & {
  archived?: boolean;
  only?: number;
  isFolded?: boolean;
  matches?: Matches;
};

/** The ids of items that contain the search text, by kind. */
export type Matches = Partial<Record<InboxKind, number[]>>;

/** Which rows of a kind are listed, and in which order. */
interface Page {
  where: SQL | undefined;
  orderBy: [SQL, SQL];
  maxRows: number;
}

/** Queries and actions for inbox items of one kind. */
export interface InboxSource {
  kind: InboxKind;
  table: Tables["formSubmissions" | "salesbotConversations" | "salesbotUnanswered"];
  /** Time of the last message. */
  at:
    | Tables["formSubmissions"]["timestamp"]
    | Tables["salesbotConversations"]["updatedAt"]
    | Tables["salesbotUnanswered"]["lastAt"];
  /** Columns that a search looks into. */
  searched: AnyColumn[];
  /** Rows that no row of another kind in the same list shows. */
  unfolded?(filter: InboxFilter): SQL;
  find(page: Page): Promise<InboxItem[]>;
  update(id: number, change: InboxChange): Promise<unknown>;
  remove(actor: Actor, id: number, cardId: number): Promise<void>;
}

export const PREVIEW_LENGTH = 200;

export type CardOf = (id: number) => { cardName: string; form: FormConfig };

/** What items show of their cards. Each card is read once, whatever items of it a page has: its form may be long. */
export async function readCards(ids: number[]): Promise<CardOf> {
  const { id, name, slug, formConfig } = businessCards;
  const rows = await db
    .select({ card: { id, name, slug, formConfig }, template: TEMPLATE })
    .from(businessCards)
    .leftJoin(cardTemplates, ofTemplate)
    .where(inArray(id, [...new Set(ids)]));
  const cards = new Map(rows.map(({ card, template }) => [card.id, applyTemplate(card, template)]));
  return (cardId) => {
    const card = cards.get(cardId)!;
    return { cardName: card.name ?? card.slug, form: card.formConfig as FormConfig };
  };
}

/** The items of one kind from the cursor on. */
export function findItems(
  actor: Actor,
  filter: InboxFilter,
  source: InboxSource,
  maxRows: number,
): Promise<InboxItem[]> {
  const order = filter.sort === "at" ? asc : desc;
  return source.find({
    where: and(conditions(actor, filter, source), afterCursor(filter, source)),
    orderBy: [order(source.at), order(source.table.id)],
    maxRows,
  });
}

/** How many items of one kind there are, whatever the cursor. */
export async function countItems(actor: Actor, filter: InboxFilter, source: InboxSource): Promise<number> {
  const { table } = source;
  const row = await getRow(
    db
      .select({ n: count() })
      .from(table)
      .innerJoin(businessCards, eq(businessCards.id, table.cardId))
      .where(conditions(actor, filter, source)),
  );
  return row.n;
}

/** The ids of a kind's newest items that contain a text, wherever a page of them begins. */
export function findMatches(actor: Actor, filter: InboxFilter, source: InboxSource, search: string): Promise<number[]> {
  const { table, at, searched } = source;
  const where = conditions(actor, { ...filter, isFolded: false }, source);
  return searchNewest(
    (maxRows) =>
      db
        .select({ id: table.id, size: textBytes(database, searched) })
        .from(table)
        .innerJoin(businessCards, eq(businessCards.id, table.cardId))
        .where(where)
        .orderBy(desc(at), desc(table.id))
        .limit(maxRows),
    (ids) =>
      db
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(table.id, ids), or(...searched.map((column) => containsText(column, search))))),
  );
}

/** Limits items to the actor's own cards, to one card, or to a team's cards. */
function ofCards(actor: Actor, { card, team }: InboxFilter): SQL | undefined {
  if (card === undefined && team === undefined) return ownedBy(actor.id);
  return and(
    card === undefined ? undefined : eq(businessCards.id, card),
    team === undefined ? undefined : eq(businessCards.teamId, team),
  );
}

const conditions = (actor: Actor, filter: InboxFilter, source: InboxSource): SQL | undefined =>
  and(
    ofCards(actor, filter),
    filter.only === undefined ? undefined : eq(source.table.id, filter.only),
    itemConditions(filter, source),
    filter.isFolded ? source.unfolded?.(filter) : undefined,
  );

/** Whether an item is in a list, wherever it comes from. */
export const itemConditions = (
  { matches, unread, archived }: InboxFilter,
  { kind, table }: InboxSource,
): SQL | undefined =>
  and(
    archived === undefined ? undefined : eq(table.isArchived, archived),
    unread ? eq(table.isRead, false) : undefined,
    matches === undefined ? undefined : inArray(table.id, matches[kind] ?? []),
  );

/** Rows after the cursor. Items of one moment are in the order of their kinds, as in `compareItems`. */
function afterCursor({ cursor, sort }: InboxFilter, { kind, table, at: column }: InboxSource): SQL | undefined {
  if (!cursor) return undefined;
  const [moment, lastKind, lastRow] = cursor;
  const at = sql`${column}`;
  const time = sql`${sql.param(new Date(moment), formSubmissions.timestamp)}`;
  const isOldestFirst = sort === "at";
  const [strictly, within] = isOldestFirst ? [gt, gte] : [lt, lte];
  const order = kind.localeCompare(lastKind) * (isOldestFirst ? 1 : -1);
  if (order > 0) return within(at, time);
  const earlier = strictly(at, time);
  return order < 0 ? earlier : or(earlier, and(eq(at, time), strictly(sql`${table.id}`, sql`${lastRow}`)));
}
