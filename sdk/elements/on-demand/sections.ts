import type { CardData, SectionName } from "../../card/card-data.ts";
import { rows } from "../../card/sections/rows/Rows.tsx";
import type { CardVariant, Section } from "../../card/sections/section.ts";
import type { Theme } from "../../card/themes/theme.ts";

/**
 * Stands in for sdk/card/sections/index.ts in the element: a section comes over the wire when a card has something for
 * it.
 */
const loaders: Record<
  Exclude<SectionName, "rows">,
  [hasSome: (card: CardData) => boolean, load: () => Promise<Section>]
> = {
  social: [
    (card) => Object.keys(card.socialLinks).length > 0,
    async () => (await import("../../card/sections/social/Social.tsx")).social,
  ],
  buttons: [
    (card) => card.customButtons.length > 0,
    async () => (await import("../../card/sections/buttons/Buttons.tsx")).buttons,
  ],
  about: [
    (card) => Boolean(card.about || card.customizations.about),
    async () => (await import("../../card/sections/about/About.tsx")).about,
  ],
  video: [(card) => Boolean(card.videoUrl), async () => (await import("../../card/sections/video/Video.tsx")).video],
  gallery: [
    (card) => card.gallery.length > 0,
    async () => (await import("../../card/sections/gallery/Gallery.tsx")).gallery,
  ],
  embeds: [
    (card) => card.embedCodes.length > 0,
    async () => (await import("../../card/sections/embeds/Embeds.tsx")).embeds,
  ],
  location: [
    (card) => Boolean(card.address),
    async () => (await import("../../card/sections/location/Location.tsx")).location,
  ],
  form: [
    (card) => card.formConfig.enabled === true,
    async () => (await import("../../card/sections/form/Form.tsx")).form,
  ],
};

const loaded: Partial<Record<SectionName, Section>> = { rows };

/** Fetches what the card needs. Until then `sectionsOf` leaves it out. */
export async function loadSections(card: CardData): Promise<void> {
  const wanted = Object.values(loaders).filter(([hasSome]) => hasSome(card));
  for (const section of await Promise.all(wanted.map(([, load]) => load()))) loaded[section.name] = section;
}

/** As `sectionsOf` in sdk/card/sections/index.ts, of those that are here. */
export function sectionsOf(card: CardData, theme: Pick<Theme, "order">, _variant: CardVariant): Section[] {
  const { order = [], hidden = [] } = card.customizations;
  return [...new Set([...order, ...theme.order])].flatMap((name) => {
    const section = hidden.includes(name) ? undefined : loaded[name];
    return section?.hasContent(card) ? [section] : [];
  });
}
