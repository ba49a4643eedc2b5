import { eq } from "drizzle-orm";
import { firstRow, getRow, type User } from "#db/index.ts";
import type { CardData, FormConfig } from "#sdk/card/card-data.ts";
import { displayName } from "#sdk/card/contact.ts";
import { answerFor, fieldsOf, thankYouText } from "#sdk/card/sections/form/form-fields.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import type { Language } from "#sdk/languages.ts";
import { type Actor, mayReadMessages, requirePermission } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import { publicCard } from "../cards/public-card.server.ts";
import { composed, ofTemplate, CARD_WITH_TEMPLATE } from "../cards/stored.server.ts";
import { translated } from "../cards/translated.ts";
import { vCard, vCardFileName } from "../cards/vcard.ts";
import { config } from "../config/config.server.ts";
import {
  removeOrphanedPeople,
  getContactOwner,
  recordInteraction,
  personIdsOf,
} from "../contacts/people/interactions.server.ts";
import { csvOf } from "../csv/csv-of-pages.server.ts";
import type { CsvDownload } from "../csv/csv-response.server.ts";
import { recordAudit, recordForeignCardAudit } from "../audit/audit.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { canonicalUrl } from "../domains/addresses.server.ts";
import { NotFound } from "../errors.ts";
import { campaignsOf } from "../events/campaign-ids.server.ts";
import { countSubmission } from "../events/commit.server.ts";
import type { Visitor } from "../events/visit.server.ts";
import { toSizedPage } from "../http/paging.server.ts";
import { parse } from "../http/parse.ts";
import { accountLocale } from "../languages/account-language.server.ts";
import { consumeMailLimit } from "../mail/limits.server.ts";
import { queueMailToOwner } from "../mail/outbox.server.ts";
import { consumeForCard } from "../rate-limits/rate-limits.server.ts";
import { runExportStep } from "../runtime/export-queue.server.ts";
import { readInPages } from "../runtime/sized-pages.ts";
import { contactDetailsFrom, type Submission, type SubmissionBody, submissionSchema } from "../view/contact-form.ts";
import { words as de } from "./mails/words.de.ts";
import { words as en } from "./mails/words.en.ts";
import { findMatches, listSizes, pagesOfMessages, readMessages } from "./stored-messages.server.ts";
import { type AccountEvent, recordEvents } from "../webhooks/record-events.server.ts";
import type { MessagesQuery } from "./submissions.schema.ts";
import { submissionMessages } from "./messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";

const { businessCards, cardTemplates, formSubmissions, users } = tables;
const submissionMailWords = { en, de };

const PAGE_SIZE = 100;
/** A list ends early, in bytes: a hundred long messages would keep others waiting. */
const MAX_LIST_BYTES = 1_000_000;

/**
 * Stores what a visitor sent through a card's form, as a submission and as a contact, and emails the card's owner.
 * Throws NotFound, or Invalid with an error for each field. Spam gets the same answer but is not stored.
 */
export async function submit(
  slugOrId: string,
  body: SubmissionBody,
  visitor: Visitor,
  clientAddress: string,
  language: Language,
): Promise<{ id: number | null; message: string }> {
  const card = translated(await publicCard(slugOrId), language);
  const submission = parse(submissionSchema(card.formConfig, displayName(card), language), body, "body");
  const message = thankYouText(card.formConfig, cardWords[language].form);
  if (submission.isSpam) return { id: null, message };
  await consumeForCard({ address: clientAddress, card: card.id }, inputMessages.cardBusy);
  const owner = await firstRow(db.select().from(users).where(eq(users.id, card.user.id)));
  const mayNotify = owner && (await consumeMailLimit(owner.email, { address: clientAddress, card: card.id }));
  const contactOwner = await getContactOwner(card.user.id);
  const id = await transaction(function* (tx) {
    const source = { cardId: card.id, campaign: body.campaign };
    const campaignOf = yield* campaignsOf(tx, tables, [source]);
    const stored = yield* getRow(
      tx
        .insert(formSubmissions)
        .values({
          cardId: card.id,
          formData: submission.formData,
          consentText: submission.consentText,
          submitterIp: visitor.ip,
          submitterLocation: visitor.location,
          submitterDevice: visitor.device,
          country: visitor.country,
          campaignId: campaignOf(source),
        })
        .returning(),
    );
    yield* countSubmission(tx, tables, stored, 1);
    const { personId } = yield* recordInteraction(tx, contactOwner, {
      cardId: card.id,
      source: "form",
      submissionId: stored.id,
      ...submission.lead,
    });
    yield* recordEvents(tx, tables, [messageCreated(contactOwner.userId, stored, submission, personId)]);
    if (mayNotify) yield* queueMailToOwner(tx, owner, notice(card, owner, submission));
    return stored.id;
  });
  return { id, message };
}

/** Webhook event of a new message. */
const messageCreated = (
  userId: number,
  { id, cardId, formData, consentText, timestamp }: typeof formSubmissions.$inferSelect,
  { lead: { name, email, phone } }: Submission,
  personId: number,
): AccountEvent => ({
  userId,
  event: "message.created",
  data: { id, cardId, contactId: personId, name, email, phone, formData, consentText, at: timestamp.toISOString() },
  submissionId: id,
  personId,
});

