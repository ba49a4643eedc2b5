import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { firstRow, run, type Tx, type TxSteps } from "#db/index.ts";
import { tables } from "../../database.server.ts";

const { addressBookEntries: entries, addressBooks, people } = tables;

/** A name that nothing in any book has. */
export const newFileName = () => `${randomBytes(8).toString("hex")}.vcf`;

/** The next revisions of a book, from the first one on; undefined for a book that does not exist. */
export function* takeRevisions(tx: Tx, condition: ReturnType<typeof eq>, n: number) {
  const book = yield* firstRow(
    tx
      .update(addressBooks)
      .set({ revision: sql`${addressBooks.revision} + ${n}` })
      .where(condition)
      .returning(),
  );
  return book && { bookId: book.id, first: book.revision - n + 1 };
}

/**
 * Tells an account's address book that contacts were added, changed, merged or deleted, in the same transaction. An
 * account that never opened it has none, and nothing is written.
 */
export function* recordBookChange(tx: Tx, userId: number, changedIds: readonly number[]): TxSteps<void> {
  const ids = [...new Set(changedIds)];
  if (ids.length === 0) return;
  const revisions = yield* takeRevisions(tx, eq(addressBooks.userId, userId), ids.length);
  if (!revisions) return;
  const { bookId, first } = revisions;
  const now = new Date();
  const own = yield* run(
    tx
      .select({ id: people.id, mergedInto: people.mergedInto })
      .from(people)
      .where(and(eq(people.userId, userId), inArray(people.id, ids))),
  );
  const existing = yield* run(
    tx
      .select()
      .from(entries)
      .where(and(eq(entries.bookId, bookId), inArray(entries.personId, ids))),
  );
  const personById = new Map(own.map((person) => [person.id, person]));
  const entryByPerson = new Map(existing.map((entry) => [entry.personId, entry]));
  const added: (typeof entries.$inferInsert)[] = [];
  for (const [i, id] of ids.entries()) {
    const revision = first + i;
    const person = personById.get(id);
    const entry = entryByPerson.get(id);
    const isListed = person?.mergedInto === null;
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
