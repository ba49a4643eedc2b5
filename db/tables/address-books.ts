import { sql } from "drizzle-orm";
import type { Columns } from "../postgres.ts";
import type { AccountTables } from "./accounts.ts";
import type { TeamTables } from "./teams.ts";
import { times } from "./times.ts";

/** Length of an entry's vCard in bytes. Without the table's name, which SQLite forbids in an index. */
export const VCARD_BYTES = sql<number>`octet_length(vcard)`;
/** Entries that an index lists by length; the number stands in the text because SQLite does not see into parameters. */
export const HAS_LONG_VCARD = sql`octet_length(vcard) > 8192`;

const IS_GROUP = sql`person_id is null and deleted_at is null`;
const IS_DELETED = sql`deleted_at is not null`;

/** Address books of phones and mail programs (CardDAV), and the passwords of these devices. */
export function addressBookTables(c: Columns, { users, teams }: AccountTables & TeamTables) {
  const { created } = times(c);

  /** App passwords, which open only an account's address books. */
  const appPasswords = c.table(
    "app_passwords",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      name: c.text().notNull(),
      /** SHA-256; a password has 120 random bits. */
      passwordHash: c.text().notNull().unique(),
      /** Device that last used it: `iOS`, `DAVx5`. */
      device: c.text(),
      lastUsedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.index("app_passwords_by_user").on(t.userId)],
  );

  /** An account's or a team's address book, created when first opened. */
  const addressBooks = c.table("address_books", {
    id: c.id(),
    userId: c.ref(() => users.id).unique(),
    teamId: c.ref(() => teams.id).unique(),
    /** Incremented with each change of an entry. */
    revision: c.integer().notNull().default(0),
    /** Deletions up to this revision are no longer reported; older sync tokens are refused. */
    prunedRevision: c.integer().notNull().default(0),
    ...created(),
  });

  /** Entry of an address book by name; deleted entries stay as tombstones. */
  const addressBookEntries = c.table(
    "address_book_entries",
    {
      id: c.id(),
      bookId: c.ref(() => addressBooks.id).notNull(),
      /** The contact while it exists; null for a group. No reference, as the entry outlives it. */
      personId: c.integer(),
      fileName: c.text().notNull(),
      /** UID of the vCard; null once deleted. */
      uid: c.text(),
      /** vCard as last written by a device, with properties that we have no fields for; null if none wrote it. */
      vcard: c.text(),
      /** State of the contact as last listed; team books only. */
      listedState: c.text(),
      /** Revision of the book when the entry last changed; unique within the book. */
      revision: c.integer().notNull(),
      deletedAt: c.timestamp(),
    },
    (t) => [
      c.uniqueIndex("address_book_entries_by_name").on(t.bookId, t.fileName),
      c.uniqueIndex("address_book_entries_by_uid").on(t.bookId, t.uid),
      c.uniqueIndex("address_book_entries_by_revision").on(t.bookId, t.revision),
      c.uniqueIndex("address_book_entries_by_person").on(t.bookId, t.personId),
      c.index("address_book_entries_groups").on(t.bookId).where(IS_GROUP),
      c.index("address_book_entries_deleted").on(t.bookId, t.revision).where(IS_DELETED),
      c.index("address_book_entries_by_deletion").on(t.deletedAt).where(IS_DELETED),
      // The long ones of a book are added up before another is kept.
      c.index("address_book_entries_long").on(t.bookId, VCARD_BYTES).where(HAS_LONG_VCARD),
    ],
  );

  return { appPasswords, addressBooks, addressBookEntries };
}
