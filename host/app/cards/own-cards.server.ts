import { and, asc, inArray } from "drizzle-orm";
import { firstRow, rowBytes } from "#db/index.ts";
import { type Actor, LEVEL, mayUseLevel, requirePermission } from "../access.ts";
import { database, db, tables } from "../database.server.ts";
import { customDomainUrl } from "../domains/addresses.server.ts";
import { pickColumns, readableColumns } from "../field-access/columns.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { sizedPages } from "../runtime/sized-pages.ts";
import type { ComposedCard } from "./compose.ts";
import { contactsOf } from "./contacts.ts";
import { countFollowers } from "./followers.server.ts";
import { CARD_WITH_TEMPLATE, composed, ofTemplate, ownedBy } from "./stored.server.ts";

const { businessCards, cardTemplates } = tables;

const MAX_LISTED = 500;

/** A card as its owner's pages receive it. */
export type OwnCard = ReturnType<typeof ownCard>;

const OWN = readableColumns("businessCards", "owner");

export function ownCard(card: ComposedCard, followedBy = 0) {
  const { socialLinks, createdAt, updatedAt, ...fields } = pickColumns(card, OWN);
  const url = customDomainUrl(card);
  return {
    ...fields,
    logo: card.logoUrl,
    contacts: contactsOf(card),
    socialLinks: Object.fromEntries(socialLinks),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    /** Fields set by the team's template. */
    lockedFields: card.lockedFields,
    /** How many have a contact that follows it. */
    followedBy,
    ...(url !== undefined && { url }),
  };
}

/** The actor's own cards, oldest first: the first is the featured one. */
export const listOwnIds = (actor: Actor): Promise<{ id: number; isPaused: boolean }[]> =>
  db
    .select({ id: businessCards.id, isPaused: businessCards.isPaused })
    .from(businessCards)
    .where(ownedBy(actor.id))
    .orderBy(asc(businessCards.id))
    .limit(MAX_LISTED);

/** Some of the actor's own cards, oldest first. */
export async function listOwn(actor: Actor, ids: number[]): Promise<OwnCard[]> {
  const cards: OwnCard[] = [];
  for await (const page of readCards(actor.id, MAX_LISTED, ids)) cards.push(...page.map((card) => ownCard(card)));
  return cards;
}

/** The id of the actor's featured card; null without one. */
export async function featuredId(actor: Actor): Promise<number | null> {
  const first = await firstRow(
    db
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(ownedBy(actor.id))
      .orderBy(asc(businessCards.id))
      .limit(1),
  );
  return first?.id ?? null;
}

/** The cards of a user in pages, for that user and administrators. */
export function listForUser(actor: Actor, userId: number): AsyncGenerator<OwnCard[], void> {
  if (actor.id !== userId) requirePermission(mayUseLevel(actor, LEVEL.admin));
  return ownCards(userId);
}

/** As its owner's pages receive them, in pages of a bounded size. */
export async function* ownCards(userId: number): AsyncGenerator<OwnCard[], void> {
  for await (const cards of readCards(userId, MAX_LISTED)) {
    const followers = await countFollowers(cards.map(({ id }) => id));
    yield cards.map((card) => ownCard(card, followers.get(card.id)));
  }
}

/** A user's cards in pages of a bounded size: a card may have a megabyte, and a manager hundreds of them. */
export async function* readCards(
  userId: number,
  maxRows: number,
  only?: number[],
): AsyncGenerator<ComposedCard[], void> {
  const listed = await db
    .select({ id: businessCards.id, size: rowBytes(database, businessCards) })
    .from(businessCards)
    .where(and(ownedBy(userId), only && inArray(businessCards.id, only)))
    .orderBy(asc(businessCards.id))
    .limit(maxRows);
  for (const ids of sizedPages(listed)) {
    const cards = await db
      .select(CARD_WITH_TEMPLATE)
      .from(businessCards)
      .leftJoin(cardTemplates, ofTemplate)
      .where(and(ownedBy(userId), inArray(businessCards.id, ids)))
      .orderBy(asc(businessCards.id));
    yield cards.map(composed);
    await nextEventLoopTurn();
  }
}
