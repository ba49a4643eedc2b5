import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { countMatching, getRow, type Person, run, type Tx, type TxSteps, firstRow } from "#db/index.ts";
import { type Actor, mayManageContact, requirePermission } from "../../access.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { type Contact, serializeContacts } from "./serialize.server.ts";
import { getPerson, getPersonInTx } from "./get-person.server.ts";
import { recordUpdated } from "./account-events.server.ts";
import { getContactOwner } from "./interactions.server.ts";
import { contribution, liftedLogs, parseMergeLog, withoutContribution } from "./merge-log.server.ts";
import { countPeople, type ContactOwner, metInBoth } from "./people.server.ts";
import { reindex } from "./reindex.server.ts";
import { emailKey, nameKeyOf } from "./terms.ts";
import { contactMessages } from "../messages.en.ts";

const { contacts, people } = tables;

/** Contacts merged into one, at most: whatever is done with it stays short. */
const MAX_PARTS = 100;
/** Rows written in one transaction. */
const STEP = 100;

/** Merges a contact into another and returns the latter; the merged id is no longer found. */
export async function merge(actor: Actor, id: number, into: number): Promise<Contact> {
  if (id === into) throw new Conflict(contactMessages.mergedIntoItself, "taken");
  await getPerson(actor, id);
  const { userId } = await getPerson(actor, into);
  const contactOwner = await getContactOwner(userId);
  await transaction((tx) => mergeInTx(tx, contactOwner, id, into));
  await settleMerges(into);
  const [contact] = await serializeContacts([await getPerson(actor, into)]);
  return contact!;
}

/** Immediate writes of a merge; rows and parts of the merged contact follow in `settleMerges()`. */
function* mergeInTx(tx: Tx, contactOwner: ContactOwner, id: number, into: number): TxSteps<void> {
  const [duplicate, before] = [yield* getPersonInTx(tx, id), yield* getPersonInTx(tx, into)];
  const parts = yield* countMatching(tx, people, inArray(people.mergedInto, [id, into]));
  if (parts >= MAX_PARTS) throw new Conflict(contactMessages.tooManyMerged(MAX_PARTS), "full");
  const { next, log } = contribution(before, duplicate, contactOwner.parsePhone);
  yield* run(
    tx
      .update(people)
      .set({ mergedInto: into, mergeLog: { ...log }, mergedAt: new Date() })
      .where(eq(people.id, id)),
  );
  yield* countPeople(tx, contactOwner.userId, duplicate.stage, -1);
  const merged = yield* getRow(
    tx
      .update(people)
      .set({ ...next, nameKey: nameKeyOf(next), metIn: metInBoth(before.metIn, duplicate.metIn) })
      .where(eq(people.id, into))
      .returning(),
  );
  yield* recordUpdated(tx, before, merged);
  yield* reindex(tx, contactOwner, [id, into]);
}

/**
 * Completes merges into this contact in short steps: what was merged into its parts becomes parts of its own, so that
 * merges never nest, and the rows of its parts become its own. Does nothing where there is nothing left, so it goes on
 * where a process has ended, and with the nested merges of earlier releases.
 */
export async function settleMerges(id: number): Promise<void> {
  const parent = alias(people, "parent");
  for (;;) {
    const nested = await db
      .select({ id: people.id })
      .from(people)
      .innerJoin(parent, eq(parent.id, people.mergedInto))
      .where(eq(parent.mergedInto, id))
      .orderBy(asc(people.id))
      .limit(STEP);
    if (nested.length === 0) break;
    for (const part of nested) {
      await transaction((tx) => liftPart(tx, part.id));
      await nextEventLoopTurn();
    }
  }
  const parts = db.select({ id: people.id }).from(people).where(eq(people.mergedInto, id));
  await moveRows(inArray(contacts.personId, parts), {
    personId: id,
    mergedFrom: sql`coalesce(${contacts.mergedFrom}, ${contacts.personId})`,
  });
}

