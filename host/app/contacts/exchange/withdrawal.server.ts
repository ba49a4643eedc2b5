import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import {
  type BroughtDetails,
  type Person,
  run,
  type SharedDetails,
  type TxSteps,
  type Tx,
  firstRow,
  getRow,
} from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { forgetContacts } from "../../webhooks/record-events.server.ts";
import { recordUpdated } from "../people/account-events.server.ts";
import { assumeBrought, broughtAmong, replaceBrought } from "../people/brought.ts";
import { removeOrphanedPeople } from "../people/interactions.server.ts";
import { mergedBrought, parseMergeLog, withMergedBrought } from "../people/merge-log.server.ts";
import { removeContribution } from "../people/merge.server.ts";
import { type ContactOwner, reindex, removePeople } from "../people/people.server.ts";
import { emailKey, nameKeyOf } from "../people/terms.ts";

const { contacts, contactShares, people } = tables;

type Row = typeof contacts.$inferSelect;
type Share = typeof contactShares.$inferSelect;

/** Other rows of a contact that are compared with what is taken back. */
const MAX_COMPARED = 100;

/** The contact that a row made, though it may be part of another one by now. */
function* originOf(tx: Tx, row: Row): TxSteps<Person | undefined> {
  const id = row.mergedFrom ?? row.personId;
  if (id === null) return undefined;
  return yield* firstRow(tx.select().from(people).where(eq(people.id, id)));
}

/** The contact that a person is, or is part of. */
function* listedPerson(tx: Tx, { id, mergedInto }: Person): TxSteps<Person> {
  const listed = eq(people.id, mergedInto ?? id);
  return yield* getRow(tx.select().from(people).where(listed));
}

/** The contact that a row tells of, as its owner sees it. */
export function* findListedPerson(tx: Tx, row: Row): TxSteps<Person | undefined> {
  const person = yield* originOf(tx, row);
  return person && (yield* listedPerson(tx, person));
}

/** Changes what a share brought to its contact, and what that brought to the one that it is part of. */
export function* changeShared(
  tx: Tx,
  contactOwner: ContactOwner,
  { share, row }: { share: Share; row: Row },
  details: SharedDetails,
): TxSteps<void> {
  const person = yield* originOf(tx, row);
  if (!person) return;
  const before = yield* listedPerson(tx, person);
  const brought = yield* replaceIn(
    tx,
    contactOwner,
    person,
    share.brought ?? assumeBrought(person, share.given),
    details,
  );
  yield* recordUpdated(tx, before, yield* listedPerson(tx, person));
  const { note } = share.brought ?? {};
  yield* run(
    tx
      .update(contactShares)
      .set({ brought: { ...brought, ...(note && { note }) } })
      .where(eq(contactShares.id, share.id)),
  );
}

function* replaceIn(
  tx: Tx,
  contactOwner: ContactOwner,
  person: Person,
  brought: BroughtDetails,
  details: Partial<SharedDetails>,
): TxSteps<BroughtDetails> {
  const own = replaceBrought(person, brought, details);
  yield* run(
    tx
      .update(people)
      .set({ ...own.values, nameKey: nameKeyOf(own.values) })
      .where(eq(people.id, person.id)),
  );
  if (person.mergedInto !== null) {
    const target = yield* getRow(tx.select().from(people).where(eq(people.id, person.mergedInto)));
    const log = parseMergeLog(person);
    const whole = replaceBrought(target, mergedBrought(log, brought), own.brought);
    yield* run(
      tx
        .update(people)
        .set({ ...whole.values, nameKey: nameKeyOf(whole.values) })
        .where(eq(people.id, target.id)),
    );
    const mergeLog = { ...withMergedBrought(log, mergedBrought(log, brought), whole.brought) };
    yield* run(tx.update(people).set({ mergeLog }).where(eq(people.id, person.id)));
  }
  yield* reindex(tx, contactOwner, [person.mergedInto ?? person.id]);
  return own.brought;
}

const asIs = (text: string) => text;
const KEY_OF = { name: asIs, company: asIs, title: asIs, email: emailKey, phone: asIs } as const;

/** All values of a field. */
function valuesOf(details: Row | SharedDetails, field: keyof typeof KEY_OF): string[] {
  const { company = null, title = null, emails = [], phones = [], ...rest } = details as Partial<SharedDetails>;
  const first = { company, title, ...rest }[field];
  const others = field === "email" ? emails : field === "phone" ? phones : [];
  return [...(first ? [first] : []), ...others];
}

