import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { type Person, run, type Steps, type Tx } from "#db/index.ts";
import { type Actor, contactLimit, mayAddContact, mayKeepContact, mayReadContact, permit } from "../access.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict, NotFound } from "../errors.ts";
import { countSubmission } from "../events/commit.server.ts";
import { cursorOf } from "../http/cursor.ts";
import { nextPass } from "../operation/next-pass.ts";
import { type Contact, contactsOf } from "./answer.server.ts";
import type { BulkChange, ContactChange, ContactCreate, ContactsQuery } from "./contacts.schema.ts";
import { doublesOf } from "./doubles.server.ts";
import { countFitting, findPeople, match, positionOf } from "./find.server.ts";
import { eraseMails } from "./mails.server.ts";
import { adoptRows, keeperOf } from "./meeting.server.ts";
import { scopeOf } from "./scope.server.ts";
import {
  addPerson,
  AT_ONCE,
  countPeople,
  findPerson,
  type Keeper,
  learn,
  reindex,
  removePeople,
  union,
  withTerms,
} from "./people.server.ts";
import { checkStage, settingsOf } from "./settings.server.ts";
import { emailKey, nameKeyOf, phoneKey, TERM } from "./terms.ts";

const { businessCards, contacts, formSubmissions, people, salesbotConversations } = tables;

export const CONTACT_NOT_FOUND = "Contact not found";

/** A page of the actor's own contacts, or of a team's; administrators, too, have their own only. */
export async function list(
  actor: Actor,
  { cursor, limit, sort, team, ...wanted }: ContactsQuery,
): Promise<{ items: Contact[]; next: string | null; total: number }> {
  const { userIds, cards } = await scopeOf(actor, team);
  const filter = { ...wanted, cards };
  if (userIds.length === 0) return { items: [], next: null, total: 0 };
  const fitting = await match(userIds, filter);
  const [rows, total] = await Promise.all([
    findPeople(fitting, { sort, after: cursor, most: limit + 1 }),
    fitting.count(),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await contactsOf(shown, team),
    next: rows.length > limit && last ? cursorOf(positionOf(sort, last)) : null,
    total,
  };
}

/** One contact, with those that are likely to be the same person. */
export async function read(actor: Actor, id: number) {
  const { person, team } = await getReadable(actor, id);
  const [contact] = await contactsOf([person], team);
  return { ...contact!, doubles: await doublesOf(person, await keeperOf(person.userId)), merged: await partsOf(id) };
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
  await adoptRows(actor.id);
  const keeper = await keeperOf(actor.id);
  const details = {
    ...typed,
    emails: union(email ? [email] : [], emails, emailKey),
    phones: union(phone ? [phone] : [], phones, (text) => phoneKey(text, keeper.readNumber)),
  };
  const addition = { ...details, source, at: new Date(), notes, stage: (await settingsOf(actor.id)).stages[0]! };
  const total = await countFitting([actor.id], {});
  const { person, isNew } = await transaction(function* (tx) {
    const known = yield* findPerson(tx, keeper, details);
    if (!known) permit(mayAddContact(actor, total));
    const person = known ? yield* learn(tx, keeper, known, addition) : yield* addPerson(tx, keeper, addition);
    yield* reindex(tx, keeper, [person.id]);
    return { person, isNew: !known };
  });
  return { contact: (await contactsOf([person]))[0]!, isNew };
}

/** Changes what is sent; throws Conflict for an address that another contact has. */
export async function change(actor: Actor, id: number, changed: ContactChange): Promise<Contact> {
  const before = await getPerson(actor, id);
  await checkStage(before.userId, changed.stage);
  const keeper = await keeperOf(before.userId);
  const person = await transaction(function* (tx) {
    const now = yield* getWhole(tx, id);
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
  return (await contactsOf([person]))[0]!;
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

function* refuseTaken(tx: Tx, person: Person, emails: string[]): Steps<void> {
  const known = person.emails.map(emailKey);
  const added = emails.filter((email) => !known.includes(emailKey(email)));
  const others = yield* withTerms(tx, person.userId, added.map(TERM.email));
  if (others.some(({ id }) => id !== person.id))
    throw Conflict.taken("email", "Another contact has this email address. Merge the two instead.");
}

/** Deletes a contact with everything the person sent, or without that. */
export async function remove(actor: Actor, ids: number[], keep?: "messages"): Promise<void> {
  const rows = await peopleOfActor(actor, ids);
  const keeper = await keeperOf(actor.id);
  await transaction(function* (tx) {
    if (keep !== "messages") yield* eraseSent(tx, rows);
    yield* removePeople(tx, keeper.userId, ids);
  });
}

/** Messages, conversations and mails of people. */
export function* eraseSent(tx: Tx, rows: Person[]): Steps<void> {
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
    yield* eraseMails(
      tx,
      userId,
      rows.filter((row) => row.userId === userId),
    );
}

/** Puts many into a stage, and adds or takes away tags; or deletes them. Answers how many that were. */
export async function changeMany(actor: Actor, { ids, isDeleted, keep, ...changes }: BulkChange) {
  if (isDeleted) {
    await remove(actor, ids, keep);
    return { changed: ids.length };
  }
  await peopleOfActor(actor, ids);
  await checkStage(actor.id, changes.stage);
  const keeper = await keeperOf(actor.id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await transaction(function* (tx) {
      for (const id of some) yield* changeOne(tx, keeper, id, changes);
      yield* reindex(tx, keeper, some);
    });
    await nextPass();
  }
  return { changed: ids.length };
}

function* changeOne(
  tx: Tx,
  { userId }: Keeper,
  id: number,
  { stage, addTags = [], removeTags = [] }: Pick<BulkChange, "stage" | "addTags" | "removeTags">,
): Steps<void> {
  const now = yield* getWhole(tx, id);
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
  for (const row of rows) permit(mayKeepContact(actor, row));
  return rows;
}

/** A contact that the actor keeps; one that was merged into another is not found. */
export async function getPerson(actor: Actor, id: number): Promise<Person> {
  const [found] = await db
    .select()
    .from(people)
    .where(and(eq(people.id, id), isNull(people.mergedInto)));
  if (!found) throw new NotFound(CONTACT_NOT_FOUND);
  permit(mayKeepContact(actor, found));
  return found;
}

/** The same to be read, by the managers of a team, too, on whose card the person was met. */
export async function getReadable(actor: Actor, id: number): Promise<{ person: Person; team?: number }> {
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
  permit(mayReadContact(actor, { userId: found.person.userId, teamId: found.teamId }));
  return actor.id === found.person.userId ? { person: found.person } : { person: found.person, team: found.teamId! };
}

/** Whether a contact is the actor's own, to be changed. */
export async function isKeptBy(actor: Actor, id: number): Promise<boolean> {
  const [found] = await db.select({ userId: people.userId }).from(people).where(eq(people.id, id));
  return found?.userId === actor.id;
}

/** The same inside a transaction, of somebody who may. */
export function* getWhole(tx: Tx, id: number): Steps<Person> {
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
export async function fullness(actor: Actor) {
  const most = contactLimit(actor.level);
  return { total: await countFitting([actor.id], {}), limit: Number.isFinite(most) ? most : null };
}
