import { and, asc, eq, gt, isNotNull, isNull, lt, sum } from "drizzle-orm";
import { type AddressBook, countMatching, firstRow, getRow, run } from "#db/index.ts";
import { config } from "../../config/config.server.ts";
import { DAY_MS } from "../../config/durations.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { backfillPeople } from "../people/backfill.server.ts";
import { recordBookChange } from "./book-changes.server.ts";

const { addressBookEntries: entries, addressBooks, people, peopleTotals } = tables;

/** Entries written in one transaction: SQLite blocks while it writes. */
const BATCH_SIZE = 100;
/** Ids that are read at a time. */
const IDS_PER_READ = 5_000;
/** How long a book reports deletions. */
const TOMBSTONE_MS = 90 * DAY_MS;
/** And how many of them, from which on the oldest are forgotten. */
const MAX_TOMBSTONES = 10_000;

/** An account's own address book, with all contacts that it has by now. */
export async function openOwnBook(userId: number): Promise<AddressBook> {
  await backfillPeople([userId]);
  const book = await ensureBook({ userId });
  await listUnlisted(book.id, userId);
  return getBook(eq(addressBooks.id, book.id));
}

/** A team's address book, as it was listed last. */
export async function findTeamBook(teamId: number): Promise<AddressBook> {
  return ensureBook({ teamId });
}

/** The book of one account or team, made if there is none: most requests only read. */
async function ensureBook(of: { userId: number } | { teamId: number }): Promise<AddressBook> {
  const condition = "userId" in of ? eq(addressBooks.userId, of.userId) : eq(addressBooks.teamId, of.teamId);
  const existing = await firstRow(db.select().from(addressBooks).where(condition));
  if (existing) return existing;
  await transaction((tx) => tx.insert(addressBooks).values(of).onConflictDoNothing());
  return getBook(condition);
}

export async function getBook(condition: ReturnType<typeof eq>): Promise<AddressBook> {
  return await getRow(db.select().from(addressBooks).where(condition));
}

/**
 * Lists the contacts that a new book does not have yet. Later ones are listed as they are written; those of an earlier
 * release that runs beside this one are found by their number.
 */
async function listUnlisted(bookId: number, userId: number): Promise<void> {
  if ((await countListed(bookId)) === (await countContacts(userId))) return;
  const listed = new Set(await readIds(bookId));
  const missing: number[] = [];
  for (let after = 0; ;) {
    const rows = await db
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.userId, userId), isNull(people.mergedInto), gt(people.id, after)))
      .orderBy(asc(people.id))
      .limit(IDS_PER_READ);
    for (const { id } of rows) if (!listed.delete(id)) missing.push(id);
    if (rows.length < IDS_PER_READ) break;
    after = rows.at(-1)!.id;
    await nextEventLoopTurn();
  }
  const changed = [...missing, ...listed];
  for (let from = 0; from < changed.length; from += BATCH_SIZE) {
    await transaction((tx) => recordBookChange(tx, userId, changed.slice(from, from + BATCH_SIZE)));
    await nextEventLoopTurn();
  }
}

async function readIds(bookId: number): Promise<number[]> {
  const ids: number[] = [];
  for (let after = 0; ;) {
    const rows = await db
      .select({ id: entries.personId })
      .from(entries)
      .where(and(eq(entries.bookId, bookId), gt(entries.personId, after), isNull(entries.deletedAt)))
      .orderBy(asc(entries.personId))
      .limit(IDS_PER_READ);
    for (const { id } of rows) ids.push(id!);
    if (rows.length < IDS_PER_READ) return ids;
    after = rows.at(-1)!.id!;
    await nextEventLoopTurn();
  }
}

const countListed = async (bookId: number): Promise<number> =>
  countMatching(db, entries, and(eq(entries.bookId, bookId), isNotNull(entries.personId), isNull(entries.deletedAt)));

async function countContacts(userId: number): Promise<number> {
  const row = await firstRow(
    db
      .select({ n: sum(peopleTotals.n) })
      .from(peopleTotals)
      .where(eq(peopleTotals.userId, userId)),
  );
  return Number(row?.n ?? 0);
}

const TOKEN = /^(?:https?:\/\/[^/]+)?\/dav\/sync\/(\d{1,15})\/(\d{1,15})$/;

/** A position in the changes of a book (RFC 6578 §6.2): a URI that is to be passed back as it is. */
export const syncToken = (bookId: number, revision: number): string =>
  `${config.publicUrl}/dav/sync/${bookId}/${revision}`;

/** The position that a token stands for; undefined for one that is too old, of another book, or not ours. */
export function parseSyncToken(token: string, book: AddressBook): number | undefined {
  const [, bookId, position] = TOKEN.exec(token) ?? [];
  const revision = Number(position);
  if (Number(bookId) !== book.id || revision < book.prunedRevision || revision > book.revision) return undefined;
  return revision;
}

/** Forgets what was deleted more than 90 days ago; devices that were away for longer read their book anew. */
export async function pruneTombstones(signal: AbortSignal): Promise<void> {
  const before = new Date(Date.now() - TOMBSTONE_MS);
  while (!signal.aborted) {
    const rows = await db
      .select({ id: entries.id, bookId: entries.bookId, revision: entries.revision })
      .from(entries)
      .where(and(isNull(entries.personId), lt(entries.deletedAt, before)))
      .limit(BATCH_SIZE);
    if (rows.length === 0) return;
    await forget(rows);
    await nextEventLoopTurn();
  }
}

/** Keeps a book from filling with the names of what was deleted, as a device may make and delete without end. */
export async function forgetOldestTombstones(bookId: number): Promise<void> {
  const areTombstones = and(eq(entries.bookId, bookId), isNull(entries.personId), isNotNull(entries.deletedAt));
  const tombstones = await countMatching(db, entries, areTombstones);
  if (tombstones <= MAX_TOMBSTONES) return;
  await forget(
    await db
      .select({ id: entries.id, bookId: entries.bookId, revision: entries.revision })
      .from(entries)
      .where(areTombstones)
      .orderBy(asc(entries.revision))
      .limit(BATCH_SIZE),
  );
}

const forget = (tombstones: { id: number; bookId: number; revision: number }[]) =>
  transaction(function* (tx) {
    for (const { id, bookId, revision } of tombstones) {
      const deleted = yield* firstRow(
        tx
          .delete(entries)
          .where(and(eq(entries.id, id), eq(entries.revision, revision)))
          .returning({ id: entries.id }),
      );
      if (!deleted) continue; // made anew meanwhile
      yield* run(
        tx
          .update(addressBooks)
          .set({ prunedRevision: revision })
          .where(and(eq(addressBooks.id, bookId), lt(addressBooks.prunedRevision, revision))),
      );
    }
  });
