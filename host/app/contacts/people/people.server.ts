import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { getRow, type Person, run, type Tx, type TxSteps } from "#db/index.ts";
import { endUnconfirmedFollowing } from "../../cards/followers.server.ts";
import { db, tables } from "../../database.server.ts";
import { recordBookChange } from "../dav/book-changes.server.ts";
import type { ParsePhone } from "../../networks/parse-link.ts";
import { consume } from "../../rate-limits/rate-limits.server.ts";
import { type ContactSource, DEFAULT_STAGE, MAX_LENGTH, MAX_ADDRESSES, MAX_TAGS } from "../contact.ts";
import { recordCreated, recordUpdated } from "./account-events.server.ts";
import { contactMessages } from "../messages.en.ts";
import { allOf } from "./brought.ts";
import { emailKey, namesMatch, nameKeyOf, phoneKey, termFor } from "./terms.ts";
import { firstOfTerm, firstOfTerms } from "./first-of-terms.server.ts";

const { businessCards, contacts, contactShares, people, peopleTotals } = tables;

/** The account whose contacts are written, and how it parses numbers. */
export interface ContactOwner {
  userId: number;
  parsePhone: ParsePhone;
}

/** Details of a person. */
interface Details {
  name: string | null;
  company: string | null;
  title: string | null;
  emails: string[];
  phones: string[];
}

/** Shares of one contact by which it follows a card. */
const MAX_FOLLOWING_SHARES = 50;
/** Most contacts with one email address that are compared. */
const MAX_EMAIL_MATCHES = 5;
/** Maximum number of contacts with one number that are compared, so that a shared number slows nothing down. */
export const MAX_PHONE_MATCHES = 100;
/** People written in one transaction: each may have hundreds of terms, and SQLite blocks while it writes. */
export const WRITE_BATCH_SIZE = 25;
/** Batch size for existing contacts, whose messages and search terms are rewritten, too. */
export const REWRITE_BATCH_SIZE = 5;

/** Bytes that any contact counts as, beside its text: rows in seven indexes. A hundred thousand are a day's limit. */
const CONTACT_BYTES = 10_000;

/** Counts contacts that will be added, as what was sent of them. Throws TooMany. */
export const countNewContacts = (clientAddress: string, added: unknown[]): Promise<void> =>
  countWritten(clientAddress, added, added.length * CONTACT_BYTES);

/** Counts what is written into a contact. Throws TooMany. */
export const countWritten = (clientAddress: string, written: unknown, more = 0): Promise<void> =>
  consume(
    "contactsOfNetwork",
    { address: clientAddress },
    contactMessages.tooManyAdded,
    Buffer.byteLength(JSON.stringify(written)) + more,
  );

/**
 * Finds the contact with one of these emails, else with one of these numbers and a similar name. Undefined if there is
 * none.
 */
export function* findPerson(
  tx: Tx,
  { userId, parsePhone }: ContactOwner,
  details: Details,
): TxSteps<Person | undefined> {
  const byEmail = yield* findByTerms(tx, userId, details.emails.map(termFor.email));
  for (const person of byEmail.slice(0, MAX_EMAIL_MATCHES))
    if (yield* hasOwnAddress(tx, person, details.emails)) return person;
  const byPhone = yield* findByTerms(
    tx,
    userId,
    details.phones.map((phone) => termFor.phone(phone, parsePhone)),
  );
  return byPhone.find(({ name }) => namesMatch(name, details.name));
}

/**
 * Whether one of these emails is known otherwise than from the followed card, which anyone could put on a card of
 * theirs.
 */
