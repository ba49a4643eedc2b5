import { and, asc, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { containsText } from "#db/index.ts";
import { z } from "zod";
import type { Actor } from "../access.ts";
import { applyTemplate } from "../cards/compose.ts";
import { ownedBy, ofTemplate, TEMPLATE } from "../cards/stored.server.ts";
import { db, tables } from "../database.server.ts";
import { cursorSchema } from "../http/cursor.ts";
import { readPage } from "../http/paging.server.ts";
import { rowId } from "../http/parse.ts";
import { CARD_SORTS, CARD_STATES, type CardSort, type CardState } from "./tabs.ts";
import { getManagedTeam } from "./teams.server.ts";

const { businessCards, cardTemplates, users } = tables;

/** A card as the team's page lists it. */
interface TeamCard {
  id: number;
  slug: string;
  name: string | null;
  title: string | null;
  /** The member; null for a vacant card. */
  holder: { id: number; name: string } | null;
  state: CardState;
  template: string | null;
  templateId: number | null;
  updatedAt: string;
}

/** Query of the page's URL; invalid values are ignored. */
export const teamCardsQuery = z.object({
  search: z.string().trim().max(200).catch("").default(""),
  sort: z.enum(CARD_SORTS).catch("name").default("name"),
  state: z.enum(CARD_STATES).optional().catch(undefined),
  template: rowId.optional().catch(undefined),
  /** How many were listed before. */
  cursor: cursorSchema(z.number().int().min(0).max(1_000_000)).optional(),
  limit: z.number().default(50),
});
type TeamCardsQuery = z.output<typeof teamCardsQuery>;

const ownerName = sql`lower(coalesce(${users.fullName}, ${users.username}))`;
const ORDER: Record<CardSort, SQL> = {
  name: asc(sql`lower(coalesce(${businessCards.name}, ${businessCards.slug}))`),
  "-updatedAt": desc(businessCards.updatedAt),
  holder: asc(ownerName),
  template: asc(sql`lower(coalesce(${cardTemplates.name}, ''))`),
};

const inState: Record<CardState, SQL | undefined> = {
  shown: eq(businessCards.isPaused, false),
  paused: and(eq(businessCards.isPaused, true), eq(businessCards.isVacant, false)),
  vacant: and(eq(businessCards.isPaused, true), eq(businessCards.isVacant, true)),
};

/** The cards of a team in every state, for its managers. */
export async function list(actor: Actor, teamId: number, query: Partial<TeamCardsQuery>) {
  await getManagedTeam(actor, teamId);
  const { search, sort = "name", state, template, cursor, limit = 50 } = query;
  const { id, slug, name, title, isPaused, isVacant, templateId, updatedAt } = businessCards;
  const matching = and(
    eq(businessCards.teamId, teamId),
    state && inState[state],
    template === undefined ? undefined : eq(businessCards.templateId, template),
    or(containsText(name, search), containsText(slug, search), containsText(ownerName, search)),
  );
  const { pageRows, next, total } = await readPage(
    { limit, cursor },
    db
      .select({
        card: { id, slug, name, title, isPaused, isVacant, templateId, updatedAt },
        holder: { id: users.id, fullName: users.fullName, username: users.username },
        template: TEMPLATE,
        templateName: cardTemplates.name,
      })
      .from(businessCards)
      .innerJoin(users, eq(users.id, businessCards.userId))
      .leftJoin(cardTemplates, ofTemplate)
      .where(matching)
      .orderBy(ORDER[sort], asc(id)),
    db.select({ n: count() }).from(businessCards).innerJoin(users, eq(users.id, businessCards.userId)).where(matching),
  );
  return {
    items: pageRows.map(({ card, holder: person, template: rules, templateName }): TeamCard => {
      const composed = applyTemplate(card, rules);
      return {
        id: composed.id,
        slug: composed.slug,
        name: composed.name,
        title: composed.title,
        holder: composed.isVacant ? null : { id: person.id, name: person.fullName ?? person.username },
        state: composed.isPaused ? (composed.isVacant ? "vacant" : "paused") : "shown",
        template: templateName,
        templateId: composed.templateId,
        updatedAt: composed.updatedAt.toISOString(),
      };
    }),
    next,
    total,
  };
}

/** Condition for a member's cards, of one team or all. */
export const ofMember = (userId: number, teamId?: number) =>
  db
    .select({ id: businessCards.id, name: businessCards.name, slug: businessCards.slug })
    .from(businessCards)
    .where(and(teamId === undefined ? undefined : eq(businessCards.teamId, teamId), ownedBy(userId)))
    .orderBy(asc(businessCards.id))
    .limit(100);

/** Numbers of a team's cards with a holder and of vacant ones. */
export async function countStates(teamId: number) {
  const rows = await db
    .select({ isVacant: businessCards.isVacant, n: count() })
    .from(businessCards)
    .where(eq(businessCards.teamId, teamId))
    .groupBy(businessCards.isVacant);
  const of = (isVacant: boolean) => rows.find((row) => row.isVacant === isVacant)?.n ?? 0;
  return { held: of(false), vacant: of(true) };
}
