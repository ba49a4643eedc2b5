import type { CardData } from "#sdk/card/card-data.ts";
import { urlOf } from "#sdk/card/links.ts";
import { FIELD_NAMES } from "../cards/fields.ts";
import { parseNetworkLink } from "../networks/parse-link.ts";
import { api } from "../ui/api.ts";
import type { CardStart } from "./card-actions.ts";
import type { DashboardCard } from "./dashboard.server.ts";

/** The parts of a card that are copied into a duplicate; not links from before they were checked. */
export async function duplicateCardInput({ id, slug }: DashboardCard): Promise<CardStart> {
  const card = await api<CardStart & Pick<CardData, "socialLinks">>("GET", `/api/business-cards/${id}`);
  const links = Object.entries(card.socialLinks).filter(
    ([network, link]) => !parseNetworkLink(network, urlOf(link)).problem,
  );
  return {
    ...Object.fromEntries(FIELD_NAMES.map((name) => [name, card[name]])),
    socialLinks: Object.fromEntries(links),
    slug,
  };
}
