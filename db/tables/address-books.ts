import type { Columns } from "../postgres.ts";
import type { AccountTables } from "./accounts.ts";
import type { TeamTables } from "./teams.ts";
import { times } from "./times.ts";

/** Contacts in the address books of phones and mail programs (CardDAV), and what these sign in with. */
export function addressBookTables(c: Columns, { users, teams }: AccountTables & TeamTables) {
  const { created } = times(c);

  /** Passwords of devices, which open an account's address books and nothing else. */
  const appPasswords = c.table(
    "app_passwords",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      name: c.text().notNull(),
      /** SHA-256: a password has 120 random bits. */
      passwordHash: c.text().notNull().unique(),
      /** What used it last: `iOS`, `DAVx5`. */
      device: c.text(),
      lastUsedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.index("app_passwords_by_user").on(t.userId)],
  );

  /** One address book, made when it is opened for the first time: an account's, or that of a team. */
  const addressBooks = c.table("address_books", {
    id: c.id(),
    userId: c.ref(() => users.id).unique(),
    teamId: c.ref(() => teams.id).unique(),
    /** Goes up by one with each change of an entry. */
    revision: c.integer().notNull().default(0),
    /** Deletions up to here are no longer reported: older tokens are refused. */
    prunedRevision: c.integer().notNull().default(0),
    ...created(),
  });

  /** What an address book has under one name; of what was deleted, that it was there. */
  const addressBookEntries = c.table(
    "address_book_entries",
    {
      id: c.id(),
      bookId: c.ref(() => addressBooks.id).notNull(),
      /** The contact, for as long as there is one; null for a group. Without a reference: the entry outlives it. */
      personId: c.integer(),
      fileName: c.text().notNull(),
      /** The vCard's UID; null once it was deleted. */
      uid: c.text(),
      /** As a device wrote it, with what we have no fields for; null if none did. */
      vcard: c.text(),
      /** In a team's book: which state of the contact was listed last. */
      listedState: c.text(),
      /** The book's revision when it last changed; each belongs to one entry. */
      revision: c.integer().notNull(),
      deletedAt: c.timestamp(),
    },
    (t) => [
      c.uniqueIndex("address_book_entries_by_name").on(t.bookId, t.fileName),
      c.uniqueIndex("address_book_entries_by_uid").on(t.bookId, t.uid),
      c.uniqueIndex("address_book_entries_by_revision").on(t.bookId, t.revision),
      c.uniqueIndex("address_book_entries_by_person").on(t.bookId, t.personId),
    ],
  );

  return { appPasswords, addressBooks, addressBookEntries };
}
