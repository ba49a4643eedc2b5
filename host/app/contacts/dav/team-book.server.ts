import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import { type AddressBook, run } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { termFor } from "../people/terms.ts";
import { contactScope } from "../scope.server.ts";
import { newFileName, takeRevisions } from "./book-changes.server.ts";
import { findTeamBook, getBook } from "./books.server.ts";

const { addressBookEntries: entries, addressBooks, people, peopleTerms } = tables;

const BATCH_SIZE = 100;
const ROWS_PER_READ = 2_000;

/**
 * The address book of a team, for its managers: the contacts that its cards have brought, whoever they belong to. They
 * are compared with what was listed last, since cards, members and contacts come and go in many ways.
 */
export async function openTeamBook(actor: Actor, teamId: number): Promise<AddressBook> {
  const { userIds, cards = [] } = await contactScope(actor, teamId);
  const book = await findTeamBook(teamId);
  const listed = await readListed(book.id);
  const changes: Change[] = [];
  for await (const rows of statesOf(userIds, cards)) {
    for (const { id, state } of rows) {
      const entry = listed.get(id);
      listed.delete(id);
      if (entry?.state !== state) changes.push({ personId: id, state, entryId: entry?.id });
    }
  }
  for (const [personId, { id, state }] of listed)
    if (state !== null) changes.push({ personId, state: null, entryId: id });
  for (let from = 0; from < changes.length; from += BATCH_SIZE) {
    await writeChanges(book.id, changes.slice(from, from + BATCH_SIZE));
    await nextEventLoopTurn();
  }
  return changes.length === 0 ? book : getBook(eq(addressBooks.id, book.id));
}

/** What is to be listed of a contact; null: no more. */
interface Change {
  personId: number;
  state: string | null;
  entryId: number | undefined;
}

async function writeChanges(bookId: number, changes: Change[]): Promise<void> {
  await transaction(function* (tx) {
    const revisions = yield* takeRevisions(tx, eq(addressBooks.id, bookId), changes.length);
    if (!revisions) return; // the team has ended
    for (const [i, { personId, state, entryId }] of changes.entries()) {
      const revision = revisions.first + i;
      const values = { listedState: state, revision, deletedAt: state === null ? new Date() : null };
      if (entryId !== undefined) yield* run(tx.update(entries).set(values).where(eq(entries.id, entryId)));
      else
        yield* run(
          tx
            .insert(entries)
            .values({ bookId, personId, fileName: newFileName(), uid: randomUUID(), ...values })
            // Another manager's device was here first.
            .onConflictDoNothing(),
        );
    }
  });
}

async function readListed(bookId: number): Promise<Map<number, { id: number; state: string | null }>> {
  const listed = new Map<number, { id: number; state: string | null }>();
  for (let after = 0; ;) {
    const rows = await db
      .select({ id: entries.id, personId: entries.personId, state: entries.listedState })
      .from(entries)
      .where(and(eq(entries.bookId, bookId), gt(entries.personId, after)))
      .orderBy(asc(entries.personId))
      .limit(ROWS_PER_READ);
    for (const { id, personId, state } of rows) listed.set(personId!, { id, state });
    if (rows.length < ROWS_PER_READ) return listed;
    after = rows.at(-1)!.personId!;
    await nextEventLoopTurn();
  }
}

async function* statesOf(userIds: number[], cards: number[]): AsyncGenerator<{ id: number; state: string }[]> {
  if (userIds.length === 0 || cards.length === 0) return;
  for (let after = 0; ;) {
    const rows = await db
      .selectDistinct({ id: people.id, updatedAt: people.updatedAt })
      .from(peopleTerms)
      .innerJoin(people, eq(people.id, peopleTerms.personId))
      .where(
        and(
          inArray(peopleTerms.userId, userIds),
          inArray(peopleTerms.term, cards.map(termFor.card)),
          gt(peopleTerms.personId, after),
          isNull(people.mergedInto),
        ),
      )
      .orderBy(asc(people.id))
      .limit(ROWS_PER_READ);
    yield rows.map(({ id, updatedAt }) => ({ id, state: String(updatedAt.getTime()) }));
    if (rows.length < ROWS_PER_READ) return;
    after = rows.at(-1)!.id;
    await nextEventLoopTurn();
  }
}
