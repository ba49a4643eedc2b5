import { config } from "../config/config.server.ts";
import { mainDomainOf, showsCard } from "./domain-registry.server.ts";
import type { CustomDomain } from "./custom-domain.ts";

interface CardUrlFields {
  id: number;
  slug: string;
  userId: number;
  teamId: number | null;
}

/** URL of a card on a custom domain of its owner or team. */
export const cardUrlOn = (
  site: Pick<CustomDomain, "origin" | "cardId" | "showsDirectory">,
  { id, slug }: Pick<CardUrlFields, "id" | "slug">,
): string =>
  id === site.cardId && !site.showsDirectory ? `${site.origin}/` : `${site.origin}/${encodeURIComponent(slug)}`;

/**
 * URL of a card on its team's or owner's main domain, else on the current one; undefined if /view/{slug} is its URL.
 */
export function customDomainUrl(card: CardUrlFields, current?: CustomDomain): string | undefined {
  const site = mainDomainOf(card) ?? (current && showsCard(current, card) ? current : undefined);
  return site && cardUrlOn(site, card);
}

/** The page URL of a card with an optional `url`. */
export const pageUrlOf = ({ slug, url }: { slug: string; url?: string }): string =>
  url ?? `${config.publicUrl}/view/${slug}`;

/** The address of a card that is printed, shared and found: the best it has. */
export const canonicalUrl = (card: CardUrlFields, current?: CustomDomain): string =>
  pageUrlOf({ slug: card.slug, url: customDomainUrl(card, current) });
