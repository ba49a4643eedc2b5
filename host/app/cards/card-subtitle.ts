import type { CardData } from "#sdk/card/card-data.ts";
import { displayName } from "#sdk/card/contact.ts";

/** Title and company, for cards without an about text. */
export const cardSubtitle = (card: CardData) =>
  [card.title, card.company].filter(Boolean).join(", ") || `Contact details of ${displayName(card)}`;
