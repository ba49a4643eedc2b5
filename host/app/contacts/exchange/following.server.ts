import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import {
  type BusinessCard,
  firstRow,
  type FollowedDetails,
  type Person,
  run,
  type SharedDetails,
  type Tx,
  type TxSteps,
} from "#db/index.ts";
import { contactsOf } from "../../cards/contacts.ts";
import { CARD_WITH_TEMPLATE, composed, ofTemplate } from "../../cards/stored.server.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { getContactOwner } from "../people/interactions.server.ts";
import { findCurrentId, settleMerges } from "../people/merge.server.ts";
import { emailKey } from "../people/terms.ts";
import { type ContactOwner, truncateDetails, uniqueUnion } from "../people/people.server.ts";
import { allOf, LISTS, SINGLE_FIELDS } from "../people/brought.ts";
import { followerObserver, isFollowing } from "../../cards/followers.server.ts";
import { changeShared, findListedPerson } from "./withdrawal.server.ts";

// A contact that was shared as a card of ours follows that card: it is as if the visitor changed the share each time.

const { businessCards, cardTemplates, contacts, contactShares, followerUpdates, people, users } = tables;

type ShareRow = { share: typeof contactShares.$inferSelect; row: typeof contacts.$inferSelect };

/** Contacts written in one transaction: each has its terms, and SQLite blocks while it writes. */
const STEP = 10;
/** One run of the job, so that jobs behind it are not late. */
const RUN_MS = 5_000;
/** Shares that are looked at to mark what follows. */
const MAX_SHARES = 100;
/** Cards that take turns in one run. */
const CARDS_PER_ROUND = 20;

/** Whether an account has shown that this is its address. */
export function* isConfirmedAddress(tx: Tx, userId: number, email: string): TxSteps<boolean> {
  const user = yield* firstRow(tx.select().from(users).where(eq(users.id, userId)));
  return user !== undefined && user.emailConfirmedAt !== null && user.emailKey === emailKey(email);
}

/** What a card says of its owner, as far as contacts have fields for it. */
function detailsOfCard(card: BusinessCard) {
  const all = contactsOf(card);
  const [emails, phones] = LISTS.map(([kind, , keyOf]) =>
    uniqueUnion(
      all.filter((entry) => entry.kind === kind).map(({ value }) => value),
      [],
      keyOf,
    ),
  );
  return truncateDetails({ ...card, emails: emails!, phones: phones! });
}

/** What somebody typed beside what their card says; a name, title or company only where they changed it on purpose. */
export function typedBeside(card: BusinessCard, shared: SharedDetails, isOnPurpose: boolean): Partial<SharedDetails> {
  const ofCard = detailsOfCard(card);
  const singles = SINGLE_FIELDS.filter((field) => isOnPurpose && shared[field] && shared[field] !== ofCard[field]);
  const others = LISTS.filter(
    ([field, list, keyOf]) => shared[field] && ofCard[list].every((item) => keyOf(item) !== keyOf(shared[field]!)),
  );
  return Object.fromEntries([...singles, ...others.map(([field]) => field)].map((field) => [field, shared[field]]));
}

/** What a card says now, with what was typed beside it. */
function currentDetails(card: BusinessCard, typed: Partial<SharedDetails>, shared: SharedDetails): SharedDetails {
  const ofCard = detailsOfCard(card);
  const single = (field: (typeof SINGLE_FIELDS)[number]) => typed[field] ?? ofCard[field] ?? shared[field];
  const [emails, phones] = LISTS.map(([field, list, keyOf]) =>
    uniqueUnion(ofCard[list], typed[field] ? [typed[field]] : [], keyOf),
  );
  const [email = "", ...otherEmails] = emails!;
  const [phone = null, ...otherPhones] = phones!;
  return {
    ...{ name: single("name"), company: single("company"), title: single("title") },
    ...{ email, phone, emails: otherEmails, phones: otherPhones },
  };
}

/** Without what the contact's owner has deleted since it was there. */
function withoutDeleted(details: SharedDetails, before: SharedDetails, person: Person): SharedDetails {
  const next = { ...details };
  for (const field of SINGLE_FIELDS) if (person[field] === null && details[field] === before[field]) next[field] = null;
  for (const [field, list, keyOf] of LISTS) {
    const had = allOf(before, field, list).map(keyOf);
    const has = person[list].map(keyOf);
    const isLeft = (item: string) => !had.includes(keyOf(item)) || has.includes(keyOf(item));
    const [first = null, ...rest] = allOf(details, field, list).filter(isLeft);
    Object.assign(next, { [field]: first, [list]: rest });
  }
  return next;
}

