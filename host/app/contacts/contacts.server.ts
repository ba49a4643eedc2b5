import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { getRow, type Person, type Tx, type TxSteps } from "#db/index.ts";
import { type Actor, contactLimit, mayAddContact, mayManageContact, requirePermission } from "../access.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict, Invalid, NotFound } from "../errors.ts";
import { type Page, countFitting, toPage } from "../http/paging.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { type Contact, serializeContacts } from "./people/serialize.server.ts";
import { MAX_TAGS } from "./contact.ts";
import type { BulkChange, ContactChange, ContactCreate, ContactsQuery } from "./contacts.schema.ts";
import { recordUpdated } from "./people/account-events.server.ts";
import { findDuplicatesOf } from "./people/duplicates.server.ts";
import { countMatching, searchPeople, planContactQuery, cursorPosition } from "./people/find.server.ts";
import { deletePeople } from "./people/deletion.server.ts";
import { backfillPeople } from "./people/backfill.server.ts";
import { getPerson, getPersonForViewer, getPersonInTx } from "./people/get-person.server.ts";
import { getContactOwner } from "./people/interactions.server.ts";
import { listPictures } from "./pictures/stored-pictures.server.ts";
import { contactScope } from "./scope.server.ts";
import {
  addPerson,
  REWRITE_BATCH_SIZE,
  countOwned,
  countPeople,
  findPerson,
  type ContactOwner,
  mergeDetails,
  uniqueUnion,
  findByTerms,
} from "./people/people.server.ts";
import { openPosition, sealPosition } from "./people/sealed-position.server.ts";
import { teamView } from "./people/team-view.server.ts";
import { reindex } from "./people/reindex.server.ts";
import { checkStage, getSettings } from "./settings.server.ts";
import { emailKey, nameKeyOf, phoneKey, termFor } from "./people/terms.ts";
import { contactMessages } from "./messages.en.ts";

const { people } = tables;

/** Contacts that are read before others get a turn. */
const READ_BATCH_SIZE = 100;

/** Characters that all notes of a page may have as JSON; one that begins with longer ones has fewer contacts. */
const MAX_NOTES = 1_000_000;

/** A page of the actor's own contacts, or of a team's; administrators, too, have their own only. */
export async function list(
  actor: Actor,
  { cursor, limit, sort, team, ...filters }: ContactsQuery,
): Promise<Page<Contact>> {
  const { userIds, cards } = await contactScope(actor, team);
  const filter = { ...filters, cards, team };
  if (userIds.length === 0) return { items: [], next: null, total: 0 };
  const query = await planContactQuery(userIds, filter);
  const [rows, total] = await Promise.all([
    searchPeople(query, {
      sort,
      after: cursor === undefined ? undefined : openPosition(team, cursor),
      limit: limit + 1,
    }),
    query.count(),
  ]);
  const sizes = rows.map(({ notes }) => JSON.stringify(notes).length);
  const fitting = Math.min(limit, countFitting(sizes, MAX_NOTES));
  const { pageRows, next } = toPage(rows, fitting, (last) => sealPosition(team, cursorPosition(sort, last)));
  return {
    items: await serializeContacts(team === undefined ? pageRows : await teamView(pageRows, team), team),
    next,
    total,
  };
}

/**
 * One contact with the pictures kept with it and, for its owner alone, those that are likely to be the same person and
 * those merged into it, of whom managers may not have heard.
 */
export async function read(actor: Actor, id: number) {
  const { person, team, seesPictures } = await getPersonForViewer(actor, id);
  const [contact] = await serializeContacts([person], team);
  return {
    ...contact!,
    doubles: team === undefined ? await findDuplicatesOf(person, await getContactOwner(person.userId)) : [],
    merged: team === undefined ? await listMerged(id) : [],
    pictures: seesPictures ? await listPictures(id) : [],
  };
}

