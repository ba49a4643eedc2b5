import type { Columns } from "../postgres.ts";
import type { JsonObject } from "./json.ts";
import type { AccountTables } from "./accounts.ts";
import { now, times } from "./times.ts";

type GalleryItem = { url: string; alt?: string };
/** Visible only between these ISO times. */
type Timed = { from?: string; until?: string };
type CustomButton = { text: string; url: string; backgroundColor: string } & Timed;
export type SocialLink = string | ({ url: string } & Timed);
export type ContactKind = "phone" | "email" | "address" | "website";
export type ContactEntry = { kind: ContactKind; label: string; value: string };
type Followers = "nobody" | "exchanged" | "anybody";
export type Place = { lat: number; lon: number };

/** Cards, their slugs and files. */
export function cardTables(c: Columns, { users }: AccountTables) {
  const { created, changed } = times(c);

  const businessCards = c.table(
    "business_cards",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      slug: c.text().notNull().unique(),
      theme: c.text().notNull().default("minimalist"),
      name: c.text(),
      pronouns: c.text(),
      title: c.text(),
      company: c.text(),
      phone: c.text(),
      email: c.text(),
      address: c.text(),
      about: c.text(),
      profilePicture: c.text(),
      coverPhoto: c.text(),
      logoUrl: c.text(),
      videoUrl: c.text(),
      faviconUrl: c.text(),
      website: c.text(),
      /** All contact details with labels; the first of each kind is also in its own column. */
      contacts: c.json<ContactEntry[]>().notNull().default([]),
      /** Telephone numbers of the card as entered, mapped to E.164 where the country is known. */
      numbers: c.json<Record<string, string>>().notNull().default({}),
      /** Pairs, because jsonb does not preserve the owner's order of keys. */
      socialLinks: c.json<[network: string, link: SocialLink][]>().notNull().default([]),
      customButtons: c.json<CustomButton[]>().notNull().default([]),
      gallery: c.json<GalleryItem[]>().notNull().default([]),
      embedCodes: c.json<string[]>().notNull().default([]),
      formConfig: c.json<JsonObject>().notNull().default({}),
      customizations: c.json<JsonObject>().notNull().default({}),
      /** Whether search engines may index the card. */
      indexable: c.bool().notNull().default(false),
      /** Language for visitors who choose none; null for their browser's. */
      language: c.text(),
      /** The owner's translations by language code. */
      translations: c.json<Record<string, JsonObject>>().notNull().default({}),
      isPaused: c.bool().notNull().default(false),
      /** Whose contacts receive updates of this card. */
      followers: c.text().$type<Followers>().notNull().default("exchanged"),
      /** The team that it belongs to. No reference, as deleting a team frees or pauses its cards. */
      teamId: c.integer(),
      /** The team's template, whose locked values override the card's. */
      templateId: c.integer(),
      /** The member has left: the card is the team's, and `userId` the manager responsible for it. */
      isVacant: c.bool().notNull().default(false),
      /** When it passed to its present owner; null for a card that never did. */
      ownerSince: c.timestamp(),
      /** Card that a vacant card redirects to. */
      successorId: c.integer(),
      version: c.integer().notNull().default(1),
      ...changed(),
    },
    (t) => [
      c.index("business_cards_by_user").on(t.userId, t.id),
      c.index("business_cards_by_team").on(t.teamId, t.id),
      c.index("business_cards_by_template").on(t.templateId),
    ],
  );

  /** Earlier slugs of a card, so that printed codes keep working. */
  const slugHistory = c.table(
    "slug_history",
    { slug: c.text().primaryKey(), cardId: c.ref(() => businessCards.id).notNull(), ...created() },
    (t) => [c.index("slug_history_by_card").on(t.cardId)],
  );

  /** Geocoding results, shared by all servers. */
  const knownPlaces = c.table(
    "known_places",
    {
      /** SHA-256 of the postal address, so that nothing of a deleted card is stored. */
      addressHash: c.text().primaryKey(),
      /** Null if the geocoder does not know the address. */
      place: c.json<Place>(),
      foundAt: c.timestamp().notNull(),
    },
    (t) => [c.index("known_places_by_time").on(t.foundAt)],
  );

  /** Uploaded files; unused ones are removed. */
  const uploads = c.table(
    "uploads",
    {
      path: c.text().primaryKey(),
      userId: c.ref(() => users.id).notNull(),
      cardId: c.integer(),
      /** Contact that the picture is of; once it is deleted, the file counts as unused. */
      personId: c.integer(),
      bytes: c.integer().notNull(),
      width: c.integer(),
      height: c.integer(),
      /** Placeholder color while loading, `#rrggbb`; null for transparent pictures. */
      color: c.text(),
      ...created(),
    },
    (t) => [
      c.index("uploads_by_card").on(t.cardId),
      c.index("uploads_by_user").on(t.userId),
      c.index("uploads_by_person").on(t.personId),
    ],
  );

  const pwaSettings = c.table("pwa_settings", {
    /** `site`, or the id of the owner to whose cards the settings apply. */
    scope: c.text().primaryKey(),
    settings: c.json<JsonObject>().notNull(),
    updatedAt: c.timestamp().notNull().$defaultFn(now).$onUpdateFn(now),
  });

  return { businessCards, slugHistory, knownPlaces, uploads, pwaSettings };
}

export type CardTables = ReturnType<typeof cardTables>;

type Card = CardTables["businessCards"]["$inferSelect"];
/** The columns of a card that make up its content. */
export type CardFields = Pick<
  Card,
  | "name"
  | "pronouns"
  | "title"
  | "company"
  | "phone"
  | "email"
  | "address"
  | "about"
  | "profilePicture"
  | "coverPhoto"
  | "logoUrl"
  | "videoUrl"
  | "faviconUrl"
  | "website"
  | "theme"
  | "socialLinks"
  | "customButtons"
  | "gallery"
  | "embedCodes"
  | "formConfig"
  | "customizations"
>;
/** Values that a template sets; `numbers` holds the parsed form of `phone`. */
export type TemplateValues = Partial<CardFields & Pick<Card, "numbers">>;
