import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { isPostgres, run, type Tx, type TxSteps } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { recordBookChanges } from "../dav/book-changes.server.ts";
import { newestTexts } from "./newest-texts.server.ts";
import type { ContactOwner } from "./people.server.ts";
import { type IndexedPerson, termsOf } from "./terms.ts";

const { contacts, formSubmissions, people, peopleTerms } = tables;

/** Interactions of one contact whose words are found. */
const MAX_TEXTS = 50;

/** People of one account that were written. */
interface WrittenPeople {
  contactOwner: ContactOwner;
  ids: number[];
}

/**
 * Rewrites the search terms of changed contacts and marks the address book as changed. Leaves out those of other
 * accounts: their words would be found by this one.
 */
export const reindex = (tx: Tx, contactOwner: ContactOwner, ids: number[]): TxSteps<void> =>
  reindexAll(tx, [{ contactOwner, ids }]);

/** Like `reindex()` for several accounts, with shared statements. */
export function* reindexAll(tx: Tx, written: WrittenPeople[]): TxSteps<void> {
  const ownerOf = new Map(written.flatMap(({ contactOwner, ids }) => ids.map((id) => [id, contactOwner])));
  if (ownerOf.size === 0) return;
  const stored = yield* run(
    tx
      .select()
      .from(people)
      .where(inArray(people.id, [...ownerOf.keys()])),
  );
  const rows = stored.filter(({ id, userId }) => ownerOf.get(id)!.userId === userId);
  const allIds = rows.map(({ id }) => id);
  const interactions = yield* run(
    tx
      .select({
        personId: contacts.personId,
        cardId: contacts.cardId,
        note: contacts.note,
        formData: formSubmissions.formData,
        conversationId: contacts.conversationId,
      })
      .from(contacts)
      .leftJoin(formSubmissions, eq(formSubmissions.id, contacts.submissionId))
      .where(inArray(contacts.personId, allIds))
      .orderBy(sql`${contacts.id} desc`)
      .limit(MAX_TEXTS * allIds.length),
  );
  if (allIds.length > 1 && interactions.length === MAX_TEXTS * allIds.length) {
    // One with very many would leave none for the others.
    for (const id of allIds) yield* reindex(tx, ownerOf.get(id)!, [id]);
    return;
  }
  const indexed: IndexedContact[] = [];
  for (const person of rows.filter(({ mergedInto }) => mergedInto === null)) {
    const own = interactions.filter(({ personId }) => personId === person.id);
    const texts = yield* newestTexts(tx, own);
    const cards = own.map(({ cardId }) => cardId);
    const contactOwner = ownerOf.get(person.id)!;
    indexed.push({ contactOwner, personId: person.id, person: { ...person, texts, cards } });
  }
  yield* replaceTerms(tx, allIds, indexed);
  yield* recordBookChanges(
    tx,
    written.map(({ contactOwner: { userId }, ids }) => ({ userId, ids })),
  );
}

interface IndexedContact {
  contactOwner: ContactOwner;
  personId: number;
  person: IndexedPerson;
}

/** Writes what is different: of hundreds of terms, mostly few are. */
function* replaceTerms(tx: Tx, personIds: number[], indexed: IndexedContact[]): TxSteps<void> {
  const { userId, term, personId } = peopleTerms;
  const isOfThem = inArray(personId, personIds);
  const before = yield* run(tx.select({ userId, term, personId }).from(peopleTerms).where(isOfThem));
  const now = indexed.flatMap(termRows);
  const obsolete = without(before, now);
  const isObsolete = sql`(${userId}, ${term}, ${personId}) in (${entriesOf(obsolete)})`;
  if (obsolete.length > 0) yield* run(tx.delete(peopleTerms).where(and(isOfThem, isObsolete)));
  yield* insertRows(tx, without(now, before));
}

/** Inserts the terms of new contacts. */
export const insertTerms = (tx: Tx, added: IndexedContact[]): TxSteps<void> => insertRows(tx, added.flatMap(termRows));

type TermRow = typeof peopleTerms.$inferSelect;

const termRows = ({ contactOwner: { userId, parsePhone }, personId, person }: IndexedContact): TermRow[] =>
  termsOf(person, parsePhone).map((term) => ({ userId, term: term.replace(/\p{Cs}/gu, "\uFFFD"), personId }));

function without(rows: TermRow[], others: TermRow[]): TermRow[] {
  const keyOf = ({ userId, term, personId }: TermRow) => `${userId} ${personId} ${term}`;
  const keys = new Set(others.map(keyOf));
  return rows.filter((row) => !keys.has(keyOf(row)));
}

/** Rows as a query. One JSON parameter: a statement with one per value takes seven times as long. */
function entriesOf(rows: TermRow[]): SQL {
  const json = JSON.stringify(rows.map(({ userId, term, personId }) => [userId, term, personId]));
  return isPostgres({ tables })
    ? sql`select (entry->>0)::bigint, entry->>1, (entry->>2)::bigint from json_array_elements(${json}::json) as entry`
    : sql`select value->>0, value->>1, value->>2 from json_each(${json})`;
}

function* insertRows(tx: Tx, added: TermRow[]): TxSteps<void> {
  if (added.length === 0) return;
  // One order for all writers, so that transactions do not deadlock.
  const rows = added.toSorted(
    (a, b) => a.userId - b.userId || (a.term < b.term ? -1 : a.term > b.term ? 1 : 0) || a.personId - b.personId,
  );
  yield* run(tx.insert(peopleTerms).select(entriesOf(rows)));
}
