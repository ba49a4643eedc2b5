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
 * Contacts that rows tell of, with those that they are part of: read once, changed here, and written by `savePeople()`,
 * so that a change of a hundred contacts takes no more statements than one of a single contact.
 */
export interface PeopleDraft {
  before: ReadonlyMap<number, Person>;
  now: Map<number, Person>;
  /** Whose contacts were written, even if they say the same as before. */
  written: Map<number, ContactOwner>;
}

export function* readPeople(tx: Tx, rows: Row[]): TxSteps<PeopleDraft> {
  const origins = yield* readAll(tx, rows.flatMap(originIdOf));
  const targets = yield* readAll(
    tx,
    origins.flatMap(({ mergedInto }) => mergedInto ?? []),
  );
  const before = new Map([...origins, ...targets].map((person) => [person.id, person]));
  return { before, now: new Map(before), written: new Map() };
}

function* readAll(tx: Tx, ids: number[]): TxSteps<Person[]> {
  if (ids.length === 0) return [];
  return yield* run(tx.select().from(people).where(inArray(people.id, ids)));
}

const originIdOf = ({ mergedFrom, personId }: Row) => mergedFrom ?? personId ?? [];

/** The contact that a row made, though it may be part of another one by now. */
export const findOrigin = ({ now }: PeopleDraft, row: Row): Person | undefined => now.get(Number(originIdOf(row)));

/** The contact that a row tells of, as its owner sees it. */
export function findListed(draft: PeopleDraft, row: Row): Person | undefined {
  const origin = findOrigin(draft, row);
  return origin?.mergedInto == null ? origin : draft.now.get(origin.mergedInto);
}

/** Puts a contact in the place of the one with its id. */
export function putPerson({ now, written }: PeopleDraft, contactOwner: ContactOwner, person: Person): void {
  now.set(person.id, person);
  written.set(person.id, contactOwner);
}

/** Writes what was put, with search terms, address books and webhooks. */
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
