import { and, count, eq, or, type SQL, sql } from "drizzle-orm";
import { containsText } from "#db/index.ts";
import { type Actor, mayListCards, requirePermission } from "../access.ts";
import { applyTemplate } from "../cards/compose.ts";
import { ofTemplate, TEMPLATE } from "../cards/stored.server.ts";
import { db, tables } from "../database.server.ts";
import { readableColumns, pickColumns } from "../field-access/columns.ts";
import { DAY } from "../events/rollups.ts";
import { readPage, orderByColumns } from "../http/paging.server.ts";
import type { AllCardsQuery, Sortable } from "./all-cards.schema.ts";

const { businessCards, cardTemplates, eventDays, eventRollups, users } = tables;

const LISTED = readableColumns("businessCards", "owner", [
  "id",
  "slug",
  "name",
  "title",
  "company",
  "theme",
  "isPaused",
  "updatedAt",
]);
const OWNER = readableColumns("users", "owner", ["id", "username", "fullName", "accessLevel"]);

/** A card as administrators find it among all. */
export type ListedCard = Awaited<ReturnType<typeof list>>["items"][number];

const viewCount = sql<number>`coalesce((select sum(${eventRollups.n}) from ${eventRollups} where ${and(
  eq(eventRollups.cardId, businessCards.id),
  eq(eventRollups.minutes, DAY),
  eq(eventRollups.dimension, "total"),
  eq(eventRollups.kind, "view"),
)}), 0) + coalesce((select sum(${eventDays.views}) from ${eventDays} where ${eq(eventDays.cardId, businessCards.id)}), 0)`;

const { name, company, slug } = businessCards;
const SEARCHED = [name, company, slug, users.username, users.fullName, users.email];

const ORDER: Record<Sortable, SQL> = {
  name: sql`lower(coalesce(${businessCards.name}, ${businessCards.slug}))`,
  owner: sql`lower(coalesce(${users.fullName}, ${users.username}))`,
  slug: sql`${businessCards.slug}`,
  views: viewCount,
  updatedAt: sql`${businessCards.updatedAt}`,
  isPaused: sql`${businessCards.isPaused}`,
};

/** Every card with its owner, state, views and last change, for administrators. */
export async function list(actor: Actor, { search, sort, owner: ownerId, ...page }: AllCardsQuery) {
  requirePermission(mayListCards(actor));
  const where = and(
    ownerId === undefined ? undefined : eq(businessCards.userId, ownerId),
    or(...SEARCHED.map((column) => containsText(column, search))),
  );
  const { pageRows, next, total } = await readPage(
    page,
    db
      .select({
        card: pickColumns(businessCards, LISTED),
        owner: pickColumns(users, OWNER),
        views: viewCount,
        template: TEMPLATE,
      })
      .from(businessCards)
      .innerJoin(users, eq(users.id, businessCards.userId))
      .leftJoin(cardTemplates, ofTemplate)
      .where(where)
      .orderBy(...orderByColumns(sort, ORDER, businessCards.id)),
    db.select({ n: count() }).from(businessCards).innerJoin(users, eq(users.id, businessCards.userId)).where(where),
  );
  const items = pageRows.map(({ card, owner, views, template }) => ({
    ...pickColumns(applyTemplate(card, template), LISTED),
    updatedAt: card.updatedAt.toISOString(),
    owner,
    views: Number(views),
  }));
  return { items, next, total };
}
