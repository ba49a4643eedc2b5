import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { type BusinessCard, getRow, run, type SalesbotConversation } from "#db/index.ts";
import { type Actor, mayReadMessages, requirePermission } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import {
  type CardRows,
  countRows,
  findCardIds,
  type ListedRow,
  listRows,
  withSizes,
} from "../cards/listed-rows.server.ts";
import { ownedBy } from "../cards/stored.server.ts";
import { vCard, vCardFileName } from "../cards/vcard.ts";
import { config } from "../config/config.server.ts";
import { removeOrphanedPeople, getContactOwner, personIdsOf } from "../contacts/people/interactions.server.ts";
import { csvOf } from "../csv/csv-of-pages.server.ts";
import type { CsvDownload } from "../csv/csv-response.server.ts";
import { recordAudit, auditExport, recordForeignCardAudit } from "../audit/audit.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { canonicalUrl } from "../domains/addresses.server.ts";
import { NotFound } from "../errors.ts";
import { type Page, toSizedPage } from "../http/paging.server.ts";
import { readInPages } from "../runtime/sized-pages.ts";
import { appointmentInWords, calendarFile } from "./appointment.server.ts";
import { OUTCOME_LABELS } from "./outcomes/outcomes.ts";
import { ownConversation, type OwnConversation } from "../events/own-conversation.server.ts";
import { deleteExpired, deleteExpiredOf } from "./retention.server.ts";
import { salesbotMessages } from "./messages.en.ts";

const { businessCards, salesbotConversations, salesbotUnanswered } = tables;

const PAGE_SIZE = 50;
/** A list ends early: fifty long conversations would keep others waiting. */
const MAX_PAGE_BYTES = 1_000_000;

export interface ConversationFilter {
  /** Only this one. */
  conversation?: number;
  minScore?: number;
  outcome?: string;
  isRead?: boolean;
  /** How many at most. */
  limit?: number;
  /** Position of the previous page's last row. */
  cursor?: [updatedAt: number, id: number];
}

type ListedConversation = OwnConversation & { cardName: string };
type ConversationPage = Page<ListedConversation>;

/** Conversations of a card, newest first. */
export async function list(actor: Actor, cardId: number, filter: ConversationFilter = {}): Promise<ConversationPage> {
  const card = await getCard(actor, cardId, mayReadMessages);
  await deleteExpiredOf(card.id);
  return page(actor, [card.id], filter);
}

/** Conversations of all the actor's own cards, newest first. */
export async function listAll(actor: Actor, filter: ConversationFilter = {}): Promise<ConversationPage> {
  await deleteExpired();
  return page(actor, await findCardIds(ownedBy(actor.id)), filter);
}

async function page(actor: Actor, cardIds: number[], filter: ConversationFilter): Promise<ConversationPage> {
  const [{ rows, next }, total] = await Promise.all([find(cardIds, filter), countAll(cardIds, filter)]);
  return { items: rows.map((row) => listed(actor, row)), next, total };
}

const CONVERSATIONS: CardRows = { table: salesbotConversations, at: salesbotConversations.updatedAt };

type Row = Awaited<ReturnType<typeof readRows>>[number];

const positionOf = ({ at, id }: ListedRow): NonNullable<ConversationFilter["cursor"]> => [at.getTime(), id];

/** A conversation for those who may read it; only the signed-in owner gets the session's id. */
export const conversationFor = (
  actor: Actor,
  conversation: SalesbotConversation,
  card: { userId: number },
): OwnConversation => ownConversation(conversation, { isOwner: actor.id === card.userId && !actor.key });

const listed = (actor: Actor, { conversation, card }: Row): ListedConversation => ({
  ...conversationFor(actor, conversation, card),
  cardName: card.name ?? card.slug,
});

/** The next conversations, newest first: one at least, whatever it has. */
async function find(cardIds: number[], { limit = PAGE_SIZE, ...filter }: ConversationFilter) {
  const following = await listRows(cardIds, CONVERSATIONS, { where: afterCursor(filter), maxRows: limit + 1 });
  const sized = await withSizes(following, salesbotConversations, [salesbotConversations.conversationData]);
  const { pageRows, next } = toSizedPage(sized, limit, MAX_PAGE_BYTES, positionOf);
  const last = next === null ? undefined : pageRows.at(-1);
  return { rows: await readInPages(pageRows, readRows), next, position: last && positionOf(last) };
}

