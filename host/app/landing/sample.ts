import { demoPerson } from "#db/seed/person.ts";
import type { CardData } from "#sdk/card/card-data.ts";
import { emptyCard } from "#sdk/card/empty-card.ts";
import type { LandingScriptWords } from "./words.en.ts";

export const nameOfSample = ({ sample }: LandingScriptWords, { name }: CardData) => sample.replace("{}", name ?? "");

/** The card in the hero; visitors can change its name and theme. The person and the company are invented. */
export const sampleCard: CardData = {
  ...emptyCard,
  slug: "mara-ellington",
  ...demoPerson,
  profilePicture: "/demo/portrait.svg",
  logoUrl: "/demo/logo.svg",
  logo: "/demo/logo.svg",
  socialLinks: {
    linkedin: "https://www.linkedin.com/in/mara-ellington-example",
    instagram: "https://www.instagram.com/harbourlane.example",
    facebook: "https://www.facebook.com/harbourlane.example",
    whatsapp: "https://wa.me/12025550143",
    youtube: "https://www.youtube.com/@harbourlane-example",
  },
  customButtons: [
    { text: "Book a free planning call", url: "https://harbourlane.example.com/call", backgroundColor: "#d9bd90" },
  ],
};

/** The sample card in the viewer's language, with title and button in that person's words. */
export function sampleIn({ card }: LandingScriptWords): CardData {
  if (!card) return sampleCard;
  const customButtons = sampleCard.customButtons.map((button) => ({ ...button, text: card.button }));
  return { ...sampleCard, title: card.title, customButtons };
}
