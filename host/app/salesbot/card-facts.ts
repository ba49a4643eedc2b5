import type { BusinessCard } from "#db/index.ts";
import { urlOf } from "#sdk/card/links.ts";
import { isVisibleAt } from "../cards/link-schedule.ts";
import type { CardFacts } from "./engine/facts/facts.ts";

/** Facts of a card that the assistant may use. */
export function cardFacts(card: BusinessCard): CardFacts {
  const { name, title, company, phone, email, address, about, website, socialLinks, customButtons, customizations } =
    card;
  const now = Date.now();
  const own = (key: "website" | "about") =>
    typeof customizations[key] === "string" && customizations[key] ? (customizations[key] as string) : null;
  return {
    name,
    title,
    company,
    phone,
    email,
    address,
    about: about ?? own("about"),
    website: website ?? own("website"),
    socialLinks: Object.fromEntries(
      socialLinks.flatMap(([network, link]) =>
        typeof link === "string" || isVisibleAt(link, now) ? [[network, urlOf(link)]] : [],
      ),
    ),
    customButtons: customButtons.filter((button) => isVisibleAt(button, now)),
  };
}