/** Gives the contact of a share what the card says now; what the contact's owner typed or deleted stays so. */
export function* followCard(
  tx: Tx,
  contactOwner: ContactOwner,
  { share, row }: ShareRow,
  { card, typed }: { card: BusinessCard; typed: Partial<SharedDetails> },
): TxSteps<void> {
  const values = currentDetails(card, typed, share.given);
  const followed: FollowedDetails = { typed, values, picture: card.profilePicture };
  if (isDeepStrictEqual(followed, share.followed)) return;
  const person = yield* findListedPerson(tx, row);
  if (!person) return;
  const details = share.followed ? withoutDeleted(values, share.followed.values, person) : values;
  yield* changeShared(tx, contactOwner, { share, row }, details);
  // Whoever gets the card that it was shared on gets the contact by its row.
  const { name, phone } = values;
  yield* run(tx.update(contacts).set({ name, phone }).where(eq(contacts.id, row.id)));
  yield* run(tx.update(contactShares).set({ followed }).where(eq(contactShares.id, share.id)));
}

/** Those of some shares whose contacts follow a card, with the card as it is shown. */
export function* listFollowing(
  tx: Tx,
  shares: Pick<ShareRow, "share">[],
): TxSteps<(ShareRow & { card: BusinessCard })[]> {
  const rows = yield* run(
    tx
      .select({ ...CARD_WITH_TEMPLATE, share: contactShares, row: contacts })
      .from(contactShares)
      .innerJoin(contacts, eq(contacts.id, contactShares.contactId))
      .innerJoin(businessCards, isFollowing)
      .leftJoin(cardTemplates, ofTemplate)
      .where(
        inArray(
          contactShares.id,
          shares.map(({ share }) => share.id),
        ),
      )
      .orderBy(asc(contactShares.id)),
  );
  return rows.map(({ share, row, ...stored }) => ({ share, row, card: composed(stored) }));
}

/** The next shares of a card whose contacts do not have its values yet. */
const nextShares = async (cardId: number, after: number): Promise<ShareRow[]> =>
  db
    .select({ share: contactShares, row: contacts })
    .from(contactShares)
    .innerJoin(contacts, eq(contacts.id, contactShares.contactId))
    .where(and(eq(contactShares.followedCardId, cardId), gt(contactShares.id, after)))
    .orderBy(asc(contactShares.id))
    .limit(STEP);

/** Gives the next contacts that follow a card its values. */
async function updateNextFollowers(cardId: number): Promise<void> {
  const pending = await firstRow(db.select().from(followerUpdates).where(eq(followerUpdates.cardId, cardId)));
  if (!pending) return;
  const shares = await nextShares(cardId, pending.after);
  const owners = new Map<number, ContactOwner>();
  for (const { row } of shares) {
    if (row.userId !== null && !owners.has(row.userId)) owners.set(row.userId, await getContactOwner(row.userId));
    if (row.personId !== null) await settleMerges(await findCurrentId(row.personId));
  }
  const isLast = shares.length < STEP;
  await transaction(function* (tx) {
    const isOwn = eq(followerUpdates.cardId, cardId);
    const current = yield* firstRow(tx.select().from(followerUpdates).where(isOwn));
    if (current?.after !== pending.after) return; // another process was faster
    for (const { card, ...now } of yield* listFollowing(tx, shares)) {
      const contactOwner = owners.get(now.row.userId ?? 0);
      if (!contactOwner) continue;
      const typed = now.share.followed?.typed ?? typedBeside(card, now.share.given, false);
      yield* followCard(tx, contactOwner, now, { card, typed });
    }
    if (isLast && !current.isChanged) yield* run(tx.delete(followerUpdates).where(isOwn));
    else
      yield* run(
        tx
          .update(followerUpdates)
          .set(isLast ? { after: 0, isChanged: false } : { after: shares.at(-1)!.share.id })
          .where(isOwn),
      );
  });
}

followerObserver.cardChanged = updateNextFollowers;

/** Brings what follows changed cards up to date, step by step and of each card in turn. */
export async function updateFollowers(signal: AbortSignal): Promise<void> {
  const until = Date.now() + RUN_MS;
  while (Date.now() < until) {
    const pending = await db
      .select({ cardId: followerUpdates.cardId })
      .from(followerUpdates)
      // None is last for ever, however many change all the time.
      .orderBy(sql`random()`)
      .limit(CARDS_PER_ROUND);
    if (pending.length === 0) return;
    for (const { cardId } of pending) {
      if (signal.aborted) return;
      await updateNextFollowers(cardId);
      await nextEventLoopTurn();
    }
  }
}

/** The fields of a contact that hold something that came from the card it follows. */
export async function findFollowedFields(personId: number): Promise<string[]> {
  const rows = await db
    .select({ brought: contactShares.brought, person: people })
    .from(contacts)
    .innerJoin(contactShares, eq(contactShares.contactId, contacts.id))
    .innerJoin(businessCards, isFollowing)
    .innerJoin(people, eq(people.id, contacts.personId))
    .where(eq(contacts.personId, personId))
    .limit(MAX_SHARES);
  const fields = rows.flatMap(({ brought, person }) => [
    ...SINGLE_FIELDS.filter((field) => person[field] !== null && brought?.[field] === person[field]),
    ...LISTS.flatMap(([field, list]) =>
      allOf(brought ?? {}, field, list).some((item) => person[list].includes(item)) ? [list] : [],
    ),
  ]);
  return [...new Set(fields)];
}