/** The contacts that were merged into one, which can be undone. */
async function listMerged(id: number) {
  const rows = await db
    .select({ id: people.id, name: people.name, emails: people.emails })
    .from(people)
    .where(eq(people.mergedInto, id));
  return rows.map(({ emails, ...contact }) => ({ ...contact, email: emails[0] ?? null }));
}

/** Returns the existing contact with the same email address, or the same number and name, if there is one. */
export async function create(
  actor: Actor,
  { email, phone, emails, phones, notes, source, tags, ...typed }: ContactCreate,
) {
  await backfillPeople([actor.id]);
  const contactOwner = await getContactOwner(actor.id);
  const details = {
    ...typed,
    emails: uniqueUnion(email ? [email] : [], emails, emailKey),
    phones: uniqueUnion(phone ? [phone] : [], phones, (text) => phoneKey(text, contactOwner.parsePhone)),
  };
  const addition = { ...details, source, at: new Date(), notes, tags, stage: (await getSettings(actor.id)).stages[0]! };
  const { person, isNew } = await transaction(function* (tx) {
    const existing = yield* findPerson(tx, contactOwner, details);
    if (!existing) requirePermission(mayAddContact(actor, yield* countOwned(tx, actor.id)));
    const person = existing
      ? yield* mergeDetails(tx, contactOwner, existing, addition)
      : yield* addPerson(tx, contactOwner, addition);
    yield* reindex(tx, contactOwner, [person.id]);
    return { person, isNew: !existing };
  });
  return { contact: (await serializeContacts([person]))[0]!, isNew };
}

/** Changes what is sent; throws Conflict for an address that another contact has. */
export async function update(actor: Actor, id: number, changes: ContactChange): Promise<Contact> {
  const { userId } = await getPerson(actor, id);
  await checkStage(userId, changes.stage);
  return change(userId, id, () => changes);
}

/** Updates notes by a function of the stored ones, so that concurrent additions are not lost. */
export async function updateNotes(
  actor: Actor,
  id: number,
  notesOf: (current: string | null) => string | null,
): Promise<Contact> {
  const { userId } = await getPerson(actor, id);
  return change(userId, id, ({ notes }) => ({ notes: notesOf(notes) }));
}

async function change(userId: number, id: number, changesOf: (current: Person) => ContactChange): Promise<Contact> {
  const contactOwner = await getContactOwner(userId);
  const person = await transaction(function* (tx) {
    const current = yield* getPersonInTx(tx, id);
    const changes = changesOf(current);
    const { reminder, email, phone, ...rest } = changes;
    const next = {
      ...rest,
      emails: withFirst(current.emails, email, changes.emails, emailKey),
      phones: withFirst(current.phones, phone, changes.phones, (text) => phoneKey(text, contactOwner.parsePhone)),
      ...(reminder !== undefined && { reminderAt: reminder }),
    };
    yield* requireUniqueEmails(tx, current, next.emails);
    const merged = { ...current, ...next };
    const row = yield* getRow(
      tx
        .update(people)
        .set({ ...next, nameKey: nameKeyOf(merged), isEdited: current.isEdited || hasOtherDetails(current, merged) })
        .where(eq(people.id, id))
        .returning(),
    );
    if (merged.stage !== current.stage) {
      yield* countPeople(tx, current.userId, current.stage, -1);
      yield* countPeople(tx, current.userId, merged.stage, 1);
    }
    yield* reindex(tx, contactOwner, [id]);
    yield* recordUpdated(tx, current, row);
    return row;
  });
  return (await serializeContacts([person]))[0]!;
}

const DETAILS = ["name", "company", "title", "emails", "phones", "notes"] as const;

const hasOtherDetails = (before: Person, after: Person): boolean =>
  DETAILS.some((field) => !isDeepStrictEqual(after[field], before[field]));

/** `email` is the first of `emails`: sent alone, it takes the place of the first one. */
function withFirst(
  current: string[],
  first: string | null | undefined,
  all: string[] | undefined,
  keyOf: (text: string) => string,
): string[] {
  const values = all ?? (first === undefined ? current : [...(first === null ? [] : [first]), ...current.slice(1)]);
  const seen = new Set<string>();
  return values.filter((text) => !seen.has(keyOf(text)) && seen.add(keyOf(text)));
}

