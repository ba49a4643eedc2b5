import { and, asc, eq, gt } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import { db, tables } from "../database.server.ts";
import { canonicalUrl, cardUrlOn } from "./addresses.server.ts";
import { showsCard } from "./domain-registry.server.ts";
import type { CustomDomain } from "./custom-domain.ts";

const { businessCards, slugHistory, teams } = tables;

const COLUMNS = { slug: businessCards.slug, userId: businessCards.userId, teamId: businessCards.teamId };

/** Reference to a card in a path or call. */
export type CardRef = { slug: string } | { id: number };

/** More cards than an owner has; a sitemap may hold 50,000 addresses. */
const MAX_LISTED = 5_000;
const PAGE = 500;

/** Slug of a card on a domain: one of its owner or team, by current or earlier slug or id. Undefined for others. */
export async function slugOnSite(site: CustomDomain, ref: CardRef): Promise<string | undefined> {
  const condition = "id" in ref ? eq(businessCards.id, ref.id) : eq(businessCards.slug, ref.slug);
  const card = await firstRow(db.select(COLUMNS).from(businessCards).where(condition));
  if (card) return showsCard(site, card) ? card.slug : undefined;
  if ("id" in ref) return undefined;
  const former = await firstRow(
    db
      .select(COLUMNS)
      .from(slugHistory)
      .innerJoin(businessCards, eq(businessCards.id, slugHistory.cardId))
      .where(eq(slugHistory.slug, ref.slug)),
  );
  return former && showsCard(site, former) ? former.slug : undefined;
}

/** The address of a team's directory that a domain opens with; undefined when it is closed, or not wanted. */
export async function directoryOnSite({ teamId, showsDirectory }: CustomDomain): Promise<string | undefined> {
  if (!showsDirectory || teamId === null) return undefined;
  const team = await firstRow(
    db
      .select({ slug: teams.slug })
      .from(teams)
      .where(and(eq(teams.id, teamId), eq(teams.directory, true))),
  );
  return team && `/team/${encodeURIComponent(team.slug)}`;
}

/** Sitemap of a domain: indexable cards whose main URL is there. */
export async function sitemapOf(site: CustomDomain): Promise<string> {
  const addresses: { address: string; day: string }[] = [];
  const ofSite = site.teamId === null ? eq(businessCards.userId, site.userId) : eq(businessCards.teamId, site.teamId);
  if (await directoryOnSite(site))
    addresses.push({ address: `${site.origin}/`, day: new Date().toISOString().slice(0, 10) });
  for (let after = 0, isMore = true; isMore && addresses.length < MAX_LISTED;) {
    const cards = await db
      .select({
        id: businessCards.id,
        slug: businessCards.slug,
        userId: businessCards.userId,
        teamId: businessCards.teamId,
        customizations: businessCards.customizations,
        indexable: businessCards.indexable,
        updatedAt: businessCards.updatedAt,
      })
      .from(businessCards)
      .where(and(ofSite, eq(businessCards.isPaused, false), gt(businessCards.id, after)))
      .orderBy(asc(businessCards.id))
      .limit(PAGE);
    for (const card of cards)
      if (
        card.indexable &&
        card.customizations.searchable !== false &&
        canonicalUrl(card, site) === cardUrlOn(site, card)
      )
        addresses.push({ address: cardUrlOn(site, card), day: card.updatedAt.toISOString().slice(0, 10) });
    isMore = cards.length === PAGE;
    after = cards.at(-1)?.id ?? after;
  }
  const entries = addresses.map(({ address, day }) => `<url><loc>${address}</loc><lastmod>${day}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>\n`;
}

/** Everything may be read; what must not be found says so on its own page. */
export const robotsOf = ({ origin }: CustomDomain): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