const readRows = (ids: number[]) =>
  db
    .select({
      id: salesbotConversations.id,
      conversation: salesbotConversations,
      card: { name: businessCards.name, slug: businessCards.slug, userId: businessCards.userId },
    })
    .from(salesbotConversations)
    .innerJoin(businessCards, eq(businessCards.id, salesbotConversations.cardId))
    .where(inArray(salesbotConversations.id, ids));

function afterCursor({ cursor, ...filter }: ConversationFilter): SQL | undefined {
  const { id, updatedAt } = salesbotConversations;
  const after = cursor && { updatedAt: new Date(cursor[0]), id: cursor[1] };
  return and(
    filterConditions(filter),
    // The separate condition on the time lets the index be used.
    after && and(lte(updatedAt, after.updatedAt), or(lt(updatedAt, after.updatedAt), lt(id, after.id))),
  );
}

const countAll = (cardIds: number[], filter: ConversationFilter): Promise<number> =>
  countRows(cardIds, CONVERSATIONS, filterConditions(filter));

function filterConditions({ conversation, minScore, outcome, isRead }: ConversationFilter): SQL | undefined {
  return and(
    conversation === undefined ? undefined : eq(salesbotConversations.id, conversation),
    minScore ? gte(salesbotConversations.leadScore, minScore) : undefined,
    outcome ? eq(salesbotConversations.outcome, outcome) : undefined,
    isRead === undefined ? undefined : eq(salesbotConversations.isRead, isRead),
  );
}

/** The number of unread conversations of a card. */
export const countUnread = (cardId: number): Promise<number> => countAll([cardId], { isRead: false });

/** A conversation with the questions in it that the assistant could not answer. */
export type ConversationThread = OwnConversation & { questions: { id: number; question: string }[] };

export async function read(actor: Actor, id: number): Promise<ConversationThread> {
  const { conversation, card } = await getConversation(actor, id);
  const questions = await db
    .select({ id: salesbotUnanswered.id, question: salesbotUnanswered.question })
    .from(salesbotUnanswered)
    .where(eq(salesbotUnanswered.conversationId, id));
  return { ...conversationFor(actor, conversation, card), questions };
}

/** Marks a conversation as read or unread. */
export async function update(actor: Actor, id: number, isRead: boolean): Promise<OwnConversation> {
  const { card } = await getConversation(actor, id);
  return conversationFor(actor, await mark(id, { isRead }), card);
}

/** Marks a conversation, or moves it to the archive, with its open questions: the inbox has one row of both. */
export const mark = (id: number, change: { isRead?: boolean; isArchived?: boolean }): Promise<SalesbotConversation> =>
  transaction(function* (tx) {
    yield* run(tx.update(salesbotUnanswered).set(change).where(eq(salesbotUnanswered.conversationId, id)));
    return yield* getRow(
      tx
        .update(salesbotConversations)
        // Stays the same, because the inbox is sorted by messages, not by reading.
        .set({ ...change, updatedAt: sql`${salesbotConversations.updatedAt}` })
        .where(eq(salesbotConversations.id, id))
        .returning(),
      () => new NotFound(salesbotMessages.conversationNotFound),
    );
  });

/** Deletes one conversation, and its contact if that is known only from it. */
export async function remove(actor: Actor, id: number): Promise<void> {
  const { card } = await getConversation(actor, id);
  const contactOwner = await getContactOwner(card.userId);
  await transaction(function* (tx) {
    const personIds = yield* personIdsOf(tx, "conversationId", [id]);
    yield* run(tx.delete(salesbotConversations).where(eq(salesbotConversations.id, id)));
    yield* recordForeignCardAudit(tx, actor, "conversation.delete", card);
    yield* removeOrphanedPeople(tx, contactOwner, personIds);
  });
}

