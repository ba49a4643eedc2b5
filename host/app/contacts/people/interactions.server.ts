import { and, asc, eq, gt, inArray, isNull, lt, ne } from "drizzle-orm";
import { type BroughtDetails, type Person, run, type TxSteps, type Tx } from "#db/index.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { countryOfNumber, phoneParser } from "../../networks/numbers.server.ts";
import { type ContactSource, DEFAULT_STAGE } from "../contact.ts";
import { addPerson, findPerson, type ContactOwner, mergeDetails, reindex, removePeople } from "./people.server.ts";
import { broughtBetween } from "./brought.ts";
import { emailKey, phoneKey } from "./terms.ts";

const { businessCards, contacts, people, users } = tables;

/** Rows of earlier releases that become people in one transaction. */
const BACKFILL_BATCH_SIZE = 200;

/** Sources of people that each leave a row of what they gave. */
const INTERACTION_SOURCES: ReadonlySet<ContactSource> = new Set(["form", "chat", "exchange"]);

/** One time that somebody left details. */
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
}

/** Whose contacts they become; numbers that do not say their country are of the keeper's. */
export async function toContactOwner({ id, phone }: { id: number; phone: string | null }): Promise<ContactOwner> {
  return { userId: id, readNumber: await phoneParser(await countryOfNumber(phone)) };
}

/** The same of an account that is not at hand. */
export async function getContactOwner(userId: number): Promise<ContactOwner> {
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return toContactOwner({ id: userId, phone: user?.phone ?? null });
}

const detailsOf = ({ name, email, phone, company, title }: Interaction) => ({
  name,
  company: company ?? null,
  title: title ?? null,
  emails: email ? [email] : [],
  phones: phone ? [phone] : [],
});

/**
 * Whoever left details becomes a contact, once: answers which, the row that tells of it, and the values that the
 * contact did not have before.
 */
export function* recordInteraction(
  tx: Tx,
  contactOwner: ContactOwner,
  interaction: Interaction,
): TxSteps<{ personId: number; rowId: number; brought: BroughtDetails }> {
  const at = new Date();
  const { person, brought } = yield* upsertPerson(tx, contactOwner, interaction, at);
  const personId = person.id;
  const [row] = yield* run(
    tx
      .insert(contacts)
      .values({ ...rowOf(interaction), userId: contactOwner.userId, personId, createdAt: at })
      .returning({ id: contacts.id }),
  );
  yield* reindex(tx, contactOwner, [personId]);
  return { personId, rowId: row!.id, brought };
}

const rowOf = ({ company: _company, title: _title, ...row }: Interaction) => row;

function* upsertPerson(
  tx: Tx,
  contactOwner: ContactOwner,
  interaction: Interaction,
  at: Date,
): TxSteps<{ person: Person; brought: BroughtDetails }> {
  const details = detailsOf(interaction);
  // The link of a card that somebody shares back.
  const notes = interaction.source === "exchange" ? interaction.note : null;
  const newDetails = { ...details, source: interaction.source, notes, at };
  const existing = yield* findPerson(tx, contactOwner, details);
  const person = existing
    ? yield* mergeDetails(tx, contactOwner, existing, newDetails)
    : yield* addPerson(tx, contactOwner, newDetails);
  return { person, brought: broughtBetween(existing, person, notes) };
}

/**
 * Somebody tells more in a chat that made a contact already; `withdrawn` is what they gave there before and have put
 * right.
 */
export function* updateInteraction(
  tx: Tx,
  contactOwner: ContactOwner,
  interaction: Interaction & { conversationId: number },
  withdrawn: { email?: string; phone?: string } = {},
): TxSteps<void> {
  const [row] = yield* run(tx.select().from(contacts).where(eq(contacts.conversationId, interaction.conversationId)));
  if (!row) {
    yield* recordInteraction(tx, contactOwner, interaction);
    return;
  }
  const at = new Date();
  const details = detailsOf(interaction);
  const [before] = row.personId === null ? [] : yield* run(tx.select().from(people).where(eq(people.id, row.personId)));
  const existing = yield* findPerson(tx, contactOwner, details);
  // Whoever turns out to be a known person was a stranger until now; a contact that somebody has worked on stays.
  const isDuplicate = before !== undefined && existing !== undefined && existing.id !== before.id;
  const remaining = isDuplicate && !(yield* hasOnlyInteraction(tx, before.id, row.id)) ? before : (existing ?? before);
  const newDetails = { ...details, source: interaction.source, at };
  const person = remaining
    ? yield* mergeDetails(
        tx,
        contactOwner,
        yield* withoutWithdrawn(tx, contactOwner, remaining, row.id, withdrawn),
        newDetails,
      )
    : yield* addPerson(tx, contactOwner, newDetails);
  yield* run(
    tx
      .update(contacts)
      .set({
        ...rowOf(interaction),
        ...{ userId: contactOwner.userId, personId: person.id },
        ...(person.id !== row.personId && { mergedFrom: null }),
      })
      .where(eq(contacts.id, row.id)),
  );
  if (before && before.id !== person.id) yield* removePeople(tx, contactOwner.userId, [before.id]);
  yield* reindex(tx, contactOwner, [person.id]);
}

