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
import { findListed, readPeople, savePeople } from "../people/draft.server.ts";
import { groupAlike } from "../people/group-alike.ts";
import { getContactOwners } from "../people/interactions.server.ts";
import { settleMergesOf } from "../people/merge.server.ts";
import { emailKey } from "../people/terms.ts";
import { type ContactOwner, truncateDetails, uniqueUnion, WRITE_BATCH_SIZE } from "../people/people.server.ts";
import { allOf, LISTS, SINGLE_FIELDS } from "../people/brought.ts";
import { followerObserver, isFollowing } from "../../cards/followers.server.ts";
import { replaceShared } from "./withdrawal.server.ts";

// A contact that was shared as a card of ours follows that card: it is as if the visitor changed the share each time.

const { businessCards, cardTemplates, contacts, contactShares, followerUpdates, people, users } = tables;

type Share = typeof contactShares.$inferSelect;
type ShareRow = { share: Share; row: typeof contacts.$inferSelect };

/** One run of the job, so that jobs behind it are not late. */
const RUN_MS = 5_000;
/** Shares that are looked at to mark what follows. */
const MAX_SHARES = 100;
/** Cards that take turns in one run. */
const CARDS_PER_ROUND = 20;

/**
 * Whether a contact may follow the card of an account: if it is new, or the account has shown that the address is its
 * own. Otherwise a visitor who types another person's email would write to that person's contact permanently.
 */
export function* mayFollow(
  tx: Tx,
  userId: number,
  { email, isNew }: { email: string; isNew: boolean },
): TxSteps<boolean> {
  if (isNew) return true;
  const user = yield* firstRow(tx.select().from(users).where(eq(users.id, userId)));
  return user !== undefined && user.emailConfirmedAt !== null && user.emailKey === emailKey(email);
}

/** A card's values for the fields of a contact. */
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

/** Details that a visitor typed in addition to their card's; name, title and company only if changed on purpose. */
function typedBeside(card: BusinessCard, shared: SharedDetails, isOnPurpose: boolean): Partial<SharedDetails> {
  const ofCard = detailsOfCard(card);
  const singles = SINGLE_FIELDS.filter((field) => isOnPurpose && shared[field] && shared[field] !== ofCard[field]);
  const others = LISTS.filter(
    ([field, list, keyOf]) => shared[field] && ofCard[list].every((item) => keyOf(item) !== keyOf(shared[field]!)),
  );
  return Object.fromEntries([...singles, ...others.map(([field]) => field)].map((field) => [field, shared[field]]));
}

