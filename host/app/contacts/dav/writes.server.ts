import { and, eq, isNotNull, isNull, ne, sum } from "drizzle-orm";
import {
  type AddressBookEntry,
  countMatching,
  firstRow,
  getRow,
  HAS_LONG_VCARD,
  type Person,
  run,
  type Tx,
  type TxSteps,
  UniqueError,
  VCARD_BYTES,
} from "#db/index.ts";
import { type Actor, mayAddContact, requirePermission } from "../../access.ts";
import { tables, transaction } from "../../database.server.ts";
import { NotFound } from "../../errors.ts";
import { contactMessages } from "../messages.en.ts";
import { deletePeople } from "../people/deletion.server.ts";
import { getContactOwner } from "../people/interactions.server.ts";
import { addPerson, type ContactOwner, countNewContacts, countOwned, countWritten } from "../people/people.server.ts";
import { reindex } from "../people/reindex.server.ts";
import { nameKeyOf } from "../people/terms.ts";
import { getSettings } from "../settings.server.ts";
import type { DeviceOwner } from "./authenticate.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { takeRevisions } from "./book-changes.server.ts";
import { forgetOldestTombstones, openOwnBook } from "./books.server.ts";
import { badCard, bookFull, cardTooLarge, changedMeanwhile, Precondition } from "./dav-errors.ts";
import { etagOf, findEntry, textOf } from "./entries.server.ts";
import { CARDDAV } from "./names.ts";
import { entryPath } from "./paths.ts";
import { withSmallPicture } from "./photo.server.ts";
import { type DeviceCard, lengthWithoutPictures, parseDeviceCard, pictureIn, toChangedText } from "./vcard-text.ts";

const { addressBookEntries: entries, people } = tables;

/** What is kept of one contact, picture included. */
const MAX_STORED_BYTES = 96 * 1024;
const MAX_GROUPS = 1_000;
/** Of texts that are longer than a contact without a picture: what those of a book may come to. */
const LONG_BYTES = 8 * 1024;
const MAX_BOOK_BYTES = 128 * 1024 * 1024;

/** Which state a write is for (RFC 9110 §13.1): entity tags, or `*`. */
interface Conditions {
  ifMatch: string | null;
  /** Whether If-None-Match names the state that there is. */
  refusesEtag: (etag: string) => boolean;
}

interface Write {
  bookId: number;
  contactOwner: ContactOwner;
  fileName: string;
  card: DeviceCard;
  uid: string;
  text: string;
  stage: string;
  actor: Actor;
}

/**
 * Writes what a device has sent under a name: a new contact, a change, or a group. The answer has an entity tag only if
 * the text was kept byte for byte (RFC 6352 §6.3.2.3). A contact with a known address is a second one: only its owner
 * knows whether they are the same.
 */
export async function put(
  owner: DeviceOwner,
  clientAddress: string,
  fileName: string,
  body: string,
  conditions: Conditions,
): Promise<{ isNew: boolean; etag: string | null }> {
  // Bodies that arrive together are read one after the other, with others in between.
  await nextEventLoopTurn();
  if (lengthWithoutPictures(body) > MAX_STORED_BYTES) throw cardTooLarge();
  const received = body.includes("\0") ? undefined : parseDeviceCard(body);
  if (!received) throw badCard(contactMessages.cardUnreadable);
  const book = await openOwnBook(owner.id);
  const existing = await findEntry(book, fileName);
  if (existing) await countWritten(clientAddress, body);
  else await countNewContacts(clientAddress, [body]);
  const card = await withSmallPicture(withoutPortrait(received, existing?.portrait), { id: owner.id, clientAddress });
  const uid = card.uid ?? existing?.entry.uid ?? fileName.replace(/\.vcf$/i, "");
  const text = card === received ? body : toChangedText(uid, card);
  if (Buffer.byteLength(text) > MAX_STORED_BYTES || uid.length > MAX_UID_LENGTH) throw cardTooLarge();
  const [contactOwner, settings] = await Promise.all([getContactOwner(owner.id), getSettings(owner.id)]);
  const write: Write = {
    bookId: book.id,
    contactOwner,
    fileName,
    card,
    uid,
    text,
    stage: settings.stages[0]!,
    actor: owner,
  };
  const { isNew } = await transaction((tx) => writeInTx(tx, write, conditions)).catch(asConflict);
  const written = await findEntry(book, fileName);
  const isVerbatim = written !== undefined && textOf(written, book) === body;
  return { isNew, etag: isVerbatim ? etagOf(written.entry) : null };
}

