import { count, eq, inArray } from "drizzle-orm";
import { type Appointment, getRow } from "#db/index.ts";
import { type Actor, mayReadMessages, requirePermission } from "../access.ts";
import { auditExport } from "../audit/audit.server.ts";
import { getCard } from "../cards/cards.server.ts";
import { csvOfPages } from "../csv/csv-of-pages.server.ts";
import type { CsvDownload } from "../csv/csv-response.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { NotFound } from "../errors.ts";
import { type Page, toPage } from "../http/paging.server.ts";
import { submissionMessages } from "../submissions/messages.en.ts";
import { getManagedTeam } from "../teams/teams.server.ts";
import { conversations } from "./conversations.server.ts";
import { INBOX_KINDS, type InboxChange, type InboxKind, type InboxQuery } from "./inbox.schema.ts";
import { messages } from "./messages.server.ts";
import { questions } from "./questions.server.ts";
import {
  countItems,
  findCards,
  findItems,
  findMatches,
  type InboxFilter,
  type InboxItem,
  type InboxSource,
  type Matches,
} from "./source.server.ts";

export type { InboxItem };

const { businessCards, salesbotConversations, salesbotUnanswered } = tables;

export type Counts = Record<InboxKind | "all", number>;

const SOURCES: Record<InboxKind, InboxSource> = { message: messages, conversation: conversations, question: questions };

/** Label of a kind in a CSV file. */
const KIND_LABELS: Record<InboxKind, string> = {
  message: "Message",
  conversation: "Conversation",
  question: "Question",
};

const sourcesOf = ({ kind }: InboxFilter) => (kind ? [SOURCES[kind]] : Object.values(SOURCES));

/**
 * Messages, conversations and open questions of the actor's cards, of one card that they may look into, or of a team
 * that they manage; the newest first.
 */
export async function list(
  actor: Actor,
  { search, ...filter }: InboxFilter & { search?: string },
): Promise<Page<InboxItem>> {
  await requireScope(actor, filter);
  const cardIds = await findCards(actor, filter);
  const query = { ...filter, matches: await matchesOf(cardIds, filter, search) };
  const [ordered, total] = await Promise.all([findOrdered(cardIds, query, query.limit + 1), countAll(cardIds, query)]);
  const { pageRows, next } = toPage(ordered, query.limit, positionOf);
  return { items: pageRows, next, total };
}

/** An item as pages list it. */
export type InboxRow = InboxItem & {
  questionCount: number;
  /** Appointment requested in a conversation, once its day is known. */
  appointment: Appointment | null;
};

/**
 * Lists the inbox for its page: one row per visitor. Questions are shown in the row of their conversation, unless only
 * questions are listed.
 */
export async function listRows(actor: Actor, query: InboxQuery): Promise<Page<InboxRow>> {
  const { items, ...page } = await list(actor, { ...query, isFolded: query.kind === undefined });
  const ids = items.flatMap(({ kind, id }) => (kind === "conversation" ? [id] : []));
  const { conversationId } = salesbotUnanswered;
  const rows = await db
    .select({ id: conversationId, n: count() })
    .from(salesbotUnanswered)
    .where(inArray(conversationId, ids))
    .groupBy(conversationId);
  const counts = new Map(rows.map(({ id, n }) => [id, n]));
  const { id, appointment } = salesbotConversations;
  const conversationRows = await db.select({ id, appointment }).from(salesbotConversations).where(inArray(id, ids));
  const appointments = new Map(
    conversationRows.map((row) => [row.id, row.appointment?.isCancelled ? null : row.appointment]),
  );
  const appointmentOf = (item: InboxItem) => (item.kind === "conversation" && appointments.get(item.id)) || null;
  const countOf = (item: InboxItem) => (item.kind === "conversation" && counts.get(item.id)) || 0;
  return {
    ...page,
    items: items.map((item) => ({ ...item, questionCount: countOf(item), appointment: appointmentOf(item) })),
  };
}

async function requireScope(actor: Actor, { card, team }: InboxFilter): Promise<void> {
  if (card !== undefined) await getCard(actor, card, mayReadMessages);
  if (team !== undefined) await getManagedTeam(actor, team);
}

/** Searches each kind once for a list, its total and its pages; undefined for a blank text, which all match. */
async function matchesOf(cardIds: number[], filter: InboxFilter, search = ""): Promise<Matches | undefined> {
  if (search.trim() === "") return undefined;
  const matches: Matches = {};
  for (const source of sourcesOf(filter)) matches[source.kind] = await findMatches(cardIds, filter, source, search);
  return matches;
}

