import { eq } from "drizzle-orm";
import { type BroughtDetails, type Person, run, type SharedDetails, type TxSteps, type Tx } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { forgetContacts } from "../../webhooks/record-events.server.ts";
import { updateDeviceTexts } from "../dav/book-changes.server.ts";
import { assumeBrought, broughtAmong, replaceBrought } from "../people/brought.ts";
import { findOrigin, type PeopleDraft, putPerson, readPeople, savePeople } from "../people/draft.server.ts";
import { removeOrphanedPeople } from "../people/interactions.server.ts";
import { mergedBrought, parseMergeLog, withMergedBrought } from "../people/merge-log.server.ts";
import { removeContribution } from "../people/merge.server.ts";
import { detailsIn, type LeftInteraction, isLeftIn, listInteractions } from "../people/left-details.server.ts";
import { type ContactOwner, removePeople } from "../people/people.server.ts";
import { reindex } from "../people/reindex.server.ts";
import { nameKeyOf } from "../people/terms.ts";

const { contacts, contactShares, people } = tables;

type Row = typeof contacts.$inferSelect;
type Share = typeof contactShares.$inferSelect;

/** Changes what a share brought to its contact, and what that brought to the one that it is part of. */
export function* changeShared(
  tx: Tx,
  contactOwner: ContactOwner,
  { share, row }: { share: Share; row: Row },
  details: SharedDetails,
): TxSteps<void> {
  const draft = yield* readPeople(tx, [row]);
  const person = findOrigin(draft, row);
  if (!person) return;
  const isOther = (other: LeftInteraction) =>
    other.row.id !== row.id && (share.emailKey === null || other.share?.emailKey !== share.emailKey);
  const others = (yield* listInteractions(tx, person)).filter(isOther);
  const { note } = share.brought ?? {};
  const own = yield* handOn(tx, contactOwner, others, share.brought ?? assumeBrought(person, share.given));
  const ownShare = { ...share, brought: { ...own, ...(note && { note }) } };
  const brought = replaceShared(draft, contactOwner, { share: ownShare, row }, details);
  yield* savePeople(tx, draft);
  yield* updateDeviceTexts(tx, draft.now.values());
  yield* run(tx.update(contactShares).set({ brought }).where(eq(contactShares.id, share.id)));
}

/** Replaces an exchange's contribution in a draft. Returns the new one; undefined if the contact no longer exists. */
export function replaceShared(
  draft: PeopleDraft,
  contactOwner: ContactOwner,
  { share, row }: { share: Share; row: Row },
  details: SharedDetails,
): BroughtDetails | undefined {
  const person = findOrigin(draft, row);
  if (!person) return undefined;
  const brought = share.brought ?? assumeBrought(person, share.given);
  const { note } = share.brought ?? {};
  return { ...replaceIn(draft, contactOwner, person, brought, details), ...(note && { note }) };
}

function replaceIn(
  draft: PeopleDraft,
  contactOwner: ContactOwner,
  person: Person,
  brought: BroughtDetails,
  details: Partial<SharedDetails>,
): BroughtDetails {
  const own = replaceBrought(person, brought, details);
  const next = { ...person, ...own.values, nameKey: nameKeyOf(own.values) };
  const target = person.mergedInto === null ? undefined : draft.now.get(person.mergedInto);
  if (!target) {
    putPerson(draft, contactOwner, next);
    return own.brought;
  }
  const log = parseMergeLog(person);
  const whole = replaceBrought(target, mergedBrought(log, brought), own.brought);
  putPerson(draft, contactOwner, { ...target, ...whole.values, nameKey: nameKeyOf(whole.values) });
  const mergeLog = { ...withMergedBrought(log, mergedBrought(log, brought), whole.brought) };
  putPerson(draft, contactOwner, { ...next, mergeLog });
  return own.brought;
}

/**
 * Withdraws one exchange: deletes the contact if nothing else is known of it, else removes what the exchange
 * contributed.
 */
export function* takeBack(
  tx: Tx,
  contactOwner: ContactOwner,
  { share, row }: { share: Share; row: Row },
): TxSteps<void> {
  const draft = yield* readPeople(tx, [row]);
  const person = findOrigin(draft, row);
  yield* run(tx.delete(contacts).where(eq(contacts.id, row.id)));
  if (!person) return;
  const ids = [person.id, ...(person.mergedInto === null ? [] : [person.mergedInto])];
  yield* forgetContacts(tx, tables, ids);
  const others = yield* listInteractions(tx, person);
  if (others.length === 0 && person.sources.every((source) => source === "exchange"))
    return yield* removePerson(tx, contactOwner, person);
  const brought = share.brought ?? { ...assumeBrought(person, share.given), ...(row.note && { note: row.note }) };
  const own = yield* handOn(tx, contactOwner, others, brought);
  replaceIn(draft, contactOwner, person, own, {});
  for (const one of draft.now.values()) {
    const isStillExchange = one.id !== person.id || others.some(({ row: other }) => other.source === "exchange");
    const sources = one.sources.filter((source) => source !== "exchange" || isStillExchange);
    const notes = brought.note ? withoutLink(one.notes, brought.note) : one.notes;
    putPerson(draft, contactOwner, { ...one, sources, notes });
  }
  yield* savePeople(tx, draft);
  yield* updateDeviceTexts(tx, draft.now.values());
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

/** Attributes values that others also left to those of them who shared; returns the values that nobody else left. */
function* handOn(
  tx: Tx,
  contactOwner: ContactOwner,
  others: LeftInteraction[],
  brought: BroughtDetails,
): TxSteps<BroughtDetails> {
  for (const other of others) {
    const { share } = other;
    if (!share) continue;
    const theirs = broughtAmong(brought, isLeftIn([detailsIn(other)], contactOwner));
    if (Object.keys(theirs).length === 0) continue;
    yield* run(
      tx
        .update(contactShares)
        .set({ brought: { ...share.brought, ...theirs } })
        .where(eq(contactShares.id, share.id)),
    );
  }
  const isFromOthers = isLeftIn(others.map(detailsIn), contactOwner);
  return broughtAmong(brought, (field, value) => !isFromOthers(field, value));
}

/** Notes without a link that was shared. */
function withoutLink(notes: string | null, link: string): string | null {
  const lines = (notes ?? "").split("\n").filter((line) => line !== link);
  return lines.join("\n").trim() || null;
}
