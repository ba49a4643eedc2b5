import { config } from "../config/config.server.ts";
import { mainDomainOf, showsCard } from "./domain-registry.server.ts";
import type { CustomDomain } from "./custom-domain.ts";

interface CardUrlFields {
  id: number;
  slug: string;
  userId: number;
  teamId: number | null;
}

/** Where a card's page is on a domain of its owner's or team's. */
export const cardUrlOn = (
  site: Pick<CustomDomain, "origin" | "cardId" | "showsDirectory">,
  { id, slug }: Pick<CardUrlFields, "id" | "slug">,
): string =>
  id === site.cardId && !site.showsDirectory ? `${site.origin}/` : `${site.origin}/${encodeURIComponent(slug)}`;

/**
 * Where a card is on a domain of its team's or owner's: the main one, else the one on which it is asked for; undefined
 * when /view/{slug} is its address.
 */
export function customDomainUrl(card: CardUrlFields, current?: CustomDomain): string | undefined {
  const site = mainDomainOf(card) ?? (current && showsCard(current, card) ? current : undefined);
  return site && cardUrlOn(site, card);
}

/** The same of a card that was read with its `url`. */
export const pageUrlOf = ({ slug, url }: { slug: string; url?: string }): string =>
  url ?? `${config.publicUrl}/view/${slug}`;

/** The address of a card that is printed, shared and found: the best it has. */
export const canonicalUrl = (card: CardUrlFields, current?: CustomDomain): string =>
  pageUrlOf({ slug: card.slug, url: customDomainUrl(card, current) });