/** The lead of a conversation as a contact file. */
export async function leadContactFile(actor: Actor, id: number): Promise<{ text: string; fileName: string }> {
  const { conversation, card } = await getConversation(actor, id);
  const { visitorName: name, visitorEmail: email, visitorPhone: phone } = conversation;
  if (!name && !email && !phone) throw new NotFound(salesbotMessages.noContactDetails);
  const text = vCard(
    {
      id: conversation.id,
      name: name ?? email ?? phone,
      phone,
      email,
      updatedAt: conversation.updatedAt.toISOString(),
    },
    { pageUrl: canonicalUrl(card), host: `conversations.${new URL(config.publicUrl).host}` },
  );
  return { text, fileName: vCardFileName(name) };
}

/** The appointment that a conversation asks for, as a calendar file. */
export async function appointmentFile(actor: Actor, id: number): Promise<{ text: string; fileName: string }> {
  const { conversation, card } = await getConversation(actor, id);
  if (!conversation.appointment) throw new NotFound(salesbotMessages.noAppointment);
  const { name, content } = calendarFile(conversation.appointment, card, conversation);
  return { text: content, fileName: name };
}

/** Conversations as CSV, of any length: of one card, or of all the actor's own. */
export async function exportCsv(
  actor: Actor,
  cardId: number | undefined,
  filter: ConversationFilter = {},
): Promise<CsvDownload> {
  const card = cardId === undefined ? undefined : await getCard(actor, cardId, mayReadMessages);
  async function* pages(): AsyncGenerator<Row[], void> {
    let cursor = filter.cursor;
    do {
      const cardIds = card ? [card.id] : await findCardIds(ownedBy(actor.id));
      const { rows, position } = await find(cardIds, { ...filter, cursor, limit: PAGE_SIZE });
      yield rows;
      cursor = position;
    } while (cursor);
  }
  const body = await csvOf(actor, CSV_HEADER, pages(), (rows) => rows.map((row) => csvLine(listed(actor, row))));
  await transaction((tx) =>
    card
      ? recordAudit(tx, actor, "conversations.export", `card:${card.id}`, {}, card.teamId)
      : auditExport(tx, actor, "conversations"),
  );
  const name = (card ? (card.name ?? card.slug) : "all_cards").replace(/[^A-Za-z0-9]+/g, "_");
  return { body, fileName: `${name}_conversations_${new Date().toISOString().slice(0, 10)}.csv` };
}

const CSV_HEADER = [
  "Card",
  "Date",
  "Name",
  "Email",
  "Phone",
  "Score",
  "Reasons",
  "Outcome",
  "Appointment",
  "Location",
  "Device",
  "Agreed to",
  "Conversation",
];

const csvLine = (row: ListedConversation): (string | number)[] => [
  row.cardName,
  row.updatedAt,
  row.visitorName ?? "",
  row.visitorEmail ?? "",
  row.visitorPhone ?? "",
  row.leadScore,
  row.leadReasons.map(({ points, reason }) => `${points} ${reason}`).join("; "),
  OUTCOME_LABELS[row.outcome ?? ""] ?? "",
  row.appointment ? appointmentInWords(row.appointment) : "",
  row.visitorLocation ?? "Unknown",
  row.visitorDevice ?? "Unknown",
  row.consentText ?? "",
  row.conversationData
    .map(({ role, name, content }) => `${name ?? (role === "user" ? "Visitor" : "Assistant")}: ${content}`)
    .join("\n"),
];

/** A conversation with its card, if the actor may read it. Throws NotFound or Forbidden. */
export async function getConversation(
  actor: Actor,
  id: number,
): Promise<{ conversation: SalesbotConversation; card: BusinessCard }> {
  const row = await getRow(
    db
      .select({ conversation: salesbotConversations, card: businessCards })
      .from(salesbotConversations)
      .innerJoin(businessCards, eq(businessCards.id, salesbotConversations.cardId))
      .where(eq(salesbotConversations.id, id)),
    () => new NotFound(salesbotMessages.conversationNotFound),
  );
  requirePermission(mayReadMessages(actor, row.card));
  return row;
}
