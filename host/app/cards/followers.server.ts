import { and, asc, countDistinct, eq, exists, gt, inArray, isNotNull, ne, notExists, or, sql } from "drizzle-orm";
import { firstRow, getRow, run, type Tx, type TxSteps } from "#db/index.ts";
import { db, tables, transaction } from "../database.server.ts";
import { MAX_COUNTED_FOLLOWERS } from "./follower-count.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";

const { businessCards, contacts, contactShares, followerUpdates, users } = tables;

/**
 * Whether a share's contact follows the card: joins `contact_shares`, `contacts` and `business_cards`. Nothing is
 * written when following ends, by its setting, a pause or another owner of the card: what the contact got last stays.
 */
export const isFollowing = and(
  eq(businessCards.id, contactShares.followedCardId),
  eq(businessCards.userId, contactShares.sharedById),
  eq(businessCards.isPaused, false),
  ne(businessCards.followers, "nobody"),
  or(eq(businessCards.followers, "anybody"), eq(contacts.userId, contactShares.sharedWithId)),
);

/**
 * Ends for good what follows a card by an address that its owner has not confirmed, once another account or somebody
 * unknown gives something to the contact: the address may be theirs.
 */
export function* endUnconfirmedFollowing(tx: Tx, personId: number, giverId: number | null): TxSteps<void> {
  const rows = tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.personId, personId));
  const isConfirmed = and(
    eq(contacts.id, contactShares.contactId),
    eq(users.id, contactShares.sharedById),
    isNotNull(users.emailConfirmedAt),
    eq(users.emailKey, sql`lower(${contacts.email})`),
  );
  yield* run(
    tx
      .update(contactShares)
      .set({ followedCardId: null })
      .where(
        and(
          inArray(contactShares.contactId, rows),
          isNotNull(contactShares.followedCardId),
          giverId === null ? undefined : ne(contactShares.sharedById, giverId),
          notExists(tx.select({ id: users.id }).from(users).innerJoin(contacts, isConfirmed)),
        ),
      ),
  );
}

/** Whether contacts that are made of a card now follow it. */
export async function mayBeFollowed(cardId: number): Promise<boolean> {
  const isOpen = and(eq(businessCards.id, cardId), ne(businessCards.followers, "nobody"));
  return (await firstRow(db.select({ id: businessCards.id }).from(businessCards).where(isOpen))) !== undefined;
}

/** Cards that were ever shared. */
const wasShared = exists(
  db
    .select({ one: sql`1` })
    .from(contactShares)
    .where(eq(contactShares.followedCardId, businessCards.id)),
);

/** How many accounts have a contact that follows each of these cards, by the first 1,000 shares of each. */
export async function countFollowers(cardIds: readonly number[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  if (cardIds.length === 0) return counts;
  const shared = await db
    .select({ id: businessCards.id })
    .from(businessCards)
    .where(and(inArray(businessCards.id, [...cardIds]), wasShared));
  for (const { id } of shared) {
    const counted = db
      .select({ id: contactShares.id })
      .from(contactShares)
      .where(eq(contactShares.followedCardId, id))
      .orderBy(asc(contactShares.id))
      .limit(MAX_COUNTED_FOLLOWERS);
    const { n } = await getRow(
      db
        .select({ n: countDistinct(contacts.userId) })
        .from(contactShares)
        .innerJoin(contacts, eq(contacts.id, contactShares.contactId))
        .innerJoin(businessCards, isFollowing)
        .where(inArray(contactShares.id, counted)),
    );
    counts.set(id, n);
    if (shared.length > 1) await nextEventLoopTurn();
  }
  return counts;
}

/** The cards that contacts follow, by the contacts' ids. */
export async function findFollowedCards(personIds: readonly number[]) {
  if (personIds.length === 0) return new Map<number, { cardId: number; slug: string }>();
  const rows = await db
    .select({ personId: contacts.personId, cardId: businessCards.id, slug: businessCards.slug })
    .from(contacts)
    .innerJoin(contactShares, eq(contactShares.contactId, contacts.id))
    .innerJoin(businessCards, isFollowing)
    .where(inArray(contacts.personId, [...personIds]))
    .orderBy(contactShares.id);
  return new Map(rows.map(({ personId, ...card }) => [personId!, card]));
}

/** The pictures of the cards that contacts follow, or followed last, by the contacts' ids. */
export async function findFollowedPictures(personIds: readonly number[]): Promise<Map<number, string>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .select({ personId: contacts.personId, followed: contactShares.followed })
    .from(contacts)
    .innerJoin(contactShares, eq(contactShares.contactId, contacts.id))
    .where(and(inArray(contacts.personId, [...personIds]), isNotNull(contactShares.followedCardId)))
    .orderBy(contactShares.id);
  return new Map(rows.flatMap(({ personId, followed }) => (followed?.picture ? [[personId!, followed.picture]] : [])));
}

/** Called after a card's followers were queued for an update. Set by contacts/, as cards/ must not import it. */
export const followerObserver = { cardChanged: async (_cardId: number): Promise<void> => {} };

/** A change of these columns is one for followers: what they get, and who they are. */
const FOLLOWED = new Set([
  "name",
  "title",
  "company",
  "phone",
  "email",
  "contacts",
  "profilePicture",
  "isPaused",
  "followers",
  "userId",
]);
export const concernsFollowers = (columns: readonly string[]): boolean => columns.some((name) => FOLLOWED.has(name));

/** Queues updates for contacts that follow these cards, in the transaction of the change. */
export function* recordFollowerUpdates(tx: Tx, cardIds: readonly number[]): TxSteps<void> {
  if (cardIds.length === 0) return;
  const followed = yield* run(
    tx
      .select({ cardId: businessCards.id })
      .from(businessCards)
      .where(and(inArray(businessCards.id, [...cardIds]), wasShared))
      .orderBy(businessCards.id),
  );
  if (followed.length === 0) return;
  yield* run(
    tx
      .insert(followerUpdates)
      .values(followed)
      .onConflictDoUpdate({ target: followerUpdates.cardId, set: { isChanged: true } }),
  );
}

/** Cards reported in one transaction. */
const STEP = 100;

/** Queues updates for contacts that follow any card with this template. */
export async function recordTemplateFollowers(templateId: number): Promise<void> {
  for (let after = 0; ;) {
    const cards = await db
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(and(eq(businessCards.templateId, templateId), gt(businessCards.id, after)))
      .orderBy(asc(businessCards.id))
      .limit(STEP);
    const ids = cards.map(({ id }) => id);
    await transaction((tx) => recordFollowerUpdates(tx, ids));
    if (ids.length < STEP) return;
    after = ids.at(-1)!;
    await nextEventLoopTurn();
  }
}
