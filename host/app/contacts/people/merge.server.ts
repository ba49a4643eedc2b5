import { and, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { type Person, run, type TxSteps, type Tx } from "#db/index.ts";
import { type Actor, mayManageContact, requirePermission } from "../../access.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { type Contact, serializeContacts } from "./serialize.server.ts";
import { CONTACT_NOT_FOUND, getPerson, getPersonInTx } from "../contacts.server.ts";
import { getContactOwner } from "./interactions.server.ts";
import { countPeople, joinNotes, type ContactOwner, reindex, uniqueUnion } from "./people.server.ts";
import { emailKey, nameKeyOf, phoneKey } from "./terms.ts";

const { contacts, people } = tables;

/** The fields that merging fills or adds to. */
const ONE = ["name", "company", "title", "notes"] as const;
const LISTS = ["emails", "phones", "tags", "sources"] as const;

const log = z.object({
  /** What the kept contact got, by its fields; and what it had where that was replaced. */
  filled: z.partialRecord(z.enum(ONE), z.object({ before: z.string().nullable(), after: z.string().nullable() })),
  added: z.partialRecord(z.enum(LISTS), z.array(z.string())),
  reminder: z.iso.datetime().nullable(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** The rows that moved. */
  rows: z.array(z.number()),
});
type Log = z.output<typeof log>;

/** Makes one contact part of another, which stays; the other id is not found from then. Answers the one that stays. */
export async function merge(actor: Actor, id: number, into: number): Promise<Contact> {
  if (id === into) throw new Conflict("A contact cannot be merged into itself.", "taken");
  await getPerson(actor, id);
  const { userId } = await getPerson(actor, into);
  const keeper = await getContactOwner(userId);
  const kept = await transaction((tx) => mergeInTx(tx, keeper, id, into));
  return (await serializeContacts([kept]))[0]!;
}

/** The same inside a transaction. */
export function* mergeInTx(tx: Tx, keeper: ContactOwner, id: number, into: number): TxSteps<Person> {
  const [gone, before] = [yield* getPersonInTx(tx, id), yield* getPersonInTx(tx, into)];
  const both = {
    name: before.name ?? gone.name,
    company: before.company ?? gone.company,
    title: before.title ?? gone.title,
    notes: joinNotes(before.notes, gone.notes),
    emails: uniqueUnion(before.emails, gone.emails, emailKey),
    phones: uniqueUnion(before.phones, gone.phones, (phone) => phoneKey(phone, keeper.readNumber)),
    tags: [...new Set([...before.tags, ...gone.tags])],
    sources: [...new Set([...before.sources, ...gone.sources])],
  };
  const moved = yield* run(
    tx.update(contacts).set({ personId: into }).where(eq(contacts.personId, id)).returning({ id: contacts.id }),
  );
  const mergeLog: Log = {
    filled: Object.fromEntries(
      ONE.flatMap((name) => (before[name] === both[name] ? [] : [[name, { before: before[name], after: both[name] }]])),
    ),
    added: Object.fromEntries(
      LISTS.map((name) => [name, both[name].filter((item) => !(before[name] as string[]).includes(item))]),
    ),
    reminder: before.reminderAt === null && gone.reminderAt ? gone.reminderAt.toISOString() : null,
    firstAt: before.firstAt.toISOString(),
    lastAt: before.lastAt.toISOString(),
    rows: moved.map((row) => row.id),
  };
  yield* run(tx.update(people).set({ mergedInto: into, mergeLog, mergedAt: new Date() }).where(eq(people.id, id)));
  yield* countPeople(tx, keeper.userId, gone.stage, -1);
  const [row] = yield* run(
    tx
      .update(people)
      .set({
        ...both,
        nameKey: nameKeyOf(both),
        reminderAt: before.reminderAt ?? gone.reminderAt,
        firstAt: gone.firstAt < before.firstAt ? gone.firstAt : before.firstAt,
        lastAt: gone.lastAt > before.lastAt ? gone.lastAt : before.lastAt,
      })
      .where(eq(people.id, into))
      .returning(),
  );
  yield* reindex(tx, keeper, [id, into]);
  return row!;
}

/** Makes a contact of its own again of one that was merged. Answers it. */
export async function unmerge(actor: Actor, id: number): Promise<Contact> {
  const [part] = await db.select().from(people).where(eq(people.id, id));
  if (!part) throw new NotFound(CONTACT_NOT_FOUND);
  requirePermission(mayManageContact(actor, part));
  const keeper = await getContactOwner(part.userId);
  const restored = await transaction(function* (tx) {
    const [gone] = yield* run(
      tx
        .select()
        .from(people)
        .where(and(eq(people.id, id), isNotNull(people.mergedInto))),
    );
    if (!gone) throw new Conflict("This contact has not been merged into another one.", "changed");
    const [kept] = yield* run(tx.select().from(people).where(eq(people.id, gone.mergedInto!)));
    if (kept!.mergedInto !== null)
      throw new Conflict("That contact was itself merged into another one. Undo that merge first.", "changed");
    return yield* takeOut(tx, keeper, kept!, gone);
  });
  return (await serializeContacts([restored]))[0]!;
}

function* takeOut(tx: Tx, keeper: ContactOwner, kept: Person, part: Person): TxSteps<Person> {
  yield* takeApart(tx, kept, part);
  const [row] = yield* run(
    tx
      .update(people)
      .set({ mergedInto: null, mergeLog: null, mergedAt: null })
      .where(eq(people.id, part.id))
      .returning(),
  );
  yield* countPeople(tx, keeper.userId, row!.stage, 1);
  yield* reindex(tx, keeper, [part.id, kept.id]);
  return row!;
}

/**
 * Works on the contact that a meeting made, though it may be part of another by now: merging is undone for it and
 * repeated if the contact is still there, so that both sides of a merge know the same.
 */
export function* withMergedPerson(
  tx: Tx,
  keeper: ContactOwner,
  { personId, rowId }: { personId: number; rowId: number },
  work: (id: number) => TxSteps<void>,
): TxSteps<void> {
  const parts = yield* run(tx.select().from(people).where(eq(people.mergedInto, personId)));
  const part = parts.find(({ mergeLog }) => log.parse(mergeLog).rows.includes(rowId));
  if (!part) return yield* work(personId);
  const [kept] = yield* run(tx.select().from(people).where(eq(people.id, personId)));
  yield* takeOut(tx, keeper, kept!, part);
  yield* withMergedPerson(tx, keeper, { personId: part.id, rowId }, work);
  const [left] = yield* run(tx.select({ id: people.id }).from(people).where(eq(people.id, part.id)));
  if (left) yield* mergeInTx(tx, keeper, part.id, personId);
}

/** Gives back what moved, and what has come since by an address that only the part has. What was edited since stays. */
function* takeApart(tx: Tx, kept: Person, part: Person): TxSteps<void> {
  const { filled, added, reminder, firstAt, lastAt, rows } = log.parse(part.mergeLog);
  const since = yield* run(
    tx
      .select({ id: contacts.id, email: contacts.email, createdAt: contacts.createdAt })
      .from(contacts)
      .where(and(eq(contacts.personId, kept.id), gt(contacts.createdAt, part.mergedAt!))),
  );
  const ownKeys = (added.emails ?? []).map(emailKey);
  const later = since.filter(({ email }) => email !== null && ownKeys.includes(emailKey(email)));
  const back = [...rows, ...later.map((row) => row.id)];
  if (back.length > 0)
    yield* run(
      tx
        .update(contacts)
        .set({ personId: part.id })
        .where(and(eq(contacts.personId, kept.id), inArray(contacts.id, back))),
    );
  const without = Object.fromEntries(
    LISTS.map((name) => [name, (kept[name] as string[]).filter((item) => !added[name]?.includes(item))]),
  ) as Pick<Person, (typeof LISTS)[number]>;
  const before = Object.fromEntries(
    ONE.flatMap((name) => (filled[name] && kept[name] === filled[name].after ? [[name, filled[name].before]] : [])),
  ) as Partial<Pick<Person, (typeof ONE)[number]>>;
  const stays = since.filter((row) => !later.includes(row)).map(({ createdAt }) => createdAt.getTime());
  const next = {
    ...without,
    ...before,
    ...(reminder !== null && kept.reminderAt?.toISOString() === reminder && { reminderAt: null }),
    firstAt: new Date(firstAt),
    lastAt: new Date(Math.max(Date.parse(lastAt), ...stays)),
  };
  yield* run(
    tx
      .update(people)
      .set({ ...next, nameKey: nameKeyOf({ ...kept, ...next }) })
      .where(eq(people.id, kept.id)),
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