function* hasOwnAddress(tx: Tx, person: Person, emails: string[]): TxSteps<boolean> {
  const shares = yield* run(
    tx
      .select({ given: contactShares.given, brought: contactShares.brought })
      .from(contactShares)
      .innerJoin(contacts, eq(contacts.id, contactShares.contactId))
      .where(and(eq(contacts.personId, person.id), isNotNull(contactShares.followed)))
      .limit(MAX_FOLLOWING_SHARES),
  );
  const followed = new Set(
    shares.flatMap(({ given, brought }) =>
      allOf(brought ?? {}, "email", "emails")
        .map(emailKey)
        .filter((key) => key !== emailKey(given.email ?? "")),
    ),
  );
  const keys = new Set(emails.map(emailKey));
  return person.emails.some((email) => keys.has(emailKey(email)) && !followed.has(emailKey(email)));
}

/** Contacts with one of these terms, oldest first. */
export function* findByTerms(tx: Tx, userId: number, terms: string[]): TxSteps<Person[]> {
  if (terms.length === 0) return [];
  const ids = tx.select({ id: firstOfTerm.personId }).from(firstOfTerms(userId, terms, MAX_PHONE_MATCHES));
  return yield* run(
    tx
      .select()
      .from(people)
      .where(and(inArray(people.id, ids), eq(people.userId, userId), isNull(people.mergedInto)))
      .orderBy(people.id)
      .limit(MAX_PHONE_MATCHES),
  );
}

interface NewDetails extends Details {
  source: ContactSource;
  at: Date;
  /** The team on whose card they were left, if it was one of a team. */
  teamId?: number | null;
  notes?: string | null;
  stage?: string;
  tags?: string[];
  /** The account that shares these details of its own. */
  sharedById?: number | null;
}

/** Adds a contact; the caller writes its terms by `reindex()`. */
export function* addPerson(
  tx: Tx,
  { userId }: ContactOwner,
  { source, at, teamId = null, ...added }: NewDetails,
): TxSteps<Person> {
  const values = truncateDetails(added);
  const person = yield* getRow(
    tx
      .insert(people)
      .values({
        userId,
        ...values,
        nameKey: nameKeyOf(values),
        stage: added.stage ?? DEFAULT_STAGE,
        tags: added.tags ?? [],
        notes: added.notes ?? null,
        sources: [source],
        metIn: teamId ?? ELSEWHERE,
        firstAt: at,
        lastAt: at,
      })
      .returning(),
  );
  yield* countPeople(tx, userId, person.stage, 1);
  yield* recordCreated(tx, [person]);
  return person;
}

/** New details fill gaps and add addresses; they replace nothing that is there. */
export function* mergeDetails(
  tx: Tx,
  contactOwner: ContactOwner,
  person: Person,
  newDetails: NewDetails,
): TxSteps<Person> {
  const values = truncateDetails({
    name: person.name ?? newDetails.name,
    company: person.company ?? newDetails.company,
    title: person.title ?? newDetails.title,
    emails: uniqueUnion(person.emails, newDetails.emails, emailKey),
    phones: uniqueUnion(person.phones, newDetails.phones, (phone) => phoneKey(phone, contactOwner.parsePhone)),
  });
  const changed = yield* getRow(
    tx
      .update(people)
      .set({
        ...values,
        nameKey: nameKeyOf(values),
        ...(newDetails.tags && { tags: [...new Set([...person.tags, ...newDetails.tags])].slice(0, MAX_TAGS) }),
        ...(newDetails.notes && { notes: joinNotes(person.notes, newDetails.notes) }),
        sources: [...new Set([...person.sources, newDetails.source])],
        metIn: metInBoth(person.metIn, newDetails.teamId ?? ELSEWHERE),
        firstAt: newDetails.at < person.firstAt ? newDetails.at : person.firstAt,
        lastAt: newDetails.at > person.lastAt ? newDetails.at : person.lastAt,
      })
      .where(eq(people.id, person.id))
      .returning(),
  );
  yield* endUnconfirmedFollowing(tx, person.id, newDetails.sharedById ?? null);
  yield* recordUpdated(tx, person, changed);
  return changed;
}

/** What a contact has as its team when anything of it came from elsewhere than a team's cards, or from two teams'. */
export const ELSEWHERE = 0;