/** A card's current values, combined with those typed. */
function currentDetails(card: BusinessCard, typed: Partial<SharedDetails>, shared: SharedDetails): SharedDetails {
  const ofCard = detailsOfCard(card);
  const single = (field: (typeof SINGLE_FIELDS)[number]) => typed[field] ?? ofCard[field] ?? shared[field];
  const [emails, phones] = LISTS.map(([field, list, keyOf]) => {
    const beside = typed[field] ? [typed[field]] : [];
    // An email that was typed may belong to another person who writes from it later, so it stays before those of the
    // card.
    return field === "email" ? uniqueUnion(beside, ofCard[list], keyOf) : uniqueUnion(ofCard[list], beside, keyOf);
  });
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

/** A contact that follows a card, with what the visitor typed beside it. */
interface Follower extends ShareRow {
  contactOwner: ContactOwner;
  typed: Partial<SharedDetails>;
}

/** Updates the contacts of these exchanges to the card's current values; values that owners typed or deleted stay. */
function* followCard(tx: Tx, card: BusinessCard, followers: Follower[]): TxSteps<void> {
  const due = followers
    .map((follower) => ({ ...follower, followed: followedDetails(card, follower) }))
    .filter(({ share, followed }) => !isDeepStrictEqual(followed, share.followed));
  const draft = yield* readPeople(
    tx,
    due.map(({ row }) => row),
  );
  const rows: { id: number; values: { name: string | null; phone: string | null } }[] = [];
  const shares: { id: number; values: Pick<Share, "brought" | "followed"> }[] = [];
  for (const { contactOwner, share, row, followed } of due) {
    const { values } = followed;
    const person = findListed(draft, row);
    if (!person) continue;
    const details = share.followed ? withoutDeleted(values, share.followed.values, person) : values;
    const brought = replaceShared(draft, contactOwner, { share, row }, details) ?? null;
    // The card's next owner gets the contact by its row.
    rows.push({ id: row.id, values: { name: values.name, phone: values.phone } });
    shares.push({ id: share.id, values: { brought, followed } });
  }
  yield* savePeople(tx, draft);
  for (const { values, ids } of groupAlike(rows))
    yield* run(tx.update(contacts).set(values).where(inArray(contacts.id, ids)));
  for (const { values, ids } of groupAlike(shares))
    yield* run(tx.update(contactShares).set(values).where(inArray(contactShares.id, ids)));
}

function followedDetails(card: BusinessCard, { typed, share }: Follower): FollowedDetails {
  return { typed, values: currentDetails(card, typed, share.given), picture: card.profilePicture };
}

/** The card as it is shown, and those of some shares whose contacts follow it. */
function* listFollowing(
  tx: Tx,
  cardId: number,
  shareIds: number[],
): TxSteps<{ card: BusinessCard | undefined; following: ShareRow[] }> {
  const stored = yield* firstRow(
    tx
      .select(CARD_WITH_TEMPLATE)
      .from(businessCards)
      .leftJoin(cardTemplates, ofTemplate)
      .where(eq(businessCards.id, cardId)),
  );
  if (!stored || shareIds.length === 0) return { card: undefined, following: [] };
  const following = yield* run(
    tx
      .select({ share: contactShares, row: contacts })
      .from(contactShares)
      .innerJoin(contacts, eq(contacts.id, contactShares.contactId))
      .innerJoin(businessCards, isFollowing)
      .where(inArray(contactShares.id, shareIds))
      .orderBy(asc(contactShares.id)),
  );
  return { card: composed(stored), following };
}

/** The next shares of a card whose contacts do not have its values yet. */
const nextShares = async (cardId: number, after: number) =>
  db
    .select({ id: contactShares.id, userId: contacts.userId, personId: contacts.personId })
    .from(contactShares)
    .innerJoin(contacts, eq(contacts.id, contactShares.contactId))
    .where(and(eq(contactShares.followedCardId, cardId), gt(contactShares.id, after)))
    .orderBy(asc(contactShares.id))
    .limit(WRITE_BATCH_SIZE);

/** Copies the rest of the shared card's values to the contact of an exchange. Returns false if no card is followed. */
export function* followShared(
  tx: Tx,
  contactOwner: ContactOwner,
  share: Share,
  isOnPurpose: boolean,
): TxSteps<boolean> {
  if (share.followedCardId === null) return false;
  const { card, following } = yield* listFollowing(tx, share.followedCardId, [share.id]);
  if (!card || following.length === 0) return false;
  const typed = typedBeside(card, share.given, isOnPurpose);
  yield* followCard(
    tx,
    card,
    following.map((current) => ({ ...current, contactOwner, typed })),
  );
  return true;
}

/** Updates the next batch of contacts that follow a card. */
async function updateNextFollowers(cardId: number): Promise<void> {
  const pending = await firstRow(db.select().from(followerUpdates).where(eq(followerUpdates.cardId, cardId)));
  if (!pending) return;
  const shares = await nextShares(cardId, pending.after);
  const owners = await getContactOwners(shares.flatMap(({ userId }) => userId ?? []));
  await settleMergesOf(shares.flatMap(({ personId }) => personId ?? []));
  const isLast = shares.length < WRITE_BATCH_SIZE;
  const shareIds = shares.map(({ id }) => id);
  await transaction(function* (tx) {
    const isOwn = eq(followerUpdates.cardId, cardId);
    const current = yield* firstRow(tx.select().from(followerUpdates).where(isOwn));
    if (current?.after !== pending.after) return; // another process was faster
    const { card, following } = yield* listFollowing(tx, cardId, shareIds);
    if (card) {
      const followers = following.flatMap(({ share, row }) => {
        const contactOwner = owners.get(row.userId ?? 0);
        const typed = share.followed?.typed ?? typedBeside(card, share.given, false);
        return contactOwner ? [{ contactOwner, share, row, typed }] : [];
      });
      yield* followCard(tx, card, followers);
    }
    if (isLast && !current.isChanged) yield* run(tx.delete(followerUpdates).where(isOwn));
    else
      yield* run(
        tx
          .update(followerUpdates)
          .set(isLast ? { after: 0, isChanged: false } : { after: shareIds.at(-1)! })
          .where(isOwn),
      );
  });
}

followerObserver.cardChanged = updateNextFollowers;

/** Brings what follows changed cards up to date, in steps and of each card in turn; answers whether more is left. */
export async function updateFollowers(signal: AbortSignal): Promise<boolean> {
  const until = Date.now() + RUN_MS;
  for (;;) {
    const pending = await db
      .select({ cardId: followerUpdates.cardId })
      .from(followerUpdates)
      // None is last for ever, however many change all the time.
      .orderBy(sql`random()`)
      .limit(CARDS_PER_ROUND);
    if (pending.length === 0) return false;
    for (const { cardId } of pending) {
      if (signal.aborted || Date.now() > until) return true;
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
