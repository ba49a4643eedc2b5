import { and, desc, eq, inArray } from "drizzle-orm";
import { lastMessage, type Person, textBytes } from "#db/index.ts";
import { database, db, tables } from "../../database.server.ts";
import { findFollowedCards } from "../../cards/followers.server.ts";
import { readableColumns, pickColumns } from "../../field-access/columns.ts";
import { readInPages, type SizedRow, sizedPages } from "../../runtime/sized-pages.ts";

const { businessCards, campaigns, contacts, formSubmissions, people, salesbotConversations } = tables;

const OWN = readableColumns("people", "owner", [
  "id",
  "name",
  "emails",
  "phones",
  "company",
  "title",
  "stage",
  "tags",
  "notes",
  "sources",
]);

/** Maximum number of messages and conversations in a response, for all contacts together. */
const MAX_ROWS = 1_000;
/** Maximum number of a contact's messages in a response: the newest. */
const MAX_MESSAGES = 100;
/** Maximum size of all messages in a response, in bytes; older ones are left out. */
const MAX_MESSAGE_BYTES = 1_000_000;
/** Length to which a conversation's last message is cut. */
const MAX_MESSAGE_LENGTH = 2_000;

export type Contact = Awaited<ReturnType<typeof serializeContacts>>[number];

/**
 * People as their owner gets them, with what they wrote, where they were met and what they agreed to; for managers,
 * who see these rows by `teamView()`, only that on cards of their team.
 */
export async function serializeContacts(rows: Person[], teamId?: number) {
  const interactions =
    rows.length === 0
      ? []
      : await listInteractions(
          rows.map(({ id }) => id),
          teamId,
        );
  const followed = teamId === undefined ? await findFollowedCards(rows.map(({ id }) => id)) : undefined;
  return rows.map((person) => {
    const own = interactions.filter(({ personId }) => personId === person.id);
    const cards = new Map(own.flatMap(({ card }) => (card ? [[card.id, card]] : [])));
    return {
      ...pickColumns(person, OWN),
      email: person.emails[0] ?? null,
      phone: person.phones[0] ?? null,
      reminder: person.reminderAt?.toISOString() ?? null,
      first: person.firstAt.toISOString(),
      last: person.lastAt.toISOString(),
      messages: own.flatMap(({ message }) => message ?? []),
      conversations: own.flatMap(({ conversation }) => conversation ?? []),
      consent: own.flatMap(({ consent }) => consent ?? []),
      cards: [...cards.values()],
      /** The card whose owner keeps it up to date. */
      follows: followed?.get(person.id) ?? null,
    };
  });
}

/** Each time that people left their details, the newest first. */
async function listInteractions(ids: number[], teamId: number | undefined) {
  const rows = await db
    .select({
      personId: contacts.personId,
      source: contacts.source,
      at: contacts.createdAt,
      consentText: contacts.consentText,
      cardId: businessCards.id,
      slug: businessCards.slug,
      cardName: businessCards.name,
      submissionId: formSubmissions.id,
      messageSize: textBytes(database, [formSubmissions.formData]),
      submittedAt: formSubmissions.timestamp,
      agreedInForm: formSubmissions.consentText,
      event: campaigns.name,
      conversationId: salesbotConversations.id,
      lastMessage: lastMessage({ tables }, MAX_MESSAGE_LENGTH),
      talkedAt: salesbotConversations.updatedAt,
      leadScore: salesbotConversations.leadScore,
      agreedInChat: salesbotConversations.consentText,
    })
    .from(contacts)
    .innerJoin(people, eq(people.id, contacts.personId))
    // Messages move with a card to its next owner.
    .leftJoin(businessCards, and(eq(businessCards.id, contacts.cardId), eq(businessCards.userId, people.userId)))
    .leftJoin(
      formSubmissions,
      and(eq(formSubmissions.id, contacts.submissionId), eq(formSubmissions.cardId, businessCards.id)),
    )
    .leftJoin(
      salesbotConversations,
      and(eq(salesbotConversations.id, contacts.conversationId), eq(salesbotConversations.cardId, businessCards.id)),
    )
    .leftJoin(campaigns, eq(campaigns.id, formSubmissions.campaignId))
    .where(and(inArray(contacts.personId, ids), teamId === undefined ? undefined : eq(businessCards.teamId, teamId)))
    .orderBy(desc(contacts.createdAt), desc(contacts.id))
    .limit(MAX_ROWS);
  const texts = await readTexts(newestMessages(rows));
  return rows.map((row) => {
    const messageText = texts.get(row.submissionId);
    const text = row.consentText ?? row.agreedInForm ?? row.agreedInChat;
    return {
      personId: row.personId,
      card: row.cardId === null ? null : { id: row.cardId, slug: row.slug!, name: row.cardName ?? row.slug! },
      consent: text === null ? null : { text, source: row.source, at: row.at.toISOString() },
      message:
        row.submissionId === null || messageText === undefined
          ? null
          : {
              id: row.submissionId,
              cardId: row.cardId!,
              at: row.submittedAt!.toISOString(),
              text: messageText,
              event: row.event,
            },
      conversation:
        row.conversationId === null
          ? null
          : {
              id: row.conversationId,
              cardId: row.cardId!,
              at: row.talkedAt!.toISOString(),
              text: row.lastMessage ?? "",
              leadScore: row.leadScore ?? 0,
            },
    };
  });
}

/** The newest messages of each contact, and how long they are. */
function newestMessages(
  rows: { personId: number | null; submissionId: number | null; messageSize: number }[],
): SizedRow[] {
  const counts = new Map<number | null, number>();
  return rows.flatMap(({ personId, submissionId, messageSize }) => {
    const count = counts.get(personId) ?? 0;
    if (submissionId === null || count === MAX_MESSAGES) return [];
    counts.set(personId, count + 1);
    return [{ id: submissionId, size: messageSize }];
  });
}

/** The texts of the first messages that fit into a response, by id. */
async function readTexts(messages: SizedRow[]): Promise<Map<number | null, string>> {
  const [fitting = []] = sizedPages(messages, MAX_MESSAGE_BYTES);
  const rows = await readInPages(messages.slice(0, fitting.length), (ids) =>
    db
      .select({ id: formSubmissions.id, formData: formSubmissions.formData })
      .from(formSubmissions)
      .where(inArray(formSubmissions.id, ids)),
  );
  return new Map(rows.map(({ id, formData }) => [id, Object.values(formData).map(String).join("\n")]));
}
