import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Person, run, type TxSteps, type Tx } from "#db/index.ts";
import {
  type Actor,
  contactLimit,
  mayAddContact,
  mayManageContact,
  mayReadContact,
  requirePermission,
} from "../access.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict, NotFound } from "../errors.ts";
import { countSubmission } from "../events/commit.server.ts";
import { encodeCursor } from "../http/cursor.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { type Contact, serializeContacts } from "./people/serialize.server.ts";
import type { BulkChange, ContactChange, ContactCreate, ContactsQuery } from "./contacts.schema.ts";
import { findDuplicatesOf } from "./people/duplicates.server.ts";
import { countMatching, searchPeople, planContactQuery, cursorPosition } from "./people/find.server.ts";
import { deleteMailsAbout } from "./people/mails.server.ts";
import { backfillPeople, getContactOwner } from "./people/interactions.server.ts";
import { contactScope } from "./scope.server.ts";
import {
  addPerson,
  WRITE_BATCH_SIZE,
  countPeople,
  findPerson,
  type ContactOwner,
  mergeDetails,
  reindex,
  removePeople,
  uniqueUnion,
  findByTerms,
} from "./people/people.server.ts";
import { checkStage, getSettings } from "./settings.server.ts";
import { emailKey, nameKeyOf, phoneKey, termFor } from "./people/terms.ts";

const { businessCards, contacts, formSubmissions, people, salesbotConversations } = tables;

export const CONTACT_NOT_FOUND = "Contact not found";