/** The email to the owner about a new message. Plain text: nothing in it is markup. */
function notice(card: CardData, owner: User, { formData, lead }: Submission) {
  const words = submissionMailWords[accountLocale(owner)];
  const answers = fieldsOf(card.formConfig)
    .filter(({ id }) => answerFor(formData, id))
    .map(({ id, label }) => `${label}: ${answerFor(formData, id)}`);
  return {
    subject: words.subject(lead.name ?? lead.email ?? words.aVisitor).slice(0, 150),
    text: [
      words.text(displayName(card)),
      "",
      ...answers,
      "",
      words.all(`${config.publicUrl}/submissions/${card.id}`),
    ].join("\n"),
  };
}

/** A card's submissions, newest first, a page at a time; `search` looks into all answers of the newest ones. */
export async function list(actor: Actor, cardId: number, query: MessagesQuery = {}) {
  const card = await getCard(actor, cardId, mayReadMessages);
  const matches = await findMatches(cardId, query.search);
  const listed = await listSizes(cardId, { ...query, matches }, PAGE_SIZE + 1);
  const { pageRows, next } = toSizedPage(listed, PAGE_SIZE, MAX_LIST_BYTES);
  return {
    card: { id: card.id, slug: card.slug, name: card.name },
    fields: fieldsOf(card.formConfig as FormConfig),
    submissions: await readInPages(pageRows, readMessages),
    /** Pass as `cursor` for the next page; null on the last one. */
    next,
  };
}

/** All submissions of a card as CSV, one column per field; fields that the form no longer has come last. */
export async function exportCsv(actor: Actor, cardId: number): Promise<CsvDownload> {
  const card = await getCard(actor, cardId, mayReadMessages);
  await transaction((tx) => recordAudit(tx, actor, "messages.export", `card:${cardId}`, {}, card.teamId));
  const fields = fieldsOf(card.formConfig as FormConfig);
  const { newest, fieldIds } = await findAnswered(actor, cardId);
  const currentIds = new Set(fields.map(({ id }) => id));
  const removedIds = [...fieldIds].filter((id) => !currentIds.has(id));
  const header = ["Date", ...fields.map(({ label }) => label), ...removedIds, "Location", "Device", "Agreed to"];
  // Messages that arrive meanwhile stay out: they may answer other fields.
  const body = await csvOf(actor, header, pagesOfMessages(cardId, newest + 1), (rows) =>
    rows.map(({ formData, ...row }) => [
      row.timestamp,
      ...[...currentIds, ...removedIds].map((id) => answerFor(formData, id)),
      row.submitterLocation ?? "Unknown",
      row.submitterDevice ?? "Unknown",
      row.consentText ?? "",
    ]),
  );
  const day = new Date().toISOString().slice(0, 10);
  const name = (card.name ?? card.slug).replace(/[^A-Za-z0-9]+/g, "_");
  return { body, fileName: `${name}_messages_${day}.csv` };
}

/** The ids of all fields that a card's messages answer, those of the newest message first, and that message's id. */
async function findAnswered(actor: Actor, cardId: number): Promise<{ newest: number; fieldIds: Set<string> }> {
  const pages = pagesOfMessages(cardId);
  const fieldIds = new Set<string>();
  let newest = 0;
  for (;;) {
    const { value: rows } = await runExportStep(actor, () => pages.next());
    if (!rows) return { newest, fieldIds };
    for (const { id, formData } of rows) {
      newest = Math.max(newest, id);
      for (const fieldId of Object.keys(formData)) fieldIds.add(fieldId);
    }
  }
}

/** One submission as a contact file, for the address book. */
export async function messageContactFile(actor: Actor, id: number): Promise<{ text: string; fileName: string }> {
  const { row, card } = await getSubmission(actor, id);
  const lead = contactDetailsFrom(fieldsOf(card.formConfig as FormConfig), row.formData as Record<string, string>);
  const text = vCard(
    {
      id: row.id,
      name: lead.name ?? lead.email,
      phone: lead.phone,
      email: lead.email,
      about: lead.note,
      updatedAt: row.timestamp.toISOString(),
    },
    { pageUrl: canonicalUrl(card), host: `messages.${new URL(config.publicUrl).host}` },
  );
  return { text, fileName: vCardFileName(lead.name) };
}

/** Deletes a submission and the contact created from it. */
export async function remove(actor: Actor, id: number): Promise<void> {
  const { card } = await getSubmission(actor, id);
  const contactOwner = await getContactOwner(card.userId);
  await transaction(function* (tx) {
    const personIds = yield* personIdsOf(tx, "submissionId", [id]);
    const removed = yield* firstRow(tx.delete(formSubmissions).where(eq(formSubmissions.id, id)).returning());
    if (removed) yield* countSubmission(tx, tables, removed, -1);
    yield* recordForeignCardAudit(tx, actor, "message.delete", card);
    yield* removeOrphanedPeople(tx, contactOwner, personIds);
  });
}

export async function getSubmission(actor: Actor, id: number) {
  const stored = await getRow(
    db
      .select({ row: formSubmissions, ...CARD_WITH_TEMPLATE })
      .from(formSubmissions)
      .innerJoin(businessCards, eq(businessCards.id, formSubmissions.cardId))
      .leftJoin(cardTemplates, ofTemplate)
      .where(eq(formSubmissions.id, id)),
    () => new NotFound(submissionMessages.notFound),
  );
  requirePermission(mayReadMessages(actor, stored.card));
  return { row: stored.row, card: composed(stored) };
}