/** The picture of a followed card that a device sends back is not its own: it goes on following. */
function withoutPortrait(card: DeviceCard, portrait: Uint8Array | undefined): DeviceCard {
  const picture = portrait && pictureIn(card);
  return picture && picture.bytes.equals(portrait) ? picture.replace(null) : card;
}

const MAX_UID_LENGTH = 255;

/** Two devices that wrote at the same moment. */
function asConflict(error: unknown): never {
  throw error instanceof UniqueError ? changedMeanwhile(contactMessages.cardChanged) : error;
}

function* writeInTx(tx: Tx, write: Write, conditions: Conditions): TxSteps<{ isNew: boolean }> {
  const { bookId, fileName, uid, card } = write;
  const entry = yield* firstRow(
    tx
      .select()
      .from(entries)
      .where(and(eq(entries.bookId, bookId), eq(entries.fileName, fileName))),
  );
  const present = entry?.deletedAt === null ? entry : undefined;
  checkConditions(present, conditions);
  yield* requireUniqueUid(tx, write, entry);
  yield* requireRoom(tx, write, entry);
  const person = yield* findPersonOf(tx, present);
  // A group that becomes a contact, or the other way round, is another thing under the same name.
  if (person && !card.isGroup) {
    yield* updatePerson(tx, write, person);
    yield* run(tx.update(entries).set({ uid, vcard: write.text }).where(eq(entries.id, present!.id)));
  } else if (!card.isGroup) {
    if (entry) yield* run(tx.delete(entries).where(eq(entries.id, entry.id)));
    yield* createPerson(tx, write);
  } else {
    if (person) throw badCard(contactMessages.cardUnreadable);
    yield* writeGroup(tx, write, entry);
  }
  return { isNew: present === undefined };
}

function checkConditions(entry: AddressBookEntry | undefined, { ifMatch, refusesEtag }: Conditions): void {
  const etag = entry && etagOf(entry);
  const isMatch = (header: string) =>
    etag !== undefined && (header.trim() === "*" || header.split(",").some((tag) => tag.trim() === etag));
  if ((ifMatch !== null && !isMatch(ifMatch)) || (etag !== undefined && refusesEtag(etag)))
    throw changedMeanwhile(contactMessages.cardChanged);
}

/** Nothing else in the book has this UID (RFC 6352 §6.3.2.1); what was deleted gives its own up. */
function* requireUniqueUid(tx: Tx, { bookId, uid, contactOwner }: Write, entry: AddressBookEntry | undefined) {
  const other = yield* firstRow(
    tx
      .select()
      .from(entries)
      .where(and(eq(entries.bookId, bookId), eq(entries.uid, uid), entry ? ne(entries.id, entry.id) : undefined)),
  );
  if (!other) return;
  if (other.deletedAt === null)
    throw new Precondition(
      409,
      [CARDDAV, "no-uid-conflict"],
      contactMessages.cardUidTaken,
      entryPath(contactOwner.userId, { teamId: null }, other.fileName),
      "taken",
    );
  yield* run(tx.update(entries).set({ uid: null }).where(eq(entries.id, other.id)));
}

function* requireRoom(tx: Tx, { bookId, text }: Write, entry: AddressBookEntry | undefined): TxSteps<void> {
  const bytes = Buffer.byteLength(text);
  if (bytes <= LONG_BYTES) return;
  const others = yield* getRow(
    tx
      .select({ bytes: sum(VCARD_BYTES).mapWith(Number) })
      .from(entries)
      .where(and(eq(entries.bookId, bookId), HAS_LONG_VCARD, entry ? ne(entries.id, entry.id) : undefined)),
  );
  if ((others.bytes ?? 0) + bytes > MAX_BOOK_BYTES)
    throw bookFull(contactMessages.bookFull(MAX_BOOK_BYTES / 1024 / 1024));
}

