import { and, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { type Person, run, type TxSteps, type Tx } from "#db/index.ts";
import { type Actor, mayManageContact, requirePermission } from "../../access.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { type Contact, serializeContacts } from "./serialize.server.ts";
import { getPerson, getPersonInTx } from "../contacts.server.ts";
import { getContactOwner } from "./interactions.server.ts";
import { countPeople, joinNotes, type ContactOwner, reindex, uniqueUnion } from "./people.server.ts";
import { emailKey, nameKeyOf, phoneKey } from "./terms.ts";
import { contactMessages } from "../messages.en.ts";

const { contacts, people } = tables;

/** The fields that merging fills or adds to. */
const SINGLE_FIELDS = ["name", "company", "title", "notes"] as const;
const LIST_FIELDS = ["emails", "phones", "tags", "sources"] as const;

const log = z.object({
  /** What the kept contact got, by its fields; and what it had where that was replaced. */
  filled: z.partialRecord(
    z.enum(SINGLE_FIELDS),
    z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  ),
  added: z.partialRecord(z.enum(LIST_FIELDS), z.array(z.string())),
  reminder: z.iso.datetime().nullable(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** The rows that moved. */
  rows: z.array(z.number()),
});
type Log = z.output<typeof log>;

/** Makes one contact part of another, which stays; the other id is not found from then. Answers the one that stays. */
export async function merge(actor: Actor, id: number, into: number): Promise<Contact> {
  if (id === into) throw new Conflict(contactMessages.mergedIntoItself, "taken");
  await getPerson(actor, id);
  const { userId } = await getPerson(actor, into);
  const contactOwner = await getContactOwner(userId);
  const target = await transaction((tx) => mergeInTx(tx, contactOwner, id, into));
  return (await serializeContacts([target]))[0]!;
}

/** The same inside a transaction. */
export function* mergeInTx(tx: Tx, contactOwner: ContactOwner, id: number, into: number): TxSteps<Person> {
  const [duplicate, before] = [yield* getPersonInTx(tx, id), yield* getPersonInTx(tx, into)];
  const both = {
    name: before.name ?? duplicate.name,
    company: before.company ?? duplicate.company,
    title: before.title ?? duplicate.title,
    notes: joinNotes(before.notes, duplicate.notes),
    emails: uniqueUnion(before.emails, duplicate.emails, emailKey),
    phones: uniqueUnion(before.phones, duplicate.phones, (phone) => phoneKey(phone, contactOwner.readNumber)),
    tags: [...new Set([...before.tags, ...duplicate.tags])],
    sources: [...new Set([...before.sources, ...duplicate.sources])],
  };
  const moved = yield* run(
    tx.update(contacts).set({ personId: into }).where(eq(contacts.personId, id)).returning({ id: contacts.id }),
  );
  const mergeLog: Log = {
    filled: Object.fromEntries(
      SINGLE_FIELDS.flatMap((name) =>
        before[name] === both[name] ? [] : [[name, { before: before[name], after: both[name] }]],
      ),
    ),
    added: Object.fromEntries(
      LIST_FIELDS.map((name) => [name, both[name].filter((item) => !(before[name] as string[]).includes(item))]),
    ),
    reminder: before.reminderAt === null && duplicate.reminderAt ? duplicate.reminderAt.toISOString() : null,
    firstAt: before.firstAt.toISOString(),
    lastAt: before.lastAt.toISOString(),
    rows: moved.map((row) => row.id),
  };
  yield* run(tx.update(people).set({ mergedInto: into, mergeLog, mergedAt: new Date() }).where(eq(people.id, id)));
  yield* countPeople(tx, contactOwner.userId, duplicate.stage, -1);
  const [row] = yield* run(
    tx
      .update(people)
      .set({
        ...both,
        nameKey: nameKeyOf(both),
        reminderAt: before.reminderAt ?? duplicate.reminderAt,
        firstAt: duplicate.firstAt < before.firstAt ? duplicate.firstAt : before.firstAt,
        lastAt: duplicate.lastAt > before.lastAt ? duplicate.lastAt : before.lastAt,
      })
      .where(eq(people.id, into))
      .returning(),
  );
  yield* reindex(tx, contactOwner, [id, into]);
  return row!;
}

/** Makes a contact of its own again of one that was merged. Answers it. */
export async function unmerge(actor: Actor, id: number): Promise<Contact> {
  const [part] = await db.select().from(people).where(eq(people.id, id));
  if (!part) throw new NotFound(contactMessages.notFound);
  requirePermission(mayManageContact(actor, part));
  const contactOwner = await getContactOwner(part.userId);
  const restored = await transaction(function* (tx) {
    const [current] = yield* run(
      tx
        .select()
        .from(people)
        .where(and(eq(people.id, id), isNotNull(people.mergedInto))),
    );
    if (!current) throw new Conflict(contactMessages.notMerged, "changed");
    const [target] = yield* run(tx.select().from(people).where(eq(people.id, current.mergedInto!)));
    if (target!.mergedInto !== null) throw new Conflict(contactMessages.targetMerged, "changed");
    return yield* unmergeInTx(tx, contactOwner, target!, current);
  });
  return (await serializeContacts([restored]))[0]!;
}

function* unmergeInTx(tx: Tx, contactOwner: ContactOwner, target: Person, part: Person): TxSteps<Person> {
  yield* undoMergeChanges(tx, target, part);
  const [row] = yield* run(
    tx
      .update(people)
      .set({ mergedInto: null, mergeLog: null, mergedAt: null })
      .where(eq(people.id, part.id))
      .returning(),
  );
  yield* countPeople(tx, contactOwner.userId, row!.stage, 1);
  yield* reindex(tx, contactOwner, [part.id, target.id]);
  return row!;
}

/**
 * Works on the contact that a meeting made, though it may be part of another by now: merging is undone for it and
 * repeated if the contact is still there, so that both sides of a merge know the same.
 */
export function* withMergedPerson(
  tx: Tx,
  contactOwner: ContactOwner,
  { personId, rowId }: { personId: number; rowId: number },
  work: (id: number) => TxSteps<void>,
): TxSteps<void> {
  const parts = yield* run(tx.select().from(people).where(eq(people.mergedInto, personId)));
  const part = parts.find(({ mergeLog }) => log.parse(mergeLog).rows.includes(rowId));
  if (!part) return yield* work(personId);
  const [target] = yield* run(tx.select().from(people).where(eq(people.id, personId)));
  yield* unmergeInTx(tx, contactOwner, target!, part);
  yield* withMergedPerson(tx, contactOwner, { personId: part.id, rowId }, work);
  const [remaining] = yield* run(tx.select({ id: people.id }).from(people).where(eq(people.id, part.id)));
  if (remaining) yield* mergeInTx(tx, contactOwner, part.id, personId);
}

/** Gives back what moved, and what has come since by an address that only the part has. What was edited since stays. */
function* undoMergeChanges(tx: Tx, target: Person, part: Person): TxSteps<void> {
  const { filled, added, reminder, firstAt, lastAt, rows } = log.parse(part.mergeLog);
  const since = yield* run(
    tx
      .select({ id: contacts.id, email: contacts.email, createdAt: contacts.createdAt })
      .from(contacts)
      .where(and(eq(contacts.personId, target.id), gt(contacts.createdAt, part.mergedAt!))),
  );
  const ownKeys = (added.emails ?? []).map(emailKey);
  const later = since.filter(({ email }) => email !== null && ownKeys.includes(emailKey(email)));
  const rowIds = [...rows, ...later.map((row) => row.id)];
  if (rowIds.length > 0)
    yield* run(
      tx
        .update(contacts)
        .set({ personId: part.id })
        .where(and(eq(contacts.personId, target.id), inArray(contacts.id, rowIds))),
    );
  const without = Object.fromEntries(
    LIST_FIELDS.map((name) => [name, (target[name] as string[]).filter((item) => !added[name]?.includes(item))]),
  ) as Pick<Person, (typeof LIST_FIELDS)[number]>;
  const before = Object.fromEntries(
    SINGLE_FIELDS.flatMap((name) =>
      filled[name] && target[name] === filled[name].after ? [[name, filled[name].before]] : [],
    ),
  ) as Partial<Pick<Person, (typeof SINGLE_FIELDS)[number]>>;
  const remainingTimes = since.filter((row) => !later.includes(row)).map(({ createdAt }) => createdAt.getTime());
  const next = {
    ...without,
    ...before,
    ...(reminder !== null && target.reminderAt?.toISOString() === reminder && { reminderAt: null }),
    firstAt: new Date(firstAt),
    lastAt: new Date(Math.max(Date.parse(lastAt), ...remainingTimes)),
  };
  yield* run(
    tx
      .update(people)
      .set({ ...next, nameKey: nameKeyOf({ ...target, ...next }) })
      .where(eq(people.id, target.id)),
  );
  const newest = Math.max(0, ...later.map(({ createdAt }) => createdAt.getTime()));
  if (newest > part.lastAt.getTime())
    yield* run(
      tx
        .update(people)
        .set({ lastAt: new Date(newest) })
        .where(eq(people.id, part.id)),
    );
}