/** Takes one share back: the contact goes if nothing else is known of it, else it loses what the share brought. */
export function* takeBack(
  tx: Tx,
  contactOwner: ContactOwner,
  { share, row }: { share: Share; row: Row },
): TxSteps<void> {
  const person = yield* originOf(tx, row);
  yield* run(tx.delete(contacts).where(eq(contacts.id, row.id)));
  if (!person) return;
  const ids = [person.id, ...(person.mergedInto === null ? [] : [person.mergedInto])];
  const before = yield* listedPerson(tx, person);
  yield* forgetContacts(tx, tables, ids);
  const others = yield* otherRows(tx, person);
  if (others.length === 0 && person.sources.every((source) => source === "exchange"))
    return yield* removePerson(tx, contactOwner, person);
  const brought = share.brought ?? { ...assumeBrought(person, share.given), ...(row.note && { note: row.note }) };
  const isFromOthers = (field: keyof typeof KEY_OF, value: string) =>
    others.some(({ row: other, share: theirs }) =>
      valuesOf(theirs ? (theirs.followed?.values ?? theirs.given) : other, field).some(
        (item) => KEY_OF[field](item) === KEY_OF[field](value),
      ),
    );
  const shared = broughtAmong(brought, isFromOthers);
  yield* handOn(tx, others, shared);
  yield* replaceIn(
    tx,
    contactOwner,
    person,
    broughtAmong(brought, (field, value) => !isFromOthers(field, value)),
    {},
  );
  for (const one of yield* run(tx.select().from(people).where(inArray(people.id, ids)))) {
    const isStillExchange = one.id !== person.id || others.some(({ row: other }) => other.source === "exchange");
    const sources = one.sources.filter((source) => source !== "exchange" || isStillExchange);
    const notes = brought.note ? withoutLink(one.notes, brought.note) : one.notes;
    yield* run(tx.update(people).set({ sources, notes }).where(eq(people.id, one.id)));
  }
  yield* recordUpdated(tx, before, yield* listedPerson(tx, person));
  if (person.mergedInto === null) yield* removeOrphanedPeople(tx, contactOwner, [person.id]);
}

function* removePerson(tx: Tx, contactOwner: ContactOwner, person: Person): TxSteps<void> {
  if (person.mergedInto === null) {
    yield* removePeople(tx, contactOwner.userId, [person.id]);
    return;
  }
  yield* removeContribution(tx, person);
  yield* run(tx.delete(people).where(eq(people.id, person.id)));
  yield* reindex(tx, contactOwner, [person.id, person.mergedInto]);
}

/** What else has told of a contact: its other rows, those that have come since it was merged too. */
function* otherRows(tx: Tx, person: Person): TxSteps<{ row: Row; share: Share | null }[]> {
  const { emails = [] } = person.mergedInto === null ? {} : parseMergeLog(person).added;
  const own =
    person.mergedInto === null
      ? eq(contacts.personId, person.id)
      : and(
          eq(contacts.personId, person.mergedInto),
          or(
            eq(contacts.mergedFrom, person.id),
            and(
              isNull(contacts.mergedFrom),
              gt(contacts.createdAt, person.mergedAt!),
              emails.length > 0 ? inArray(sql`lower(${contacts.email})`, emails.map(emailKey)) : sql`1 = 0`,
            ),
          ),
        );
  return yield* run(
    tx
      .select({ row: contacts, share: contactShares })
      .from(contacts)
      .leftJoin(contactShares, eq(contactShares.contactId, contacts.id))
      .where(own)
      .limit(MAX_COMPARED),
  );
}

/** What another share has said, too, is its own from now on. */
function* handOn(tx: Tx, others: { share: Share | null }[], shared: BroughtDetails): TxSteps<void> {
  for (const { share } of others) {
    if (!share) continue;
    const theirs = broughtAmong(shared, (field, value) =>
      valuesOf(share.followed?.values ?? share.given, field).includes(value),
    );
    if (Object.keys(theirs).length === 0) continue;
    yield* run(
      tx
        .update(contactShares)
        .set({ brought: { ...share.brought, ...theirs } })
        .where(eq(contactShares.id, share.id)),
    );
  }
}

/** Notes without a link that was shared. */
function withoutLink(notes: string | null, link: string): string | null {
  const lines = (notes ?? "").split("\n").filter((line) => line !== link);
  return lines.join("\n").trim() || null;
}
