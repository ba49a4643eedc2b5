import type { CardData } from "#sdk/card/card-data.ts";
import { displayName } from "#sdk/card/contact.ts";

/** Who a card is of, where it says no more about itself: title and company. */
export const cardSubtitle = (card: CardData) =>
  [card.title, card.company].filter(Boolean).join(", ") || `Contact details of ${displayName(card)}`;
