import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import {
  type BroughtDetails,
  type BusinessCard,
  firstRow,
  type Person,
  run,
  type Tx,
  type TxSteps,
  getRow,
} from "#db/index.ts";
import { db, tables } from "../../database.server.ts";
import { Unavailable } from "../../errors.ts";
import { errorMessages } from "../../languages/error-messages.en.ts";
import { countryOfNumber, phoneParser } from "../../networks/numbers.server.ts";
import { DEFAULT_STAGE } from "../contact.ts";
import { addPerson, findPerson, type ContactOwner, mergeDetails, removePeople } from "./people.server.ts";
import { reindex } from "./reindex.server.ts";
import { broughtAmong, broughtBetween, isFromVisitors, replaceBrought } from "./brought.ts";
import { detailsIn, isLeftIn, listInteractions } from "./left-details.server.ts";

const { businessCards, contacts, people, uploads, users } = tables;

/** One time that a person left details. */
interface Interaction {
  source: "form" | "chat" | "exchange";
  cardId: number;
  submissionId?: number | null;
  conversationId?: number | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  company?: string | null;
  title?: string | null;
  note: string | null;
  consentText?: string | null;
  /** The account that shares its own details. */
  sharedById?: number | null;
}

/** The contact's owner. Numbers without a country code are local to the owner. */
export async function toContactOwner({ id, phone }: { id: number; phone: string | null }): Promise<ContactOwner> {
  return { userId: id, parsePhone: await phoneParser(await countryOfNumber(phone)) };
}

/** Like `toContactOwner()`, for an account known by its id. */
export async function getContactOwner(userId: number): Promise<ContactOwner> {
  const user = await firstRow(db.select({ phone: users.phone }).from(users).where(eq(users.id, userId)));
  return toContactOwner({ id: userId, phone: user?.phone ?? null });
}

/** Like `getContactOwner()`, for several accounts. */
export async function getContactOwners(userIds: number[]): Promise<Map<number, ContactOwner>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.select({ id: users.id, phone: users.phone }).from(users).where(inArray(users.id, userIds));
  return new Map(await Promise.all(rows.map(async (user) => [user.id, await toContactOwner(user)] as const)));
}

const detailsOf = ({ name, email, phone, company, title }: Interaction) => ({
  name,
  company: company ?? null,
  title: title ?? null,
  emails: email ? [email] : [],
  phones: phone ? [phone] : [],
});

/** Stores an interaction with its contact, new or known; `brought` are the values that the contact did not have. */
export function* recordInteraction(
  tx: Tx,
  contactOwner: ContactOwner,
  interaction: Interaction,
): TxSteps<{ personId: number; rowId: number; brought: BroughtDetails; isNew: boolean }> {
  const card = yield* requireCardOwner(tx, interaction.cardId, contactOwner.userId);
  const at = new Date();
  const { person, brought, isNew } = yield* upsertPerson(tx, contactOwner, interaction, {
    at,
    teamId: card?.teamId ?? null,
  });
  const personId = person.id;
  const row = yield* getRow(
    tx
      .insert(contacts)
      .values({
        ...rowOf(interaction),
        ...{ userId: contactOwner.userId, personId, createdAt: at },
        brought: interaction.source === "chat" ? brought : null,
      })
      .returning({ id: contacts.id }),
  );
  yield* reindex(tx, contactOwner, [personId]);
  return { personId, rowId: row.id, brought, isNew };
}

/** A card can pass to somebody else while a request is under way. Throws Unavailable, as another try succeeds. */
export function* requireCardOwner(tx: Tx, cardId: number, userId: number): TxSteps<CardOwner | undefined> {
  const { userId: ownerId, teamId } = businessCards;
  const card = yield* firstRow(tx.select({ ownerId, teamId }).from(businessCards).where(eq(businessCards.id, cardId)));
  if (card && card.ownerId !== userId) throw new Unavailable(errorMessages.serverBusy);
  return card;
}

type CardOwner = Pick<BusinessCard, "teamId">;

const rowOf = ({ company: _company, title: _title, sharedById: _sharedById, ...row }: Interaction) => row;

/** Creates or completes the contact with these details; the caller indexes its words. */
export function* upsertPerson(
  tx: Tx,
  contactOwner: ContactOwner,
  interaction: Interaction,
  met: { at: Date; teamId: number | null },
): TxSteps<{ person: Person; brought: BroughtDetails; isNew: boolean }> {
  const details = detailsOf(interaction);
  // URL of the card that the visitor shared.
  const notes = interaction.source === "exchange" ? interaction.note : null;
  const newDetails = { ...details, source: interaction.source, notes, ...met, sharedById: interaction.sharedById };
  const existing = yield* findPerson(tx, contactOwner, details);
  const person = existing
    ? yield* mergeDetails(tx, contactOwner, existing, newDetails)
    : yield* addPerson(tx, contactOwner, newDetails);
  return { person, brought: broughtBetween(existing, person, notes), isNew: !existing };
}

/**
 * Updates a chat's interaction and its contact when the visitor gives more details; `withdrawn` are earlier details
 * that the visitor has corrected.
 */
