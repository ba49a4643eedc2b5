import { type CardText, TEXT_FIELDS } from "#sdk/card/card-data.ts";
import type { EditorCard } from "../editor/editor-card.ts";

/** A card that is not made yet, as the preview draws it. */
export const blankCard = (owner: { id: number; accessLevel: number; username: string }): EditorCard => ({
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, null])) as Record<CardText, null>),
  id: 0,
  slug: owner.username,
  theme: "minimalist",
  logo: null,
  contacts: [],
  numbers: {},
  socialLinks: {},
  customButtons: [],
  gallery: [],
  embedCodes: [],
  formConfig: {},
  customizations: {},
  indexable: false,
  language: null,
  translations: {},
  userId: owner.id,
  user: { id: owner.id, accessLevel: owner.accessLevel },
  salesbot: { isEnabled: false, botName: "", avatarUrl: null },
  version: 0,
  isPaused: false,
  followers: "exchanged",
  followedBy: 0,
  createdAt: "",
  updatedAt: "",
});
