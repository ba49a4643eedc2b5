import type { CardData } from "../card-data.ts";
import { emptyCard } from "../empty-card.ts";

/** A card for tests with every section filled; the person and the firm are invented. */
export function aCard(changes: Partial<CardData> = {}): CardData {
  return {
    ...emptyCard,
    id: 7,
    slug: "mara-ellington",
    theme: "default",
    name: "Mara Ellington",
    title: "Founder & Event Planner",
    company: "Harbour Lane Events",
    phone: "+1 202 555 0143",
    email: "mara@harbourlane.example.com",
    address: "14 Harbour Lane, Port Wren",
    about:
      "I plan weddings, launches and long-table dinners along the coast. Fourteen years, three hundred events, and one rule: the host gets to enjoy the party too.",
    website: "harbourlane.example.com",
    profilePicture: "/uploads/portrait.jpg",
    coverPhoto: "/uploads/cover.jpg",
    logoUrl: "/uploads/logo.png",
    logo: "/uploads/logo.png",
    videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    faviconUrl: "/uploads/icon.png",
    socialLinks: {
      linkedin: "https://linkedin.example.com/in/mara",
      instagram: "https://instagram.example.com/mara",
      whatsapp: "whatsapp://send?phone=12025550143",
      mastodon: "https://social.example.com/@mara",
    },
    customButtons: [
      { text: "Book a free planning call", url: "https://harbourlane.example.com/call", backgroundColor: "#d9bd90" },
      {
        text: "See the 2027 season brochure",
        url: "https://harbourlane.example.com/brochure",
        backgroundColor: "#22303c",
      },
    ],
    gallery: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ url: `/uploads/g${n}.jpg`, alt: `Table ${n}` })),
    embedCodes: ["<p>Opening hours</p>"],
    formConfig: { enabled: true },
    customizations: {},
    user: { id: 3, accessLevel: 3 },
    salesbot: { isEnabled: true, botName: "Assistant", avatarUrl: null },
    version: 4,
    updatedAt: "2026-11-01T10:00:00.000Z",
    ...changes,
  };
}

/** The same person with nothing but a name. */
export function aBareCard(changes: Partial<CardData> = {}): CardData {
  const { id, slug, name, user, version, updatedAt } = aCard();
  return { ...emptyCard, id, slug, name, user, version, updatedAt, ...changes };
}
