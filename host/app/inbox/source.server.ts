import { type AnyColumn, and, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { containsText, type ConversationState } from "#db/index.ts";
import type { FormConfig } from "#sdk/card/card-data.ts";
import type { Actor } from "../access.ts";
import { applyTemplate } from "../cards/compose.ts";
import { type CardRows, countRows, findCardIds, listRows, withSizes } from "../cards/listed-rows.server.ts";
import { ofTemplate, ownedBy, TEMPLATE } from "../cards/stored.server.ts";
import { db, tables } from "../database.server.ts";
import { MAX_SEARCHED, readInPages, searchNewest } from "../runtime/sized-pages.ts";
import type { InboxChange, InboxKind, InboxQuery } from "./inbox.schema.ts";

const { businessCards, cardTemplates, formSubmissions } = tables;

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

/** Queries and actions for inbox items of one kind. */
export interface InboxSource extends CardRows {
  kind: InboxKind;
  /** Columns that a search looks into: the long ones. */
  searched: AnyColumn[];
  /** Rows that no row of another kind in the same list shows. */
  unfolded?(filter: InboxFilter): SQL;
  /** Items with some ids. */
  read(
    ids: number[],
    formOf: (id: number) => FormConfig,
  ): Promise<Omit<InboxItem, "kind" | "cardId" | "cardName" | "at">[]>;
  update(id: number, change: InboxChange): Promise<unknown>;
  remove(actor: Actor, id: number, cardId: number): Promise<void>;
}

export const PREVIEW_LENGTH = 200;

/** What items show of their cards. Each card is read once, whatever items of it a page has: its form may be long. */
async function readCards(ids: number[]): Promise<(id: number) => { cardName: string; form: FormConfig }> {
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
export async function findItems(
  cardIds: number[],
  filter: InboxFilter,
  source: InboxSource,
  maxRows: number,
): Promise<InboxItem[]> {
  const { kind, table, searched } = source;
  const listed = await listRows(cardIds, source, {
    where: and(conditions(filter, source), afterCursor(filter, source)),
    isOldestFirst: filter.sort === "at",
    hasIds: filter.matches !== undefined,
    maxRows,
  });
  const cardOf = await readCards(listed.map(({ cardId }) => cardId));
  const rowOf = new Map(listed.map((row) => [row.id, row]));
  const items = await readInPages(await withSizes(listed, table, searched), (ids) =>
    source.read(ids, (id) => cardOf(rowOf.get(id)!.cardId).form),
  );
  return items.map((item) => {
    const { cardId, at } = rowOf.get(item.id)!;
    return { kind, cardId, cardName: cardOf(cardId).cardName, at: at.toISOString(), ...item };
  });
}

/** How many items of one kind there are, whatever the cursor. */
export const countItems = (cardIds: number[], filter: InboxFilter, source: InboxSource): Promise<number> =>
  countRows(cardIds, source, conditions(filter, source));

/** The ids of a kind's newest items that contain a text, wherever a page of them begins. */
export async function findMatches(
  cardIds: number[],
  filter: InboxFilter,
  source: InboxSource,
  search: string,
): Promise<number[]> {
  const { table, searched } = source;
  const where = conditions({ ...filter, isFolded: false }, source);
  return searchNewest(
    await listRows(cardIds, source, { where, maxRows: MAX_SEARCHED }),
    (rows) => withSizes(rows, table, searched),
    (ids) =>
      db
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(table.id, ids), or(...searched.map((column) => containsText(column, search))))),
  );
}

/** The cards of a list: the actor's own, one, or a team's. */
export function findCards(actor: Actor, { card, team }: InboxFilter): Promise<number[]> {
  const { id, teamId } = businessCards;
  if (card === undefined && team === undefined) return findCardIds(ownedBy(actor.id));
  return findCardIds(
    and(card === undefined ? undefined : eq(id, card), team === undefined ? undefined : eq(teamId, team)),
  );
}

const conditions = (filter: InboxFilter, source: InboxSource): SQL | undefined =>
  and(
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
  // The separate condition on the time lets the index be used.
  return order < 0 ? earlier : and(within(at, time), or(earlier, strictly(sql`${table.id}`, sql`${lastRow}`)));
}
