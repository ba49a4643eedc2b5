import type { CardData, SectionName } from "../card-data.ts";
import type { Theme } from "../themes/theme.ts";
import { about } from "./about/About.tsx";
import { buttons } from "./buttons/Buttons.tsx";
import { embeds } from "./embeds/Embeds.tsx";
import { form } from "./form/Form.tsx";
import { gallery } from "./gallery/Gallery.tsx";
import { location } from "./location/Location.tsx";
import { rows } from "./rows/Rows.tsx";
import type { CardVariant, Section } from "./section.ts";
import { social } from "./social/Social.tsx";
import { video } from "./video/Video.tsx";

/**
 * Every section there is. A new one: its folder, its name in SectionName, its line here, its place in the themes'
 * orders.
 */
const sections: Record<SectionName, Section> = { rows, social, buttons, about, video, gallery, embeds, location, form };

/** The sections a card shows, first to last: the owner's order, then the theme's; without hidden and empty ones. */
export function sectionsOf(card: CardData, theme: Pick<Theme, "order">, variant: CardVariant): Section[] {
  const { order = [], hidden = [] } = card.customizations;
  return [...new Set([...order, ...theme.order])]
    .filter((name) => Object.hasOwn(sections, name) && !hidden.includes(name))
    .map((name) => sections[name])
    .filter((section) => (variant === "full" || !section.fullOnly) && section.hasContent(card));
}
