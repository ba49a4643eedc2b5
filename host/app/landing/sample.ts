import type { CardData } from "#sdk/card/card-data.ts";

/** The card in the hero, which a visitor may rename and dress up. The person and the firm are invented. */
export const sampleCard: CardData = {
  id: 0,
  slug: "mara-ellington",
  theme: "default",
  name: "Mara Ellington",
  title: "Founder & Event Planner",
  company: "Harbour Lane Events",
  phone: "+1 202 555 0143",
  email: "mara@harbourlane.example.com",
  address: "14 Harbour Lane, Port Wren",
  about: null,
  website: "https://harbourlane.example.com",
  profilePicture: "/demo/portrait.svg",
  coverPhoto: null,
  logoUrl: "/demo/logo.svg",
  logo: "/demo/logo.svg",
  videoUrl: null,
  faviconUrl: null,
  socialLinks: {
    linkedin: "https://www.linkedin.com/in/mara-ellington-example",
    instagram: "https://www.instagram.com/harbourlane.example",
    facebook: "https://www.facebook.com/harbourlane.example",
    whatsapp: "https://wa.me/12025550143",
    youtube: "https://www.youtube.com/@harbourlane-example",
  },
  customButtons: [{ text: "Book a free planning call", url: "https://harbourlane.example.com/call", backgroundColor: "#d9bd90" }],
  gallery: [],
  embedCodes: [],
  formConfig: {},
  customizations: {},
  user: { id: 0, accessLevel: 1 },
  salesbot: { isEnabled: false, botName: "", avatarUrl: null },
  version: 1,
  updatedAt: "2026-01-01T00:00:00.000Z",
};

/** The longest name a card takes. */
export const MAX_NAME = 100;

/** Themes as they are called on the page, in the order of the product. */
export const THEMES = [
  { name: "minimalist", label: "Minimalist", line: "Big type, much air, nothing else." },
  { name: "dynamic", label: "Dynamic", line: "Your photo, edge to edge, and capitals that move." },
  { name: "corporate", label: "Corporate", line: "A split header and a list that means business." },
  { name: "nonprofit", label: "Nonprofit", line: "A sunrise, an arch, and the cause first." },
  { name: "education", label: "Education", line: "An index card with a red margin." },
  { name: "health", label: "Health", line: "A soft wave and large, calm tiles." },
  { name: "beauty", label: "Beauty", line: "Framed like a page of a magazine." },
  { name: "creative", label: "Creative", line: "A poster with a sticker on it." },
  { name: "tech", label: "Tech", line: "A terminal that greets by name." },
] as const;

/** Those shown at first. */
export const SAMPLE_THEMES = THEMES.slice(0, 3);
