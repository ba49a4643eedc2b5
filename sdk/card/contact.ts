import type { CardData } from "./card-data.ts";
import { directionIn, stripBidiControls } from "../direction.ts";
import { webLink } from "./links.ts";

const plain = (text: string | null) => text && stripBidiControls(text).trim();

/** The name a card goes by: the person, else the company, else its address on the server. */
export function displayName(card: Pick<CardData, "name" | "company" | "slug">): string {
  return plain(card.name) || plain(card.company) || card.slug;
}

/** The card's website, else the one in its customizations, as a link. */
export function website(card: Pick<CardData, "website" | "customizations">): string | null {
  return webLink(card.website) ?? webLink(card.customizations.website);
}

/** The card's about text, else the one in its customizations. */
export function aboutText(card: Pick<CardData, "about" | "customizations">): string | null {
  return card.about?.trim() || card.customizations.about?.trim() || null;
}

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LETTER = /\p{L}/u;

/** The direction a card reads in: that of a language from right to left, else of the first letter written on it. */
export function direction(
  card: Pick<CardData, "name" | "title" | "company" | "about">,
  language = "en",
): "ltr" | "rtl" {
  if (directionIn(language) === "rtl") return "rtl";
  const text = [card.name, card.title, card.company, card.about].find((part) => part && LETTER.test(part)) ?? "";
  return RTL.test(LETTER.exec(text)?.[0] ?? "") ? "rtl" : "ltr";
}