/** A person without an address and number that were taken back, unless something else of them came by it. */
function* withoutWithdrawn(
  tx: Tx,
  { readNumber }: ContactOwner,
  person: Person,
  rowId: number,
  { email, phone }: { email?: string; phone?: string },
): TxSteps<Person> {
  // Files, scans and owners say nothing of where they had an address from.
  if ((!email && !phone) || person.sources.some((source) => !INTERACTION_SOURCES.has(source))) return person;
  const others = yield* run(
    tx
      .select({ email: contacts.email, phone: contacts.phone })
      .from(contacts)
      .where(and(eq(contacts.personId, person.id), ne(contacts.id, rowId))),
  );
  const without = (
    list: string[],
    removed: string | undefined,
    used: (string | null)[],
    keyOf: (one: string) => string,
  ) =>
    removed && used.every((one) => !one || keyOf(one) !== keyOf(removed))
      ? list.filter((one) => keyOf(one) !== keyOf(removed))
      : list;
  const numberKey = (number: string) => phoneKey(number, readNumber);
  return {
    ...person,
    emails: without(
      person.emails,
      email,
      others.map((other) => other.email),
      emailKey,
    ),
    phones: without(
      person.phones,
      phone,
      others.map((other) => other.phone),
      numberKey,
    ),
  };
}

/** Whether nothing is known of somebody but what one row says. */
function* hasOnlyInteraction(tx: Tx, personId: number, rowId: number): TxSteps<boolean> {
  const [other] = yield* run(
    tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(eq(contacts.personId, personId), ne(contacts.id, rowId)))
      .limit(1),
  );
  const [untouched] = other ? [] : yield* findUntouched(tx, [personId]);
  return untouched !== undefined;
}

/** Those of whom the keeper has written nothing, and who were met by form or chat only. */
function* findUntouched(tx: Tx, ids: number[]): TxSteps<{ id: number; userId: number }[]> {
  const rows = yield* run(
    tx
      .select()
      .from(people)
      .where(
        and(
          inArray(people.id, ids),
          eq(people.stage, DEFAULT_STAGE),
          isNull(people.notes),
          isNull(people.reminderAt),
          isNull(people.mergedInto),
        ),
      ),
  );
  const merged = yield* run(tx.select({ into: people.mergedInto }).from(people).where(inArray(people.mergedInto, ids)));
  return rows.filter(
    ({ id, tags, sources }) =>
      tags.length === 0 &&
      sources.every((source) => source === "form" || source === "chat") &&
      merged.every(({ into }) => into !== id),
  );
}

/** Which people these messages or conversations told of: to be asked before they are deleted. */
export function* personIdsOf(tx: Tx, column: "submissionId" | "conversationId", ids: number[]): TxSteps<number[]> {
  if (ids.length === 0) return [];
  const rows = yield* run(
    tx.selectDistinct({ id: contacts.personId }).from(contacts).where(inArray(contacts[column], ids)),
  );
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** After messages were deleted: whoever was known by them alone goes too, the others are no longer found by them. */
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

/**
 * Makes people of rows that are not this account's yet: those of releases without people, which may still write beside
 * this one, and those of cards that were somebody else's.
 */
export async function backfillPeople(userId: number): Promise<void> {
  let contactOwner: ContactOwner | undefined;
  for (;;) {
    const rows = await findUnassignedRows(userId);
    if (rows.length === 0) return;
    contactOwner ??= await getContactOwner(userId);
    await assignRows(contactOwner, rows);
    await removeFromPreviousOwners(rows);
    // SQLite blocks while it writes, so other requests get a turn between.
    await new Promise(setImmediate);
  }
}

type Row = typeof contacts.$inferSelect;

/** Three ranges of the index rather than all rows of a card. */
async function findUnassignedRows(userId: number): Promise<Row[]> {
  const conditions = [isNull(contacts.userId), lt(contacts.userId, userId), gt(contacts.userId, userId)];
  for (const condition of conditions) {
    const rows = await db
      .select({ row: contacts })
      .from(contacts)
      .innerJoin(businessCards, eq(businessCards.id, contacts.cardId))
      .where(and(eq(businessCards.userId, userId), condition))
      .orderBy(asc(contacts.id))
      .limit(BACKFILL_BATCH_SIZE);
    if (rows.length > 0) return rows.map(({ row }) => row);
  }
  return [];
}

async function assignRows(contactOwner: ContactOwner, rows: Row[]): Promise<void> {
  await transaction(function* (tx) {
    for (const row of rows) {
      const [current] = yield* run(
        tx.select({ userId: contacts.userId }).from(contacts).where(eq(contacts.id, row.id)),
      );
      // Another process was here first, or the message is gone.
      if (!current || current.userId === contactOwner.userId) continue;
      const { person } = yield* upsertPerson(tx, contactOwner, row, row.createdAt);
      const personId = person.id;
      yield* run(
        tx
          .update(contacts)
          .set({ userId: contactOwner.userId, personId, mergedFrom: null })
          .where(eq(contacts.id, row.id)),
      );
      // The next row may be of the same person.
      yield* reindex(tx, contactOwner, [personId]);
    }
  });
}

/** Whoever gave a card away keeps the people they have worked on. */
async function removeFromPreviousOwners(rows: Row[]): Promise<void> {
  const before = rows.flatMap(({ userId, personId }) =>
    userId === null || personId === null ? [] : [{ userId, personId }],
  );
  for (const userId of new Set(before.map((row) => row.userId))) {
    const contactOwner = await getContactOwner(userId);
    const ids = [...new Set(before.filter((row) => row.userId === userId).map(({ personId }) => personId))];
    await transaction((tx) => removeOrphanedPeople(tx, contactOwner, ids));
  }
}
