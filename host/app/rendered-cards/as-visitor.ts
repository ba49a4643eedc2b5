import type { CardData } from "#sdk/card/card-data.ts";
import { urlOf } from "#sdk/card/links.ts";
import { contactsOf } from "../cards/contacts.ts";
import { isVisibleAt } from "../cards/link-schedule.ts";
import { internationalNumber } from "../networks/international-number.ts";
import { parseNetworkLink } from "../networks/parse-link.ts";

/** A number without its country, whose code the server knows. */
const anyNumber = (typed: string) => internationalNumber(typed) ?? `+${typed.replace(/\D/g, "")}`;

/** A link as it will be stored; what makes none stays as typed, and is not shown. */
const stored = (network: string, typed: string) => parseNetworkLink(network, typed, anyNumber).url ?? typed;

/** What visitors will see of a card once it is saved: links made of what was typed, none outside its times. */
export function asVisitor<Card extends CardData>(card: Card): Card {
  const now = Date.now();
  return {
    ...card,
    contacts: contactsOf(card).filter(({ value }) => value.trim() !== ""),
    socialLinks: Object.fromEntries(
      Object.entries(card.socialLinks).flatMap(([network, link]) =>
        typeof link === "string" || isVisibleAt(link, now) ? [[network, stored(network, urlOf(link))]] : [],
      ),
    ),
    customButtons: card.customButtons.flatMap((button) =>
      isVisibleAt(button, now) ? [{ ...button, url: stored("", button.url) }] : [],
    ),
  };
}
