import { redirect } from "@remix-run/node";
import type { CardData } from "#sdk/card/card-data.ts";
import { displayName } from "#sdk/card/contact.ts";
import type { Actor } from "../../access.ts";
import * as cards from "../../cards/cards.server.ts";
import { listOwn, listOwnIds, type OwnCard } from "../../cards/own-cards.server.ts";
import { publicCard } from "../../cards/public-card.server.ts";
import { contactInCode } from "../../cards/vcard.ts";
import { config } from "../../config/config.server.ts";
import { canonicalUrl } from "../../domains/addresses.server.ts";
import { Invalid } from "../../errors.ts";
import { qrCode } from "../../qr/qr.server.ts";

const MAX_CARDS = 20;
const CODE_STYLE = { size: 1_000, ec: "M", dark: "#000000", light: "#ffffff", logo: false } as const;

/** A card as it is held up at an event: its codes are in the page itself, so that they show without a network. */
export interface CardWithCodes {
  id: number;
  name: string;
  /** Title and company. */
  line: string;
  /** The link to share; the code's own says `?s=qr`. */
  url: string;
  /** Data URLs; null for a card that is paused, or whose contact does not fit into a code. */
  linkCode: string | null;
  contactCode: string | null;
}

/**
 * The card of this id first found among the user's own, which can be swiped through. `mine` leads to the first of them.
 */
export async function cardsToShow(
  actor: Actor,
  id: number | "mine",
): Promise<{ cards: CardWithCodes[]; first: number }> {
  const own = await listOwnIds(actor);
  if (id === "mine") throw redirect(own[0] ? `/cards/${own[0].id}/show` : "/dashboard");
  const isOwn = own.some((card) => card.id === id);
  const swiped = own.filter((card) => card.id === id || !card.isPaused).slice(0, MAX_CARDS);
  const ids = swiped.map((card) => card.id);
  const selected = isOwn ? await listOwn(actor, ids) : [await cards.read(actor, id)];
  const all = await Promise.all(selected.map(toShow));
  return {
    cards: all,
    first: Math.max(
      0,
      all.findIndex((card) => card.id === id),
    ),
  };
}

async function toShow(card: OwnCard): Promise<CardWithCodes> {
  const url = canonicalUrl(card);
  const line = [card.title, card.company].filter(Boolean).join(", ");
  if (card.isPaused) return { id: card.id, name: card.name ?? card.slug, line, url, linkCode: null, contactCode: null };
  const data = await publicCard(card.slug);
  return {
    id: card.id,
    name: displayName(data),
    line,
    url,
    linkCode: await codeOf(`${url}?s=qr`),
    contactCode: await contactCodeOf(data, url),
  };
}

async function contactCodeOf(card: CardData, pageUrl: string): Promise<string | null> {
  try {
    return await codeOf(contactInCode(card, { pageUrl, host: new URL(config.publicUrl).host }));
  } catch (error) {
    if (error instanceof Invalid) return null;
    throw error;
  }
}

async function codeOf(content: string): Promise<string> {
  const svg = await qrCode(content, "svg", CODE_STYLE);
  return `data:image/svg+xml,${encodeURIComponent(svg.toString())}`;
}