/** Runs `settleMerges()` for those of these contacts that were merged or have parts. */
export async function settleMergesOf(ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const part = alias(people, "part");
  const merged = await db
    .selectDistinct({ id: people.id })
    .from(people)
    .leftJoin(part, eq(part.mergedInto, people.id))
    .where(and(inArray(people.id, ids), or(isNotNull(people.mergedInto), isNotNull(part.id))));
  for (const { id } of merged) await settleMerges(await findCurrentId(id));
}

type RowChange = Parameters<ReturnType<Tx["update"]>["set"]>[0];

/** Writes the rows that match in short steps, until none matches any more. */
async function moveRows(matching: ReturnType<typeof and>, change: RowChange): Promise<void> {
  for (;;) {
    const rows = await db.select({ id: contacts.id }).from(contacts).where(matching).limit(STEP);
    if (rows.length === 0) return;
    const ids = rows.map((row) => row.id);
    await transaction((tx) => tx.update(contacts).set(change).where(inArray(contacts.id, ids)));
    await nextEventLoopTurn();
  }
}

/** Turns a part of a part into a part of the contact itself; contributions stay separate. */
function* liftPart(tx: Tx, id: number): TxSteps<void> {
  const part = yield* firstRow(tx.select().from(people).where(eq(people.id, id)));
  if (part?.mergedInto == null) return;
  const parent = yield* firstRow(tx.select().from(people).where(eq(people.id, part.mergedInto)));
  if (parent?.mergedInto == null) return;
  const next = withoutContribution(parent, part);
  const lifted = liftedLogs(parent, next, part);
  yield* run(
    tx
      .update(people)
      .set({ ...next, nameKey: nameKeyOf(next), mergeLog: { ...lifted.parent } })
      .where(eq(people.id, parent.id)),
  );
  yield* run(
    tx
      .update(people)
      .set({ mergedInto: parent.mergedInto, mergeLog: { ...lifted.part } })
      .where(eq(people.id, id)),
  );
}

/** Id of the contact that this one was merged into, or its own. */
export async function findCurrentId(id: number): Promise<number> {
  for (let current = id; ;) {
    const row = await firstRow(db.select({ into: people.mergedInto }).from(people).where(eq(people.id, current)));
    if (row?.into == null) return current;
    current = row.into;
  }
}

/** Undoes the merge of a contact and returns it. */
export async function unmerge(actor: Actor, id: number): Promise<Contact> {
  const part = await getRow(
    db.select().from(people).where(eq(people.id, id)),
    () => new NotFound(contactMessages.notFound),
  );
  requirePermission(mayManageContact(actor, part));
  const contactOwner = await getContactOwner(part.userId);
  const target = await findCurrentId(id);
  await settleMerges(target);
  await claimLaterRows(id);
  await transaction((tx) => unmergeInTx(tx, contactOwner, id));
  await returnRows(id);
  const row = await getRow(
    transaction(function* (tx) {
      yield* reindex(tx, contactOwner, [id, target]);
      return yield* run(tx.select().from(people).where(eq(people.id, id)));
    }),
  );
  return (await serializeContacts([row]))[0]!;
}

/** Interactions since the merge from an email or number that only the part has move with it. */
async function claimLaterRows(id: number): Promise<void> {
  const part = await firstRow(db.select().from(people).where(eq(people.id, id)));
  if (part?.mergedInto == null) return;
  const ownKeys = (parseMergeLog(part).added.emails ?? []).map(emailKey);
  for (let after = 0; ownKeys.length > 0;) {
    const since = await db
      .select({ id: contacts.id, email: contacts.email })
      .from(contacts)
      .where(
        and(
          eq(contacts.personId, part.mergedInto),
          isNull(contacts.mergedFrom),
          gt(contacts.createdAt, part.mergedAt!),
          gt(contacts.id, after),
        ),
      )
      .orderBy(asc(contacts.id))
      .limit(STEP);
    if (since.length === 0) return;
    after = since.at(-1)!.id;
    const own = since.flatMap((row) => (row.email !== null && ownKeys.includes(emailKey(row.email)) ? [row.id] : []));
    if (own.length > 0)
      await transaction((tx) => tx.update(contacts).set({ mergedFrom: id }).where(inArray(contacts.id, own)));
    await nextEventLoopTurn();
  }
}

