// Not in the schema, so that a form that shows a limit does not load Zod.

import type { SectionName } from "#sdk/card/card-data.ts";
import { FIELDS } from "./fields.ts";
import { cardMessages } from "./messages.en.ts";
import type { Message } from "../languages/message.ts";
import { labels } from "../input/labels.en.ts";
import { inputMessages } from "../input/messages.en.ts";

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

/** Whose contacts receive updates of a card. */
export const FOLLOWERS = ["nobody", "exchanged", "anybody"] as const;
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

/** A custom platform's key: its name in lower case without spaces. */
export const platformKey = (name: string) => name.toLowerCase().replace(/\s+/g, "");

/** Checks a slug: 3 to 50 of a-z, 0-9 and inner hyphens, not digits only, because data-card takes a slug or an id. */
export function slugProblem(text: string): Message | null {
  if (text.length < 3) return cardMessages.slugTooShort;
  if (text.length > FIELDS.slug.limit) return inputMessages.tooLong(labels.slug, FIELDS.slug.limit);
  if (!/^[a-z0-9]+(?:-+[a-z0-9]+)*$/.test(text)) return cardMessages.slugCharacters;
  return /^\d+$/.test(text) ? cardMessages.slugLetter : null;
}
