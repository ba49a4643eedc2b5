import { config } from "../config/config.server.ts";
import { mainSiteOf, showsCard } from "./directory.server.ts";
import type { Site } from "./site.ts";

interface Addressed {
  id: number;
  slug: string;
  userId: number;
  teamId: number | null;
}

/** Where a card's page is on a domain of its owner's or team's. */
export const addressOn = (
  site: Pick<Site, "origin" | "cardId" | "showsDirectory">,
  { id, slug }: Pick<Addressed, "id" | "slug">,
): string =>
  id === site.cardId && !site.showsDirectory ? `${site.origin}/` : `${site.origin}/${encodeURIComponent(slug)}`;

/**
 * Where a card is on a domain of its team's or owner's: the main one, else the one on which it is asked for; undefined
 * when /view/{slug} is its address.
 */
export function ownAddressOf(card: Addressed, asked?: Site): string | undefined {
  const site = mainSiteOf(card) ?? (asked && showsCard(asked, card) ? asked : undefined);
  return site && addressOn(site, card);
}

/** The same of a card that was read with its `url`. */
export const pageUrlOf = ({ slug, url }: { slug: string; url?: string }): string =>
  url ?? `${config.publicUrl}/view/${slug}`;

/** The address of a card that is printed, shared and found: the best it has. */
export const addressOf = (card: Addressed, asked?: Site): string =>
  pageUrlOf({ slug: card.slug, url: ownAddressOf(card, asked) });
