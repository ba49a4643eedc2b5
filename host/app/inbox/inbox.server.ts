import { and, asc, count, desc, eq, gt, gte, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { containsText, getRow } from "#db/index.ts";
import type { FormConfig } from "#sdk/card/card-data.ts";
import { fieldsOf } from "#sdk/card/sections/form/form-fields.ts";
import { type Actor, mayReadMessages, requirePermission } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import { applyTemplate } from "../cards/compose.ts";
import { ownedBy, ofTemplate, TEMPLATE } from "../cards/stored.server.ts";
import { csvFile } from "../csv/csv.ts";
import type { CsvDownload } from "../csv/csv-response.server.ts";
import { auditExport } from "../audit/audit.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { NotFound } from "../errors.ts";
import { type Page, toPage } from "../http/paging.server.ts";
import * as conversations from "../salesbot/conversations.server.ts";
import * as submissions from "../submissions/submissions.server.ts";
import { getManagedTeam } from "../teams/teams.server.ts";
import { contactDetailsFrom } from "../view/contact-form.ts";
import type { InboxChange, InboxKind, InboxQuery } from "./inbox.schema.ts";
import { submissionMessages } from "../submissions/messages.en.ts";

const { businessCards, cardTemplates, formSubmissions, salesbotConversations } = tables;

/** A message of a card's form, or a conversation with its assistant. */
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

/** Most rows in one CSV file. */
const MAX_EXPORT_ROWS = 10_000;
const PREVIEW_LENGTH = 200;

function ofCards(actor: Actor, { card, team }: InboxFilter): SQL | undefined {
  if (card === undefined && team === undefined) return ownedBy(actor.id);
  return and(
    card === undefined ? undefined : eq(businessCards.id, card),
    team === undefined ? undefined : eq(businessCards.teamId, team),
  );
}

/**
 * Messages and conversations of the actor's cards, of one card that they may look into, or of a team that they manage;
 * the newest first.
 */
export async function list(actor: Actor, query: InboxQuery): Promise<Page<InboxItem>> {
  if (query.card !== undefined) await getCard(actor, query.card, mayReadMessages);
  if (query.team !== undefined) await getManagedTeam(actor, query.team);
  const [messages, chats, total] = await Promise.all([
    findMessages(actor, query),
    findConversations(actor, query),
    countAll(actor, query),
  ]);
  const isOldestFirst = query.sort === "at";
  const ordered = [...messages, ...chats].sort((a, b) => (isOldestFirst ? compareItems(a, b) : compareItems(b, a)));
  const { pageRows, next } = toPage(ordered, query.limit, ({ at, kind, id }) => [Date.parse(at), kind, id]);
  return { items: pageRows, next, total };
}

const compareItems = (a: InboxItem, b: InboxItem) =>
  Date.parse(a.at) - Date.parse(b.at) || a.kind.localeCompare(b.kind) || a.id - b.id;

/** How many of the actor's own are unread. */
export async function countUnread(actor: Actor): Promise<number> {
  const query = { sort: "-at", limit: 1, unread: true, archived: false, format: "json" } as const;
  return countAll(actor, query);
}

/** One of them, archived or not; or those that were asked for. */
type InboxFilter = Omit<InboxQuery, "archived"> & { archived?: boolean; only?: number };
type Columns = { at: SQL; id: SQL };

/** Rows after the cursor. At one moment messages come before conversations, or after them, as in `compareItems`. */
function afterCursor({ cursor, sort }: InboxFilter, kind: InboxKind, { at, id }: Columns): SQL | undefined {
  if (!cursor) return undefined;
  const [moment, lastKind, lastRow] = cursor;
  const time = new Date(moment);
  const isOldestFirst = sort === "at";
  const [strictly, within] = isOldestFirst ? [gt, gte] : [lt, lte];
  const order = kind.localeCompare(lastKind) * (isOldestFirst ? 1 : -1);
  if (order > 0) return within(at, sql`${sql.param(time, formSubmissions.timestamp)}`);
  const earlier = strictly(at, sql`${sql.param(time, formSubmissions.timestamp)}`);
  if (order < 0) return earlier;
  return or(earlier, and(eq(at, sql`${sql.param(time, formSubmissions.timestamp)}`), strictly(id, sql`${lastRow}`)));
}

function messageConditions(actor: Actor, filter: InboxFilter): SQL | undefined {
  const { only, search, unread, archived } = filter;
  return and(
    ofCards(actor, filter),
    only === undefined ? undefined : eq(formSubmissions.id, only),
    archived === undefined ? undefined : eq(formSubmissions.isArchived, archived),
    unread ? eq(formSubmissions.isRead, false) : undefined,
    containsText(formSubmissions.formData, search),
  );
}

function conversationConditions(actor: Actor, filter: InboxFilter): SQL | undefined {
  const { only, search, unread, archived } = filter;
  const { visitorName, visitorEmail, visitorPhone, conversationData } = salesbotConversations;
  return and(
    ofCards(actor, filter),
    only === undefined ? undefined : eq(salesbotConversations.id, only),
    archived === undefined ? undefined : eq(salesbotConversations.isArchived, archived),
    unread ? eq(salesbotConversations.isRead, false) : undefined,
    or(...[visitorName, visitorEmail, visitorPhone, conversationData].map((text) => containsText(text, search))),
  );
}

const CARD = { id: businessCards.id, name: businessCards.name, slug: businessCards.slug };

async function findMessages(actor: Actor, query: InboxFilter, maxRows = query.limit + 1): Promise<InboxItem[]> {
  const { id, timestamp } = formSubmissions;
  const order = query.sort === "at" ? asc : desc;
  const rows = await db
    .select({
      id,
      formData: formSubmissions.formData,
      isRead: formSubmissions.isRead,
      isArchived: formSubmissions.isArchived,
      timestamp,
      card: { ...CARD, formConfig: businessCards.formConfig },
      template: TEMPLATE,
    })
    .from(formSubmissions)
    .innerJoin(businessCards, eq(businessCards.id, formSubmissions.cardId))
    .leftJoin(cardTemplates, ofTemplate)
    .where(
      and(messageConditions(actor, query), afterCursor(query, "message", { at: sql`${timestamp}`, id: sql`${id}` })),
    )
    .orderBy(order(timestamp), order(id))
    .limit(maxRows);
  return rows.map(({ id, formData, isRead, isArchived, timestamp, template, card: stored }) => {
    const card = applyTemplate(stored, template);
    const answers = formData as Record<string, string>;
    const lead = contactDetailsFrom(fieldsOf(card.formConfig as FormConfig), answers);
    return {
      kind: "message",
      id,
      cardId: card.id,
      cardName: card.name ?? card.slug,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      preview: (lead.note ?? Object.values(answers).join(" · ")).slice(0, PREVIEW_LENGTH),
      isRead,
      isArchived,
      at: timestamp.toISOString(),
    };
  });
}

async function findConversations(actor: Actor, query: InboxFilter, maxRows = query.limit + 1): Promise<InboxItem[]> {
  const { id, updatedAt } = salesbotConversations;
  const order = query.sort === "at" ? asc : desc;
  const rows = await db
    .select({
      id,
      visitorName: salesbotConversations.visitorName,
      visitorEmail: salesbotConversations.visitorEmail,
      visitorPhone: salesbotConversations.visitorPhone,
      conversationData: salesbotConversations.conversationData,
      isRead: salesbotConversations.isRead,
      isArchived: salesbotConversations.isArchived,
      updatedAt,
      card: CARD,
      template: TEMPLATE,
    })
    .from(salesbotConversations)
    .innerJoin(businessCards, eq(businessCards.id, salesbotConversations.cardId))
    .leftJoin(cardTemplates, ofTemplate)
    .where(
      and(
        conversationConditions(actor, query),
        afterCursor(query, "conversation", { at: sql`${updatedAt}`, id: sql`${id}` }),
      ),
    )
    .orderBy(order(updatedAt), order(id))
    .limit(maxRows);
  return rows.map(({ card, template, ...row }) => ({
    kind: "conversation",
    id: row.id,
    cardId: card.id,
    cardName: applyTemplate(card, template).name ?? card.slug,
    name: row.visitorName,
    email: row.visitorEmail,
    phone: row.visitorPhone,
    preview: (row.conversationData.findLast(({ role }) => role === "user")?.content ?? "").slice(0, PREVIEW_LENGTH),
    isRead: row.isRead,
    isArchived: row.isArchived,
    at: row.updatedAt.toISOString(),
  }));
}

async function countAll(actor: Actor, query: InboxQuery): Promise<number> {
  const [messages, chats] = await Promise.all([
    db
      .select({ n: count() })
      .from(formSubmissions)
      .innerJoin(businessCards, eq(businessCards.id, formSubmissions.cardId))
      .where(messageConditions(actor, query)),
    db
      .select({ n: count() })
      .from(salesbotConversations)
      .innerJoin(businessCards, eq(businessCards.id, salesbotConversations.cardId))
      .where(conversationConditions(actor, query)),
  ]);
  return (messages[0]?.n ?? 0) + (chats[0]?.n ?? 0);
}

/** Marks one as read or unread, puts it into the archive or takes it out. */
export async function update(actor: Actor, kind: InboxKind, id: number, changed: InboxChange): Promise<InboxItem> {
  await getReadableCardId(actor, kind, id);
  if (Object.values(changed).some((value) => value !== undefined)) {
    await transaction((tx) =>
      kind === "message"
        ? tx.update(formSubmissions).set(changed).where(eq(formSubmissions.id, id))
        : tx
            .update(salesbotConversations)
            // The order is that of messages, not of reading.
            .set({ ...changed, updatedAt: sql`${salesbotConversations.updatedAt}` })
            .where(eq(salesbotConversations.id, id)),
    );
  }
  return get(actor, kind, id);
}

/** Deletes one for good, with the contact that came of it. */
export async function remove(actor: Actor, kind: InboxKind, id: number): Promise<void> {
  await getReadableCardId(actor, kind, id);
  await (kind === "message" ? submissions.remove(actor, id) : conversations.remove(actor, id));
}

async function getReadableCardId(actor: Actor, kind: InboxKind, id: number): Promise<number> {
  const table = kind === "message" ? formSubmissions : salesbotConversations;
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

async function get(actor: Actor, kind: InboxKind, id: number): Promise<InboxItem> {
  const query = {
    card: await getReadableCardId(actor, kind, id),
    only: id,
    sort: "-at",
    limit: 1,
    unread: false,
    format: "json",
  } as const;
  const [item] = await (kind === "message" ? findMessages : findConversations)(actor, query);
  if (!item) throw new NotFound(submissionMessages.itemNotFound);
  return item;
}

/** The list as CSV. */
export async function exportCsv(actor: Actor, query: InboxQuery): Promise<CsvDownload> {
  const { items } = await list(actor, { ...query, limit: MAX_EXPORT_ROWS });
  await transaction((tx) => auditExport(tx, actor, "inbox", query.team));
  const header = ["Card", "Date", "Kind", "Name", "Email", "Phone", "Message"];
  const lines = items.map(({ cardName, at, kind, name, email, phone, preview }) => [
    cardName,
    at,
    kind === "message" ? "Message" : "Conversation",
    name ?? "",
    email ?? "",
    phone ?? "",
    preview,
  ]);
  return { body: csvFile(header, lines), fileName: `inbox_${new Date().toISOString().slice(0, 10)}.csv` };
}