export function* updateInteraction(
  tx: Tx,
  contactOwner: ContactOwner,
  interaction: Interaction & { conversationId: number },
  withdrawn: { email?: string; phone?: string } = {},
): TxSteps<void> {
  const row = yield* firstRow(
    tx.select().from(contacts).where(eq(contacts.conversationId, interaction.conversationId)),
  );
  if (!row) {
    yield* recordInteraction(tx, contactOwner, interaction);
    return;
  }
  const at = new Date();
  const details = detailsOf(interaction);
  const before =
    row.personId === null ? undefined : yield* firstRow(tx.select().from(people).where(eq(people.id, row.personId)));
  // The former owner's contact of a card that passed on learns nothing more.
  const own = before?.userId === contactOwner.userId ? before : undefined;
  const existing = yield* findPerson(tx, contactOwner, details);
  const isSame = own !== undefined && (!existing || existing.id === own.id);
  // The visitor turns out to be a known contact: the one made in this chat goes, unless its owner has edited it.
  const isRemovable = before !== undefined && !isSame && (yield* hasOnlyInteraction(tx, before.id, row.id));
  const remaining = isRemovable ? existing : (own ?? existing);
  // What it brought to a contact that is part of another one by now may have been there, too.
  const isPart = remaining?.id === row.personId && row.mergedFrom !== null;
  const brought = (remaining?.id === row.personId && !isPart && row.brought) || {};
  const newDetails = { ...details, source: interaction.source, at, teamId: before?.metIn || null };
  const person = remaining
    ? yield* mergeDetails(
        tx,
        contactOwner,
        yield* withoutWithdrawn(tx, contactOwner, remaining, row.id, brought, {
          ...withdrawn,
          // `No, my name is Sven`
          ...(interaction.name && row.name && interaction.name !== row.name && { name: row.name }),
        }),
        newDetails,
      )
    : yield* addPerson(tx, contactOwner, newDetails);
  const others = remaining && { ...remaining, ...replaceBrought(remaining, brought, {}).values };
  yield* run(
    tx
      .update(contacts)
      .set({
        ...rowOf(interaction),
        userId: contactOwner.userId,
        personId: person.id,
        ...(person.id !== row.personId && { mergedFrom: null }),
        brought: isPart ? row.brought : broughtBetween(others, person, null),
      })
      .where(eq(contacts.id, row.id)),
  );
  if (before && isRemovable) yield* removePeople(tx, before.userId, [before.id]);
  yield* reindex(tx, contactOwner, [person.id]);
}

/** A contact without a withdrawn name, address and number, if this chat brought it and nobody else gave it, too. */
function* withoutWithdrawn(
  tx: Tx,
  contactOwner: ContactOwner,
  person: Person,
  rowId: number,
  brought: BroughtDetails,
  withdrawn: { name?: string; email?: string; phone?: string },
): TxSteps<Person> {
  // A file, a scan or the owner may have given the same.
  if (Object.keys(withdrawn).length === 0 || !isFromVisitors(person)) return person;
  const others = (yield* listInteractions(tx, person)).filter(({ row }) => row.id !== rowId);
  const isWithdrawn = isLeftIn([withdrawn], contactOwner);
  const isFromOthers = isLeftIn(others.map(detailsIn), contactOwner);
  const takenBack = broughtAmong(brought, (field, value) => isWithdrawn(field, value) && !isFromOthers(field, value));
  return { ...person, ...replaceBrought(person, takenBack, {}).values };
}

/** Whether one interaction is all that is known of a contact. */
function* hasOnlyInteraction(tx: Tx, personId: number, rowId: number): TxSteps<boolean> {
  const other = yield* firstRow(
    tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(eq(contacts.personId, personId), ne(contacts.id, rowId)))
      .limit(1),
  );
  return !other && (yield* findUntouched(tx, [personId])).length > 0;
}

/** Links to cards that visitors have shared, and nothing that an owner has written. */
const areLinks = (notes: string | null) => (notes ?? "").split(/\s+/).every((word) => /^(https?:\/\/|$)/.test(word));

/** Contacts that their owner has not edited or given a picture, and that come from visitors only. */
function* findUntouched(tx: Tx, ids: number[]): TxSteps<{ id: number; userId: number }[]> {
  const rows = yield* run(
    tx
      .select()
      .from(people)
      .where(
        and(
          inArray(people.id, ids),
          eq(people.stage, DEFAULT_STAGE),
          isNull(people.reminderAt),
          eq(people.isEdited, false),
          isNull(people.mergedInto),
        ),
      ),
  );
  const merged = yield* run(tx.select({ into: people.mergedInto }).from(people).where(inArray(people.mergedInto, ids)));
  const pictures = yield* run(
    tx.select({ personId: uploads.personId }).from(uploads).where(inArray(uploads.personId, ids)),
  );
  return rows.filter(
    ({ id, tags, sources, notes }) =>
      tags.length === 0 &&
      areLinks(notes) &&
      isFromVisitors({ sources }) &&
      merged.every(({ into }) => into !== id) &&
      pictures.every(({ personId }) => personId !== id),
  );
}

/** The contacts that these messages or conversations belong to: call it before deleting them. */
export function* personIdsOf(tx: Tx, column: "submissionId" | "conversationId", ids: number[]): TxSteps<number[]> {
  if (ids.length === 0) return [];
  const rows = yield* run(
    tx.selectDistinct({ id: contacts.personId }).from(contacts).where(inArray(contacts[column], ids)),
  );
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** After messages were deleted: removes contacts known by them alone, and their words from the search of others. */
export function* removeOrphanedPeople(tx: Tx, contactOwner: ContactOwner, ids: number[]): TxSteps<void> {
  if (ids.length === 0) return;
  const remaining = yield* run(
    tx.selectDistinct({ id: contacts.personId }).from(contacts).where(inArray(contacts.personId, ids)),
  );
  const withoutInteractions = ids.filter((id) => remaining.every((row) => row.id !== id));
  const deletedIds =
    withoutInteractions.length === 0 ? [] : (yield* findUntouched(tx, withoutInteractions)).map(({ id }) => id);
  yield* removePeople(tx, contactOwner.userId, deletedIds);
  yield* reindex(
    tx,
    contactOwner,
    ids.filter((id) => !deletedIds.includes(id)),
  );
}
