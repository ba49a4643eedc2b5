// Not in the schema, so that a form that shows a limit does not load Zod.

import type { SectionName } from "#sdk/card/card-data.ts";
import { FIELDS } from "./fields.ts";

/** Limits of everything but single texts (see fields.ts): characters or number of items. */
export const LIMITS = {
  url: 2_048,
  customCss: 20_000,
  theme: 40,
  socialLinks: 50,
  customButtons: 20,
  gallery: 50,
  embedCodes: 10,
  embedCode: 5_000,
  formFields: 30,
} as const;

/** More pictures than this are stored, but advised against. */
export const RECOMMENDED_GALLERY_SIZE = 8;
export const SECTIONS: readonly SectionName[] = [
  "rows",
  "social",
  "buttons",
  "about",
  "video",
  "gallery",
  "embeds",
  "location",
  "form",
];
export const DEFAULT_BUTTON_COLOR = "#d9bd90";

export const SLUG_IN_USE = "That URL slug is already taken.";

export const END_BEFORE_START = "The end must be later than the start";
export const FIELD_LABEL_MISSING = "Field label is required";
export const BUTTON_LABEL_MISSING = "Button label is required";
export const PLATFORM_MISSING = "Platform name is required";
/** A custom platform's key: its name in lower case without spaces. */
export const platformKey = (name: string) => name.toLowerCase().replace(/\s+/g, "");

/**
 * What is wrong with a slug: 3 to 50 of a-z, 0-9 and inner hyphens, not digits only, because data-card takes a slug or
 * an id.
 */
export function slugProblem(text: string): string | null {
  if (text.length < 3) return "Slug must be at least 3 characters";
  if (text.length > FIELDS.slug.limit) return `Slug must be at most ${FIELDS.slug.limit} characters`;
  if (!/^[a-z0-9]+(?:-+[a-z0-9]+)*$/.test(text))
    return "Slug may contain only letters, digits and hyphens between them";
  return /^\d+$/.test(text) ? "Slug must contain a letter" : null;
}
