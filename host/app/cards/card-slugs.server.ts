import { and, desc, eq, exists, inArray, isNull, ne, not, or } from "drizzle-orm";
import { type Actor, LEVEL, mayEditCard, mayUseLevel, requirePermission } from "../access.ts";
import { db, tables } from "../database.server.ts";
import { getCard } from "./cards.server.ts";
import { ownedBy } from "./stored.server.ts";

const { businessCards, slugHistory, teamMembers } = tables;

/** More than anybody reads before clicking. */
const MAX_NAMED = 200;

/** Every slug that leads to a card, the present one first: those on printed codes too. For who may edit the card. */
export async function slugsOfCard(actor: Actor, id: number): Promise<string[]> {
  const card = await getCard(actor, id, mayEditCard);
  return [card.slug, ...(await oldSlugs([id]))];
}

/** Those of a user's cards that end with the account, for that user and administrators: a team keeps its cards. */
export async function slugsOfUser(actor: Actor, userId: number): Promise<string[]> {
  if (actor.id !== userId) requirePermission(mayUseLevel(actor, LEVEL.admin));
  const cards = await db
    .select({ id: businessCards.id, slug: businessCards.slug })
    .from(businessCards)
    .where(and(ownedBy(userId), or(isNull(businessCards.teamId), not(exists(othersOfTeam(userId))))))
    .orderBy(businessCards.id)
    .limit(MAX_NAMED);
  return [...cards.map(({ slug }) => slug), ...(await oldSlugs(cards.map(({ id }) => id)))];
}

/** Somebody who stays in a card's team. */
const othersOfTeam = (userId: number) =>
  db
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, businessCards.teamId), ne(teamMembers.userId, userId)));

async function oldSlugs(cardIds: number[]): Promise<string[]> {
  if (cardIds.length === 0) return [];
  const rows = await db
    .select({ slug: slugHistory.slug })
    .from(slugHistory)
    .where(inArray(slugHistory.cardId, cardIds))
    .orderBy(desc(slugHistory.createdAt))
    .limit(MAX_NAMED);
  return rows.map(({ slug }) => slug);
}
