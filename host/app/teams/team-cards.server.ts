import { and, asc, count, eq, gt, or } from "drizzle-orm";
import type { Actor } from "../access.ts";
import { compose } from "../cards/compose.ts";
import { ofTemplate, TEMPLATE } from "../cards/stored.server.ts";
import { db, tables } from "../database.server.ts";
import { cursorOf } from "../http/cursor.ts";
import { like } from "./like.ts";
import { getManaged } from "./teams.server.ts";
import type { ListQuery } from "./teams.schema.ts";

const { businessCards, cardTemplates, users } = tables;

/** A card as the team's page lists it. */
export interface TeamCard {
  id: number;
  slug: string;
  name: string | null;
  title: string | null;
  /** Who has it; null once they left. */
  holder: { id: number; name: string } | null;
  state: "shown" | "paused" | "vacant";
  template: string | null;
  updatedAt: string;
}

export async function list(actor: Actor, teamId: number, { search, limit, cursor }: ListQuery) {
  await getManaged(actor, teamId);
  const matching = and(
    eq(businessCards.teamId, teamId),
    search
      ? or(like(businessCards.name, search), like(businessCards.slug, search), like(users.fullName, search))
      : undefined,
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({
        card: {
          id: businessCards.id,
          slug: businessCards.slug,
          name: businessCards.name,
          title: businessCards.title,
          isPaused: businessCards.isPaused,
          isVacant: businessCards.isVacant,
          updatedAt: businessCards.updatedAt,
        },
        holder: { id: users.id, fullName: users.fullName, username: users.username },
        template: TEMPLATE,
        templateName: cardTemplates.name,
      })
      .from(businessCards)
      .innerJoin(users, eq(users.id, businessCards.userId))
      .leftJoin(cardTemplates, ofTemplate)
      .where(and(matching, cursor === undefined ? undefined : gt(businessCards.id, cursor)))
      .orderBy(asc(businessCards.id))
      .limit(limit + 1),
    db.select({ n: count() }).from(businessCards).innerJoin(users, eq(users.id, businessCards.userId)).where(matching),
  ]);
  return {
    items: rows.slice(0, limit).map(({ card, holder, template, templateName }): TeamCard => {
      const { id, slug, name, title, isPaused, isVacant, updatedAt } = compose(card, template);
      return {
        id,
        slug,
        name,
        title,
        holder: isVacant ? null : { id: holder.id, name: holder.fullName ?? holder.username },
        state: isPaused ? (isVacant ? "vacant" : "paused") : "shown",
        template: templateName,
        updatedAt: updatedAt.toISOString(),
      };
    }),
    next: rows.length > limit ? cursorOf(rows[limit - 1]!.card.id) : null,
    total: total!.n,
  };
}
