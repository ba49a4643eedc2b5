import { type CardData, type CardText, TEXT_FIELDS } from "./card-data.ts";

/** All texts of a card, empty. */
export const noTexts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, null])) as Record<CardText, null>;

/** An empty card, for samples and tests to fill in. */
export const emptyCard: CardData = {
  ...noTexts,
  logo: null,
  id: 0,
  slug: "",
  theme: "default",
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
  user: { id: 0, accessLevel: 1 },
  salesbot: { isEnabled: false, botName: "", avatarUrl: null },
  version: 1,
  updatedAt: "2026-01-01T00:00:00.000Z",
};
