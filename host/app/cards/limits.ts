// Apart from the schema, so that a form that shows a limit does not load Zod.

import type { SectionName } from "#sdk/card/card-data.ts";

/** Longest texts a card takes, in characters. */
export const MAX = {
  name: 100, title: 100, company: 100, phone: 40, email: 254, address: 300, about: 5_000, url: 2_048, customCss: 20_000,
  theme: 40, socialLinks: 50, customButtons: 20, gallery: 50, embedCodes: 10, embedCode: 5_000, formFields: 30,
} as const;

/** More pictures than this are stored, but advised against. */
export const ADVISED_GALLERY = 8;
export const THEMES = [
  "minimalist", "dynamic", "nonprofit", "education", "health", "beauty", "corporate", "creative", "tech",
] as const;
export const SECTIONS: readonly SectionName[] = ["rows", "social", "buttons", "about", "video", "gallery", "embeds", "location", "form"];
export const DEFAULT_BUTTON_COLOR = "#d9bd90";

/** A custom platform's key: its name in lower case without spaces. */
export const platformKey = (name: string) => name.toLowerCase().replace(/\s+/g, "");

export const MAX_SLUG = 50;

/** What is wrong with a slug: 3 to 50 of a-z, 0-9 and inner hyphens, not digits only, because data-card takes a slug or an id. */
export function slugProblem(text: string): string | null {
  if (text.length < 3) return "Slug must be at least 3 characters";
  if (text.length > MAX_SLUG) return `Slug must be at most ${MAX_SLUG} characters`;
  if (!/^[a-z0-9]+(?:-+[a-z0-9]+)*$/.test(text)) return "Slug may contain only letters, digits and hyphens between them";
  return /^\d+$/.test(text) ? "Slug must contain a letter" : null;
}