function* findPersonOf(tx: Tx, entry: AddressBookEntry | undefined): TxSteps<Person | undefined> {
  if (entry?.personId == null) return undefined;
  return yield* firstRow(tx.select().from(people).where(eq(people.id, entry.personId)));
}

function* updatePerson(tx: Tx, { contactOwner, card: { details } }: Write, person: Person): TxSteps<void> {
  const { name, company, title, emails, phones, tags, notes } = details;
  yield* run(
    tx
      .update(people)
      .set({
        ...{ name, company, title, emails, phones, tags, notes },
        nameKey: nameKeyOf(details),
        sources: [...new Set([...person.sources, "phone" as const])],
      })
      .where(eq(people.id, person.id)),
  );
  yield* reindex(tx, contactOwner, [person.id]);
}

function* createPerson(tx: Tx, write: Write): TxSteps<void> {
  const { bookId, contactOwner, card, fileName, uid, text, stage, actor } = write;
  requirePermission(mayAddContact(actor, yield* countOwned(tx, actor.id)));
  const person = yield* addPerson(tx, contactOwner, { ...card.details, source: "phone", at: new Date(), stage });
  yield* reindex(tx, contactOwner, [person.id]);
  yield* run(
    tx
      .update(entries)
      .set({ fileName, uid, vcard: text })
      .where(and(eq(entries.bookId, bookId), eq(entries.personId, person.id))),
  );
}

function* writeGroup(tx: Tx, { bookId, fileName, uid, text }: Write, entry: AddressBookEntry | undefined) {
  const isGroup = and(eq(entries.bookId, bookId), isNull(entries.personId), isNull(entries.deletedAt));
  const groups = yield* countMatching(tx, entries, and(isGroup, isNotNull(entries.vcard)));
  // The name of one that was deleted is no group any more.
  if (entry?.deletedAt !== null && groups >= MAX_GROUPS)
    throw new Precondition(403, null, contactMessages.tooManyGroups(MAX_GROUPS), undefined, "full");
  const { first: revision } = (yield* takeRevisions(tx, eq(tables.addressBooks.id, bookId), 1))!;
  const values = { personId: null, uid, vcard: text, revision, deletedAt: null };
  if (entry) yield* run(tx.update(entries).set(values).where(eq(entries.id, entry.id)));
  else yield* run(tx.insert(entries).values({ bookId, fileName, ...values }));
}

/**
 * Deletes what is under a name. What the person sent stays in the inbox: somebody who tidies up a phone does not mean
 * the messages.
 */
export async function remove(owner: DeviceOwner, fileName: string, conditions: Conditions): Promise<void> {
  const book = await openOwnBook(owner.id);
  const person = await transaction(function* (tx) {
    const entry = yield* firstRow(
      tx
        .select()
        .from(entries)
        .where(and(eq(entries.bookId, book.id), eq(entries.fileName, fileName), isNull(entries.deletedAt))),
    );
    if (!entry) {
      if (conditions.ifMatch !== null) throw changedMeanwhile(contactMessages.cardChanged);
      throw new NotFound(contactMessages.noAddressBook);
    }
    checkConditions(entry, conditions);
    const { first: revision } = (yield* takeRevisions(tx, eq(tables.addressBooks.id, book.id), 1))!;
    const isGroup = entry.personId === null;
    yield* run(
      tx
        .update(entries)
        .set({ revision, deletedAt: new Date(), ...(isGroup && { uid: null, vcard: null }) })
        .where(eq(entries.id, entry.id)),
    );
    return yield* findPersonOf(tx, entry);
  });
  await forgetOldestTombstones(book.id);
  // Until it is deleted, too, a process that ends here leaves a contact that the book lists again.
  if (person) await deletePeople(owner.id, [person], "messages");
}