async function findOrdered(cardIds: number[], query: InboxFilter, maxRows: number): Promise<InboxItem[]> {
  const lists = await Promise.all(sourcesOf(query).map((source) => findItems(cardIds, query, source, maxRows)));
  const isOldestFirst = query.sort === "at";
  return lists.flat().sort((a, b) => (isOldestFirst ? compareItems(a, b) : compareItems(b, a)));
}

const positionOf = ({ at, kind, id }: InboxItem): NonNullable<InboxQuery["cursor"]> => [Date.parse(at), kind, id];

const compareItems = (a: InboxItem, b: InboxItem) =>
  Date.parse(a.at) - Date.parse(b.at) || a.kind.localeCompare(b.kind) || a.id - b.id;

/** How many rows of the actor's own are unread. */
export async function countUnread(actor: Actor): Promise<number> {
  const filter: InboxFilter = { sort: "-at", limit: 1, unread: true, archived: false, format: "json", isFolded: true };
  return countAll(await findCards(actor, filter), filter);
}

/** How many rows are unread in a list, by kind and in all; whatever of it is chosen or searched for. */
export async function countUnreadBy(actor: Actor, { card, team, archived }: InboxQuery): Promise<Counts> {
  const filter: InboxFilter = { card, team, archived, sort: "-at", limit: 1, unread: true, format: "json" };
  const cardIds = await findCards(actor, filter);
  const [all, ...counts] = await Promise.all([
    countAll(cardIds, { ...filter, isFolded: true }),
    ...INBOX_KINDS.map((kind) => countItems(cardIds, filter, SOURCES[kind])),
  ]);
  return { all, ...Object.fromEntries(INBOX_KINDS.map((kind, i) => [kind, counts[i]!])) } as Counts;
}

async function countAll(cardIds: number[], query: InboxFilter): Promise<number> {
  const counts = await Promise.all(sourcesOf(query).map((source) => countItems(cardIds, query, source)));
  return counts.reduce((sum, n) => sum + n, 0);
}

/** Marks one as read or unread, puts it into the archive or takes it out. */
export async function update(actor: Actor, kind: InboxKind, id: number, changed: InboxChange): Promise<InboxItem> {
  await getReadableCardId(actor, kind, id);
  if (Object.values(changed).some((value) => value !== undefined)) await SOURCES[kind].update(id, changed);
  return get(actor, kind, id);
}

/** Deletes one for good, with the contact that came of it. */
export async function remove(actor: Actor, kind: InboxKind, id: number): Promise<void> {
  await SOURCES[kind].remove(actor, id, await getReadableCardId(actor, kind, id));
}

async function getReadableCardId(actor: Actor, kind: InboxKind, id: number): Promise<number> {
  const { table } = SOURCES[kind];
  const row = await getRow(
    db
      .select({
        cardId: businessCards.id,
        userId: businessCards.userId,
        teamId: businessCards.teamId,
        isVacant: businessCards.isVacant,
      })
      .from(table)
      .innerJoin(businessCards, eq(businessCards.id, table.cardId))
      .where(eq(table.id, id)),
    () => new NotFound(submissionMessages.itemNotFound),
  );
  requirePermission(mayReadMessages(actor, row));
  return row.cardId;
}

/** One of them, as the list has it. */
export async function get(actor: Actor, kind: InboxKind, id: number): Promise<InboxItem> {
  const cardId = await getReadableCardId(actor, kind, id);
  const query: InboxFilter = { only: id, sort: "-at", limit: 1, unread: false, format: "json" };
  const [item] = await findItems([cardId], query, SOURCES[kind], 1);
  if (!item) throw new NotFound(submissionMessages.itemNotFound);
  return item;
}

/** The list as CSV, of any length. */
export async function exportCsv(actor: Actor, { search, ...filter }: InboxQuery): Promise<CsvDownload> {
  await requireScope(actor, filter);
  const query = { ...filter, matches: await matchesOf(await findCards(actor, filter), filter, search) };
  await transaction((tx) => auditExport(tx, actor, "inbox", query.team));
  const body = await csvOfPages(actor, ["Card", "Date", "Kind", "Name", "Email", "Phone", "Message"], {
    find: async (after: InboxQuery["cursor"], maxRows) =>
      findOrdered(await findCards(actor, query), { ...query, cursor: after ?? query.cursor }, maxRows),
    positionOf,
    toLines: (items) => items.map(csvLine),
  });
  return { body, fileName: `inbox_${new Date().toISOString().slice(0, 10)}.csv` };
}

const csvLine = ({ cardName, at, kind, name, email, phone, preview }: InboxItem) => [
  cardName,
  at,
  KIND_LABELS[kind],
  name ?? "",
  email ?? "",
  phone ?? "",
  preview,
];