/** The team that two parts of a contact both came from. */
export function metInBoth(one: number | null, other: number | null): number | null {
  if (one === other) return one;
  const both = [one, other];
  return both.includes(null) && !both.includes(ELSEWHERE) ? null : ELSEWHERE;
}

/** Joins notes, unless one contains the other. */
export function joinNotes(a: string | null, b: string | null): string | null {
  if (!a || !b || a.includes(b)) return a || b || null;
  return `${a}\n\n${b}`.slice(0, MAX_LENGTH.notes);
}

/** Both lists without repeated keys, the first list first. */
export function uniqueUnion(
  one: readonly string[],
  other: readonly string[],
  keyFor: (item: string) => string,
): string[] {
  const byKey = new Map<string, string>();
  for (const item of [...one, ...other]) if (!byKey.has(keyFor(item))) byKey.set(keyFor(item), item);
  return [...byKey.values()].slice(0, MAX_ADDRESSES);
}

const truncate = (text: string | null, limit: number) => text?.trim().slice(0, limit) || null;

/** Forms take longer answers than a contact has room for. */
export const truncateDetails = ({ name, company, title, emails, phones }: Details): Details => ({
  name: truncate(name, MAX_LENGTH.name),
  company: truncate(company, MAX_LENGTH.company),
  title: truncate(title, MAX_LENGTH.title),
  emails: emails.filter((email) => email.length <= MAX_LENGTH.email).slice(0, MAX_ADDRESSES),
  phones: phones.map((phone) => phone.trim().slice(0, MAX_LENGTH.phone)).slice(0, MAX_ADDRESSES),
});

/** Counts that many more, or fewer, at a stage. */
export function* countPeople(tx: Tx, userId: number, stage: string, n: number): TxSteps<void> {
  if (n === 0) return;
  yield* run(
    tx
      .insert(peopleTotals)
      .values({ userId, stage, n })
      .onConflictDoUpdate({
        target: [peopleTotals.userId, peopleTotals.stage],
        set: { n: sql`${peopleTotals.n} + ${n}` },
      }),
  );
  // A stage that has been renamed again and again leaves no row for each of its names.
  if (n < 0)
    yield* run(
      tx
        .delete(peopleTotals)
        .where(and(eq(peopleTotals.userId, userId), eq(peopleTotals.stage, stage), eq(peopleTotals.n, 0))),
    );
}

/** How many contacts an account has, in the transaction that adds one: what was counted before may be old. */
export function* countOwned(tx: Tx, userId: number): TxSteps<number> {
  const rows = yield* run(tx.select({ n: peopleTotals.n }).from(peopleTotals).where(eq(peopleTotals.userId, userId)));
  return rows.reduce((sum, { n }) => sum + n, 0);
}

/** What people sent to cards that are the account's: of one that it gave away, messages are the next owner's. */
export const sentToOwnCards = (userId: number, ids: number[]) =>
  and(
    inArray(contacts.personId, ids),
    inArray(
      contacts.cardId,
      db.select({ id: businessCards.id }).from(businessCards).where(eq(businessCards.userId, userId)),
    ),
  );

/** Deletes people with all that is kept of them here; their messages stay. */
export function* removePeople(tx: Tx, userId: number, ids: number[]): TxSteps<number> {
  if (ids.length === 0) return 0;
  yield* run(tx.delete(contacts).where(sentToOwnCards(userId, ids)));
  const deleted = yield* run(
    tx
      .delete(people)
      .where(and(eq(people.userId, userId), inArray(people.id, ids), isNull(people.mergedInto)))
      .returning({ stage: people.stage }),
  );
  const byStage = new Map<string, number>();
  for (const { stage } of deleted) byStage.set(stage, (byStage.get(stage) ?? 0) + 1);
  for (const [stage, n] of byStage) yield* countPeople(tx, userId, stage, -n);
  yield* recordBookChange(tx, userId, ids);
  return deleted.length;
}