function* unmergeInTx(tx: Tx, contactOwner: ContactOwner, id: number): TxSteps<void> {
  const part = yield* firstRow(
    tx
      .select()
      .from(people)
      .where(and(eq(people.id, id), isNotNull(people.mergedInto))),
  );
  if (!part) throw new Conflict(contactMessages.notMerged, "changed");
  const newest = yield* newestRow(tx, eq(contacts.mergedFrom, id));
  yield* removeContribution(tx, part);
  yield* run(
    tx
      .update(people)
      .set({
        ...{ mergedInto: null, mergeLog: null, mergedAt: null },
        lastAt: newest && newest > part.lastAt ? newest : part.lastAt,
      })
      .where(eq(people.id, id)),
  );
  yield* countPeople(tx, contactOwner.userId, part.stage, 1);
}

function* newestRow(tx: Tx, matching: ReturnType<typeof and>): TxSteps<Date | undefined> {
  const row = yield* firstRow(
    tx.select({ at: contacts.createdAt }).from(contacts).where(matching).orderBy(desc(contacts.createdAt)).limit(1),
  );
  return row?.at;
}

/** Removes a part's contribution from a contact; values edited since stay. */
export function* removeContribution(tx: Tx, part: Person): TxSteps<void> {
  const target = yield* getRow(tx.select().from(people).where(eq(people.id, part.mergedInto!)));
  const { firstAt, lastAt } = parseMergeLog(part);
  const others = yield* run(
    tx
      .select({ firstAt: people.firstAt, lastAt: people.lastAt })
      .from(people)
      .where(and(eq(people.mergedInto, target.id), ne(people.id, part.id)))
      .limit(MAX_PARTS),
  );
  const isOthers = or(isNull(contacts.mergedFrom), ne(contacts.mergedFrom, part.id));
  const newest = yield* newestRow(
    tx,
    and(eq(contacts.personId, target.id), isOthers, gt(contacts.createdAt, part.mergedAt!)),
  );
  const next = {
    ...withoutContribution(target, part),
    firstAt: new Date(Math.min(Date.parse(firstAt), ...others.map((other) => other.firstAt.getTime()))),
    lastAt: new Date(
      Math.max(Date.parse(lastAt), newest?.getTime() ?? 0, ...others.map((other) => other.lastAt.getTime())),
    ),
  };
  const changed = yield* getRow(
    tx
      .update(people)
      .set({ ...next, nameKey: nameKeyOf(next) })
      .where(eq(people.id, target.id))
      .returning(),
  );
  yield* recordUpdated(tx, target, changed);
}

/** Moves a contact's rows back to it. */
const returnRows = (id: number) => moveRows(eq(contacts.mergedFrom, id), { personId: id, mergedFrom: null });

/** Completes what a process that ended has left: rows of parts, nested parts, and rows that were not given back. */
export async function completeMerges(signal: AbortSignal): Promise<void> {
  const parent = alias(people, "parent");
  const nested = await db
    .selectDistinct({ id: parent.mergedInto })
    .from(people)
    .innerJoin(parent, eq(parent.id, people.mergedInto))
    .where(isNotNull(parent.mergedInto))
    .limit(STEP);
  const unmoved = await db
    .selectDistinct({ id: people.mergedInto })
    .from(people)
    .innerJoin(contacts, eq(contacts.personId, people.id))
    .where(isNotNull(people.mergedInto))
    .limit(STEP);
  for (const { id } of [...nested, ...unmoved]) {
    if (signal.aborted) return;
    await settleMerges(await findCurrentId(id!));
  }
  const unreturned = await db
    .selectDistinct({ id: people.id })
    .from(contacts)
    .innerJoin(people, eq(people.id, contacts.mergedFrom))
    .where(isNull(people.mergedInto))
    .limit(STEP);
  for (const { id } of unreturned) if (!signal.aborted) await returnRows(id);
}
