import { isDeepStrictEqual } from "node:util";
import { inArray } from "drizzle-orm";
import { type Person, run, type Tx, type TxSteps } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { recordAllUpdated } from "./account-events.server.ts";
import { groupAlike } from "./group-alike.ts";
import type { ContactOwner } from "./people.server.ts";
import { reindexAll } from "./reindex.server.ts";

const { people } = tables;

type Row = Pick<typeof tables.contacts.$inferSelect, "personId" | "mergedFrom">;

/**
 * The contacts of some rows, with those that they were merged into: read once, changed here and written by
 * `savePeople()`, so that a change of a hundred contacts takes no more statements than one of a single contact.
 */
export interface PeopleDraft {
  before: ReadonlyMap<number, Person>;
  now: Map<number, Person>;
  /** The owners of the contacts to write, by id; also of those that did not change. */
  written: Map<number, ContactOwner>;
}

export function* readPeople(tx: Tx, rows: Row[]): TxSteps<PeopleDraft> {
  const origins = yield* readAll(tx, rows.map(originIdOf));
  const targets = yield* readAll(
    tx,
    origins.map(({ mergedInto }) => mergedInto),
  );
  const before = new Map([...origins, ...targets].map((person) => [person.id, person]));
  return { before, now: new Map(before), written: new Map() };
}

function* readAll(tx: Tx, ids: (number | null)[]): TxSteps<Person[]> {
  const storedIds = ids.filter((id) => id !== null);
  return storedIds.length === 0 ? [] : yield* run(tx.select().from(people).where(inArray(people.id, storedIds)));
}

const originIdOf = ({ mergedFrom, personId }: Row) => mergedFrom ?? personId;

/** The contact that a row made, though it may be part of another one by now. */
export const findOrigin = ({ now }: PeopleDraft, row: Row): Person | undefined => now.get(originIdOf(row) ?? 0);

/** A row's contact as its owner sees it: the one that it was merged into, if any. */
export function findListed(draft: PeopleDraft, row: Row): Person | undefined {
  const origin = findOrigin(draft, row);
  return origin?.mergedInto == null ? origin : draft.now.get(origin.mergedInto);
}

/** Puts a contact in the place of the one with its id. */
export function putPerson({ now, written }: PeopleDraft, contactOwner: ContactOwner, person: Person): void {
  now.set(person.id, person);
  written.set(person.id, contactOwner);
}

/** Writes the contacts that were put, with their search terms, address books and webhooks. */
export function* savePeople(tx: Tx, { before, now, written }: PeopleDraft): TxSteps<void> {
  const changes = [...written.keys()].map((id) => ({ id, values: changedColumns(before.get(id)!, now.get(id)!) }));
  for (const { values, ids } of groupAlike(changes))
    yield* run(
      tx
        .update(people)
        .set({ ...values, updatedAt: new Date() })
        .where(inArray(people.id, ids)),
    );
  const listed = [...written].flatMap(([id, contactOwner]) =>
    now.get(id)!.mergedInto === null ? [{ id, contactOwner }] : [],
  );
  yield* recordAllUpdated(
    tx,
    listed.map(({ id }) => [before.get(id)!, now.get(id)!]),
  );
  yield* reindexAll(
    tx,
    listed.map(({ id, contactOwner }) => ({ contactOwner, ids: [id] })),
  );
}

const changedColumns = (before: Person, now: Person): Partial<Person> =>
  Object.fromEntries(
    Object.entries(now).filter(([column, value]) => !isDeepStrictEqual(value, before[column as keyof Person])),
  );