function* requireUniqueEmails(tx: Tx, person: Person, emails: string[]): TxSteps<void> {
  const currentKeys = person.emails.map(emailKey);
  const added = emails.filter((email) => !currentKeys.includes(emailKey(email)));
  const others = yield* findByTerms(tx, person.userId, added.map(termFor.email));
  if (others.some(({ id }) => id !== person.id)) throw Conflict.takenError("email", contactMessages.emailTaken);
}

/** Deletes contacts with everything the people sent, or without that. */
export async function remove(actor: Actor, ids: number[], keep?: "messages"): Promise<void> {
  await deletePeople(actor.id, await peopleOfActor(actor, ids), keep);
}

/** Puts many into a stage, and adds or takes away tags; or deletes them. Answers how many that were. */
export async function bulkUpdate(actor: Actor, { ids, isDeleted, keep, ...changes }: BulkChange) {
  if (isDeleted) {
    await remove(actor, ids, keep);
    return { changed: ids.length };
  }
  const persons = await peopleOfActor(actor, ids);
  if (changes.addTags?.length && persons.some((person) => taggedAs(person, changes).length > MAX_TAGS))
    throw Invalid.field("addTags", "invalid", contactMessages.tooManyTags(MAX_TAGS));
  await checkStage(actor.id, changes.stage);
  const contactOwner = await getContactOwner(actor.id);
  for (let from = 0; from < ids.length; from += REWRITE_BATCH_SIZE) {
    const batch = ids.slice(from, from + REWRITE_BATCH_SIZE);
    await transaction(function* (tx) {
      for (const id of batch) yield* updateOne(tx, contactOwner, id, changes);
      yield* reindex(tx, contactOwner, batch);
    });
    await nextEventLoopTurn();
  }
  return { changed: ids.length };
}

const taggedAs = ({ tags }: Person, { addTags = [], removeTags = [] }: Pick<BulkChange, "addTags" | "removeTags">) => [
  ...new Set([...tags.filter((tag) => !removeTags.includes(tag)), ...addTags]),
];

function* updateOne(
  tx: Tx,
  { userId }: ContactOwner,
  id: number,
  { stage, ...changes }: Pick<BulkChange, "stage" | "addTags" | "removeTags">,
): TxSteps<void> {
  const current = yield* getPersonInTx(tx, id);
  const tags = taggedAs(current, changes).slice(0, Math.max(MAX_TAGS, current.tags.length));
  const next = stage ?? current.stage;
  const changed = yield* getRow(tx.update(people).set({ tags, stage: next }).where(eq(people.id, id)).returning());
  yield* recordUpdated(tx, current, changed);
  if (next === current.stage) return;
  yield* countPeople(tx, userId, current.stage, -1);
  yield* countPeople(tx, userId, next, 1);
}

/** All of these, or NotFound or Refused for the first that is not the actor's. */
async function peopleOfActor(actor: Actor, ids: number[]): Promise<Person[]> {
  const own: Person[] = [];
  for (let from = 0; from < ids.length; from += READ_BATCH_SIZE) {
    const batch = ids.slice(from, from + READ_BATCH_SIZE);
    const rows = await db
      .select()
      .from(people)
      .where(and(inArray(people.id, batch), isNull(people.mergedInto)));
    if (rows.length < batch.length) throw new NotFound(contactMessages.notFound);
    for (const row of rows) requirePermission(mayManageContact(actor, row));
    own.push(...rows);
    if (own.length < ids.length) await nextEventLoopTurn();
  }
  return own;
}

/** How many contacts the actor has, and may have; null is any number. */
export async function contactUsage(actor: Actor) {
  const limit = contactLimit(actor.level);
  return { total: await countMatching([actor.id], {}), limit: Number.isFinite(limit) ? limit : null };
}
