import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { type Person, run, type Tx, type TxSteps } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { toDeviceText } from "./vcard-text.ts";

const { addressBookEntries: entries, addressBooks, people } = tables;

/** A name that nothing in any book has. */
export const newFileName = () => `${randomBytes(8).toString("hex")}.vcf`;

/** The next revisions of a book, from the first one on; undefined for a book that does not exist. */
export function* takeRevisions(tx: Tx, condition: SQL, n: number) {
  const [book] = yield* takeRevisionsOfEach(tx, condition, n);
  return book;
}

function* takeRevisionsOfEach(tx: Tx, condition: SQL, n: number) {
  const books = yield* run(
    tx
      .update(addressBooks)
      .set({ revision: sql`${addressBooks.revision} + ${n}` })
      .where(condition)
      .returning(),
  );
  return books.map(({ id, userId, revision }) => ({ bookId: id, userId, first: revision - n + 1 }));
}

/** Contacts of one account that were added, changed, merged or deleted. */
interface BookChange {
  userId: number;
  ids: readonly number[];
}

/**
 * Tells an account's address book that contacts were added, changed, merged or deleted, in the same transaction. An
 * account that never opened it has none, and nothing is written.
 */
export const recordBookChange = (tx: Tx, userId: number, ids: readonly number[]): TxSteps<void> =>
  recordBookChanges(tx, [{ userId, ids }]);

/** The same for several accounts. */
export function* recordBookChanges(tx: Tx, changes: BookChange[]): TxSteps<void> {
  const idsOf = new Map<number, Set<number>>();
  for (const { userId, ids } of changes)
    if (ids.length > 0) idsOf.set(userId, new Set([...(idsOf.get(userId) ?? []), ...ids]));
  const revisionOf = new Map<number, { bookId: number; revision: number; userId: number }>();
  // Most accounts have as many as the others: one.
  for (const n of new Set([...idsOf.values()].map(({ size }) => size))) {
    const userIds = [...idsOf].filter(([, { size }]) => size === n).map(([userId]) => userId);
    for (const { bookId, userId, first } of yield* takeRevisionsOfEach(tx, inArray(addressBooks.userId, userIds), n))
      for (const [i, id] of [...idsOf.get(userId!)!].entries())
        revisionOf.set(id, { bookId, userId: userId!, revision: first + i });
  }
  if (revisionOf.size === 0) return;
  const ids = [...revisionOf.keys()];
  const bookIds = [...new Set([...revisionOf.values()].map(({ bookId }) => bookId))];
  const now = new Date();
  const own = yield* run(
    tx
      .select({ id: people.id, userId: people.userId, mergedInto: people.mergedInto })
      .from(people)
      .where(inArray(people.id, ids)),
  );
  const existing = yield* run(
    tx
      .select()
      .from(entries)
      .where(and(inArray(entries.bookId, bookIds), inArray(entries.personId, ids))),
  );
  const personById = new Map(own.map((person) => [person.id, person]));
  const entryByPerson = new Map(existing.map((entry) => [entry.personId, entry]));
  const added: (typeof entries.$inferInsert)[] = [];
  for (const [id, { bookId, userId, revision }] of revisionOf) {
    const person = personById.get(id);
    const entry = entryByPerson.get(id);
    const isListed = person?.userId === userId && person.mergedInto === null;
    if (entry)
      yield* run(
        tx
          .update(entries)
          .set({
            revision,
            deletedAt: isListed ? null : (entry.deletedAt ?? now),
            // One that became part of another contact may come back.
            ...(!person && { personId: null, uid: null, vcard: null }),
          })
          .where(eq(entries.id, entry.id)),
      );
    else if (isListed) added.push({ bookId, personId: id, fileName: newFileName(), uid: randomUUID(), revision });
  }
  if (added.length > 0) yield* run(tx.insert(entries).values(added));
}

/** Writes what devices wrote of these contacts anew: what somebody has taken back does not stay in it. */
export function* updateDeviceTexts(tx: Tx, persons: Iterable<Person>): TxSteps<void> {
  for (const person of persons) {
    const written = yield* run(
      tx
        .select({ id: entries.id, uid: entries.uid, vcard: entries.vcard })
        .from(entries)
        .where(and(eq(entries.personId, person.id), isNotNull(entries.vcard))),
    );
    for (const { id, uid, vcard } of written)
      yield* run(
        tx
          .update(entries)
          .set({ vcard: toDeviceText(uid ?? String(id), person, vcard) })
          .where(eq(entries.id, id)),
      );
  }
}
