import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { AddressBook, AddressBookEntry, Person } from "#db/index.ts";
import { db, tables } from "../../database.server.ts";
import { countFitting } from "../../http/paging.server.ts";
import { runExportStep } from "../../runtime/export-queue.server.ts";
import { findFollowedPictures } from "../../cards/followers.server.ts";
import { contactPhoto } from "../../uploads/portrait.server.ts";
import { pickDetails, toDeviceText, toGroupText, withPortrait } from "./vcard-text.ts";
import type { DeviceOwner } from "./authenticate.server.ts";
import { teamView } from "../people/team-view.server.ts";

const { addressBookEntries: entries, people } = tables;

/** Entries in memory at a time: with their texts, or their names alone. */
const TEXTS_PER_PAGE = 25;
const NAMES_PER_PAGE = 500;
/** The same in characters: a page stays in memory until its reader takes it, and many may read slowly. */
const MAX_PAGE_CHARACTERS = 128 * 1024;

/** An entry without what it says. */
type EntryName = Pick<AddressBookEntry, "id" | "fileName" | "revision" | "deletedAt">;

/** An entry, and the contact that it is of; null for a group. */
export interface BookEntry {
  entry: AddressBookEntry;
  person: Person | null;
  /** The portrait of the card that it follows, as a JPEG. */
  portrait?: Uint8Array;
}

/** Strong: the revision is written with each change, and belongs to one entry. */
export const etagOf = ({ id, revision }: Pick<AddressBookEntry, "id" | "revision">): string => `"${id}-${revision}"`;

/** What an entry is as vCard 3.0. Of a team's contacts neither notes nor what their owners' devices wrote. */
export function textOf({ entry, person, portrait }: BookEntry, { teamId }: Pick<AddressBook, "teamId">): string {
  const uid = entry.uid ?? String(entry.id);
  if (!person) return toGroupText(uid, entry.vcard ?? "");
  if (teamId !== null) return toDeviceText(uid, pickDetails(person), null);
  return withPortrait(toDeviceText(uid, pickDetails(person), entry.vcard), portrait);
}

interface Range {
  /** Behind this revision, and up to that one. */
  after: number;
  until: number;
  withDeleted?: boolean;
  /** Only compared: portraits cost more than the rest. */
  withoutPortraits?: boolean;
}

const within = (bookId: number, { until, withDeleted }: Range, last: number) =>
  and(
    eq(entries.bookId, bookId),
    gt(entries.revision, last),
    lte(entries.revision, until),
    withDeleted ? undefined : isNull(entries.deletedAt),
  );

/** The names of a book's entries in the order of their changes, page by page. */
export async function* pagesOfNames(book: AddressBook, reader: DeviceOwner, range: Range): AsyncGenerator<EntryName[]> {
  for (let last = range.after; ;) {
    const from = last;
    const rows = await runExportStep(reader, async () =>
      db
        .select({
          id: entries.id,
          fileName: entries.fileName,
          revision: entries.revision,
          deletedAt: entries.deletedAt,
        })
        .from(entries)
        .where(within(book.id, range, from))
        .orderBy(asc(entries.revision))
        .limit(NAMES_PER_PAGE),
    );
    if (rows.length > 0) yield rows;
    if (rows.length < NAMES_PER_PAGE) return;
    last = rows.at(-1)!.revision;
  }
}

/** The same with what the entries say. */
export async function* pagesOfEntries(
  book: AddressBook,
  reader: DeviceOwner,
  range: Range,
): AsyncGenerator<BookEntry[]> {
  for (let last = range.after; ;) {
    const from = last;
    const rows = await runExportStep(reader, async () => {
      const sizes = await db
        .select({ size: TEXT_SIZE })
        .from(entries)
        .where(within(book.id, range, from))
        .orderBy(asc(entries.revision))
        .limit(TEXTS_PER_PAGE);
      if (sizes.length === 0) return [];
      const page: BookEntry[] = await selectEntries()
        .where(within(book.id, range, from))
        .orderBy(asc(entries.revision))
        .limit(fittingOf(sizes));
      return range.withoutPortraits ? page : withPortraits(book, page);
    });
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)!.entry.revision;
  }
}

/** Entries with these names, page by page; `missing` are the names that no entry has. */
export async function* entriesNamed(
  book: AddressBook,
  reader: DeviceOwner,
  fileNames: string[],
): AsyncGenerator<{ rows: BookEntry[]; missing: string[] }> {
  const areNamed = (names: string[]) =>
    and(eq(entries.bookId, book.id), inArray(entries.fileName, names), isNull(entries.deletedAt));
  for (let from = 0; from < fileNames.length;) {
    const next = fileNames.slice(from, from + TEXTS_PER_PAGE);
    const { names, rows } = await runExportStep(reader, async () => {
      const stored = await db
        .select({ fileName: entries.fileName, size: TEXT_SIZE })
        .from(entries)
        .where(areNamed(next));
      const sizes = new Map(stored.map(({ fileName, size }) => [fileName, size]));
      const names = next.slice(0, fittingOf(next.map((name) => ({ size: sizes.get(name) ?? 0 }))));
      return { names, rows: await withPortraits(book, await selectEntries().where(areNamed(names))) };
    });
    const listed = new Set(rows.map(({ entry }) => entry.fileName));
    yield { rows, missing: names.filter((name) => !listed.has(name)) };
    from += names.length;
  }
}

const TEXT_SIZE = sql<number>`coalesce(length(${entries.vcard}), 0)`;

const fittingOf = (rows: { size: number }[]) =>
  countFitting(
    rows.map(({ size }) => size),
    MAX_PAGE_CHARACTERS,
  );

export async function findEntry(book: AddressBook, fileName: string): Promise<BookEntry | undefined> {
  const isNamed = and(eq(entries.bookId, book.id), eq(entries.fileName, fileName), isNull(entries.deletedAt));
  return (await withPortraits(book, await selectEntries().where(isNamed)))[0];
}

const selectEntries = () =>
  db.select({ entry: entries, person: people }).from(entries).leftJoin(people, eq(people.id, entries.personId));

/** The same with the portraits of cards that they follow; in a team's book, what its managers see of them. */
async function withPortraits({ userId, teamId }: AddressBook, rows: BookEntry[]): Promise<BookEntry[]> {
  const persons = rows.flatMap(({ person }) => person ?? []);
  if (teamId !== null) {
    const visible = new Map((await teamView(persons, teamId)).map((person) => [person.id, person]));
    return rows.map((row) => ({ ...row, person: visible.get(row.person?.id ?? 0) ?? null }));
  }
  const pictures = await findFollowedPictures(persons.map(({ id }) => id));
  if (pictures.size === 0) return rows;
  return Promise.all(
    rows.map(async (row) => {
      const portrait = row.person && (await contactPhoto(pictures.get(row.person.id) ?? null, `user:${userId}`));
      return portrait ? { ...row, portrait } : row;
    }),
  );
}