/** A page of the actor's own contacts, or of a team's; administrators, too, have their own only. */
export async function list(
  actor: Actor,
  { cursor, limit, sort, team, ...wanted }: ContactsQuery,
): Promise<{ items: Contact[]; next: string | null; total: number }> {
  const { userIds, cards } = await contactScope(actor, team);
  const filter = { ...wanted, cards };
  if (userIds.length === 0) return { items: [], next: null, total: 0 };
  const fitting = await planContactQuery(userIds, filter);
  const [rows, total] = await Promise.all([
    searchPeople(fitting, { sort, after: cursor, most: limit + 1 }),
    fitting.count(),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await serializeContacts(shown, team),
    next: rows.length > limit && last ? encodeCursor(cursorPosition(sort, last)) : null,
    total,
  };
}

/** One contact, with those that are likely to be the same person. */
export async function read(actor: Actor, id: number) {
  const { person, team } = await getPersonForReader(actor, id);
  const [contact] = await serializeContacts([person], team);
  return {
    ...contact!,
    doubles: await findDuplicatesOf(person, await getContactOwner(person.userId)),
    merged: await partsOf(id),
  };
}

/** The contacts that were merged into one, which can be undone. */
async function partsOf(id: number) {
  const rows = await db
    .select({ id: people.id, name: people.name, emails: people.emails })
    .from(people)
    .where(eq(people.mergedInto, id));
  return rows.map(({ emails, ...part }) => ({ ...part, email: emails[0] ?? null }));
}

/** Whoever is known by the same email address, or the same number and name, is answered instead of a second one. */
export async function create(actor: Actor, { email, phone, emails, phones, notes, source, ...typed }: ContactCreate) {
  await backfillPeople(actor.id);
  const keeper = await getContactOwner(actor.id);
  const details = {
    ...typed,
    emails: uniqueUnion(email ? [email] : [], emails, emailKey),
    phones: uniqueUnion(phone ? [phone] : [], phones, (text) => phoneKey(text, keeper.readNumber)),
  };
  const addition = { ...details, source, at: new Date(), notes, stage: (await getSettings(actor.id)).stages[0]! };
  const total = await countMatching([actor.id], {});
  const { person, isNew } = await transaction(function* (tx) {
    const known = yield* findPerson(tx, keeper, details);
    if (!known) requirePermission(mayAddContact(actor, total));
    const person = known ? yield* mergeDetails(tx, keeper, known, addition) : yield* addPerson(tx, keeper, addition);
    yield* reindex(tx, keeper, [person.id]);
    return { person, isNew: !known };
  });
  return { contact: (await serializeContacts([person]))[0]!, isNew };
}

/** Changes what is sent; throws Conflict for an address that another contact has. */
export async function update(actor: Actor, id: number, changed: ContactChange): Promise<Contact> {
  const before = await getPerson(actor, id);
  await checkStage(before.userId, changed.stage);
  const keeper = await getContactOwner(before.userId);
  const person = await transaction(function* (tx) {
    const now = yield* getPersonInTx(tx, id);
    const { reminder, email, phone, ...rest } = changed;
    const next = {
      ...rest,
      emails: withFirst(now.emails, email, changed.emails, emailKey),
      phones: withFirst(now.phones, phone, changed.phones, (text) => phoneKey(text, keeper.readNumber)),
      ...(reminder !== undefined && { reminderAt: reminder }),
    };
    yield* refuseTaken(tx, now, next.emails);
    const merged = { ...now, ...next };
    const [row] = yield* run(
      tx
        .update(people)
        .set({ ...next, nameKey: nameKeyOf(merged) })
        .where(eq(people.id, id))
        .returning(),
    );
    if (merged.stage !== now.stage) {
      yield* countPeople(tx, now.userId, now.stage, -1);
      yield* countPeople(tx, now.userId, merged.stage, 1);
    }
    yield* reindex(tx, keeper, [id]);
    return row!;
  });
  return (await serializeContacts([person]))[0]!;
}

/** `email` is the first of `emails`: sent alone, it takes the place of the first one. */
function withFirst(
  now: string[],
  first: string | null | undefined,
  list: string[] | undefined,
  keyOf: (text: string) => string,
): string[] {
  const wanted = list ?? (first === undefined ? now : [...(first === null ? [] : [first]), ...now.slice(1)]);
  const seen = new Set<string>();
  return wanted.filter((text) => !seen.has(keyOf(text)) && seen.add(keyOf(text)));
}

function* refuseTaken(tx: Tx, person: Person, emails: string[]): TxSteps<void> {
  const known = person.emails.map(emailKey);
  const added = emails.filter((email) => !known.includes(emailKey(email)));
  const others = yield* findByTerms(tx, person.userId, added.map(termFor.email));
  if (others.some(({ id }) => id !== person.id))
    throw Conflict.takenError("email", "Another contact has this email address. Merge the two instead.");
}

/** Deletes a contact with everything the person sent, or without that. */
export async function remove(actor: Actor, ids: number[], keep?: "messages"): Promise<void> {
  const rows = await peopleOfActor(actor, ids);
  const keeper = await getContactOwner(actor.id);
  await transaction(function* (tx) {
    if (keep !== "messages") yield* deleteCommunication(tx, rows);
    yield* removePeople(tx, keeper.userId, ids);
  });
}

/** Messages, conversations and mails of people. */
export function* deleteCommunication(tx: Tx, rows: Person[]): TxSteps<void> {
  const met = yield* run(
    tx.select().from(contacts).where(inArray(contacts.personId, rows.map(({ id }) => id))), // prettier-ignore
  );
  const messages = met.flatMap(({ submissionId }) => submissionId ?? []);
  const chats = met.flatMap(({ conversationId }) => conversationId ?? []);
  if (messages.length > 0) {
    const gone = yield* run(tx.delete(formSubmissions).where(inArray(formSubmissions.id, messages)).returning());
    for (const row of gone) yield* countSubmission(tx, tables, row, -1);
  }
  if (chats.length > 0) yield* run(tx.delete(salesbotConversations).where(inArray(salesbotConversations.id, chats)));
  for (const userId of new Set(rows.map((row) => row.userId)))
    yield* deleteMailsAbout(
      tx,
      userId,
      rows.filter((row) => row.userId === userId),
    );
}

/** Puts many into a stage, and adds or takes away tags; or deletes them. Answers how many that were. */
export async function bulkUpdate(actor: Actor, { ids, isDeleted, keep, ...changes }: BulkChange) {
  if (isDeleted) {
    await remove(actor, ids, keep);
    return { changed: ids.length };
  }
  await peopleOfActor(actor, ids);
  await checkStage(actor.id, changes.stage);
  const keeper = await getContactOwner(actor.id);
  for (let from = 0; from < ids.length; from += WRITE_BATCH_SIZE) {
    const some = ids.slice(from, from + WRITE_BATCH_SIZE);
    await transaction(function* (tx) {
      for (const id of some) yield* changeOne(tx, keeper, id, changes);
      yield* reindex(tx, keeper, some);
    });
    await nextEventLoopTurn();
  }
  return { changed: ids.length };
}

function* changeOne(
  tx: Tx,
  { userId }: ContactOwner,
  id: number,
  { stage, addTags = [], removeTags = [] }: Pick<BulkChange, "stage" | "addTags" | "removeTags">,
): TxSteps<void> {
  const now = yield* getPersonInTx(tx, id);
  const tags = [...new Set([...now.tags.filter((tag) => !removeTags.includes(tag)), ...addTags])];
  const next = stage ?? now.stage;
  yield* run(tx.update(people).set({ tags, stage: next }).where(eq(people.id, id)));
  if (next === now.stage) return;
  yield* countPeople(tx, userId, now.stage, -1);
  yield* countPeople(tx, userId, next, 1);
}

/** All of these, or NotFound or Refused for the first that is not the actor's. */
async function peopleOfActor(actor: Actor, ids: number[]): Promise<Person[]> {
  const rows = await db
    .select()
    .from(people)
    .where(and(inArray(people.id, ids), isNull(people.mergedInto)));
  if (rows.length < ids.length) throw new NotFound(CONTACT_NOT_FOUND);
  for (const row of rows) requirePermission(mayManageContact(actor, row));
  return rows;
}

/** A contact that the actor keeps; one that was merged into another is not found. */
export async function getPerson(actor: Actor, id: number): Promise<Person> {
  const [found] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.mergedInto)));
  if (!found) throw new NotFound(CONTACT_NOT_FOUND);
  requirePermission(mayManageContact(actor, found));
  return found;
}

