import { website, direction, displayName } from "#sdk/card/contact.ts";
import type { CardData } from "#sdk/card/card-data.ts";
import { textColorOn, colorStops } from "#sdk/card/colours.ts";
import { initials } from "#sdk/card/initials.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { loadSharp } from "../runtime/load-sharp.ts";
import { pageUrlOf } from "../domains/addresses.server.ts";
import { IMAGE_TIMEOUT, MAX_PIXELS } from "../uploads/drawing-limits.ts";
import { createConvertedPictures } from "../uploads/converted-picture.server.ts";
import { contactPhoto } from "../uploads/portrait.server.ts";
import type { CardPerson } from "./draw/task.ts";

/** The part of a card that the share kit shows. */
type SharedCard = Pick<
  CardData,
  | "id"
  | "slug"
  | "url"
  | "theme"
  | "name"
  | "title"
  | "company"
  | "phone"
  | "email"
  | "website"
  | "address"
  | "about"
  | "profilePicture"
  | "logoUrl"
  | "customizations"
>;

const LOGO = { width: 900, height: 450 };
const orNull = (text: string | null) => text?.trim() || null;

/** A card as drawings show it, with its pictures, for a client. Throws Unavailable when the storage is away. */
export async function toCardPerson(card: SharedCard, address: string): Promise<CardPerson> {
  return {
    ...cardTexts(card),
    portrait: (await contactPhoto(card.profilePicture, address)) ?? null,
    logo: await logoOf(card.logoUrl, address),
  };
}

/** The same without pictures. */
export function cardTexts(card: SharedCard): Omit<CardPerson, "portrait" | "logo"> {
  const { colors } = themeOf(card.theme);
  const primary = colorStops(card.customizations.colors?.primary) ?? [colors.primary];
  const name = displayName(card);
  return {
    name,
    title: orNull(card.title),
    company: card.company === name ? null : orNull(card.company),
    phone: orNull(card.phone),
    email: orNull(card.email),
    website:
      website(card)
        ?.replace(/^https?:\/\/(?:www\.)?/, "")
        .replace(/\/$/, "") ?? null,
    address: orNull(card.address)?.replace(/\s+/g, " ") ?? null,
    // No embedded font has an emoji.
    initials: initials(name.replace(/[^\p{L}\p{M}\p{N}.\s]/gu, "")),
    direction: direction(card),
    link: `${pageUrlOf(card).replace(/^https?:\/\//, "")}`,
    primary,
    onPrimary: textColorOn(primary),
  };
}

/** As PNG; the company's name stands in where there is none. */
const logoOf = createConvertedPictures(async (picture) => {
  const sharp = await loadSharp();
  return sharp(picture, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ ...LOGO, fit: "inside", withoutEnlargement: true })
    .png()
    .timeout(IMAGE_TIMEOUT)
    .toBuffer();
});
