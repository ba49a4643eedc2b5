import { and, desc, eq, exists, inArray, isNull, ne, not, or } from "drizzle-orm";
import { type Actor, LEVEL, mayEditCard, mayUseLevel, requirePermission } from "../access.ts";
import { db, tables } from "../database.server.ts";
import { getCard } from "./cards.server.ts";
import { ownedBy } from "./stored.server.ts";

const { businessCards, slugHistory, teamMembers } = tables;

/** Maximum number of slugs listed. */
const MAX_NAMED = 200;

/**
 * Lists all slugs that lead to a card, current one first, then those on printed codes. Requires permission to edit the
 * card.
 */
export async function slugsOfCard(actor: Actor, id: number): Promise<string[]> {
  const card = await getCard(actor, id, mayEditCard);
  return [card.slug, ...(await oldSlugs([id]))];
}

/**
 * Lists slugs of the user's own cards, which are deleted with the account; cards of a team are not. For the user and
 * administrators.
 */
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

/** Other members of a card's team. */
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