/** The same to be read, by the managers of a team, too, on whose card the person was met. */
export async function getPersonForReader(actor: Actor, id: number): Promise<{ person: Person; team?: number }> {
  const [found] = await db
    .select({ person: people, teamId: businessCards.teamId })
    .from(people)
    .leftJoin(contacts, eq(contacts.personId, people.id))
    .leftJoin(businessCards, and(eq(businessCards.id, contacts.cardId), eq(businessCards.teamId, actor.team?.id ?? 0)))
    .where(and(eq(people.id, id), isNull(people.mergedInto)))
    // One on a card of the team, if there is one.
    .orderBy(sql`${businessCards.teamId} is null`)
    .limit(1);
  if (!found) throw new NotFound(CONTACT_NOT_FOUND);
  requirePermission(mayReadContact(actor, { userId: found.person.userId, teamId: found.teamId }));
  return actor.id === found.person.userId ? { person: found.person } : { person: found.person, team: found.teamId! };
}

/** Whether a contact is the actor's own, to be changed. */
export async function isOwnContact(actor: Actor, id: number): Promise<boolean> {
  const [found] = await db.select({ userId: people.userId }).from(people).where(eq(people.id, id));
  return found?.userId === actor.id;
}

/** The same inside a transaction, of somebody who may. */
export function* getPersonInTx(tx: Tx, id: number): TxSteps<Person> {
  const [found] = yield* run(
    tx
      .select()
      .from(people)
      .where(and(eq(people.id, id), isNull(people.mergedInto))),
  );
  if (!found) throw new NotFound(CONTACT_NOT_FOUND);
  return found;
}

/** How many contacts the actor has, and may have; null is any number. */
export async function contactUsage(actor: Actor) {
  const most = contactLimit(actor.level);
  return { total: await countMatching([actor.id], {}), limit: Number.isFinite(most) ? most : null };
}
