import type { Columns } from "../postgres.ts";
import type { JsonObject } from "./json.ts";
import type { AccountTables } from "./accounts.ts";
import { now, times } from "./times.ts";

type GalleryItem = { url: string; alt?: string };
/** A link that is shown only from then, or only until then (ISO times). */
type Timed = { from?: string; until?: string };
type CustomButton = { text: string; url: string; backgroundColor: string } & Timed;
export type SocialLink = string | ({ url: string } & Timed);
export type ContactKind = "phone" | "email" | "address" | "website";
export type ContactEntry = { kind: ContactKind; label: string; value: string };
type Followers = "nobody" | "exchanged" | "anybody";
export type Place = { lat: number; lon: number };

/** Cards, their files and addresses. */
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
      /** All ways to reach somebody, with their labels; the first of each kind is also in the column of its own. */
      contacts: c.json<ContactEntry[]>().notNull().default([]),
      /** The card's telephone numbers as typed, and in E.164 where their country is known. */
      numbers: c.json<Record<string, string>>().notNull().default({}),
      /** Pairs, not an object: jsonb does not keep the order of keys, and the order is the owner's. */
      socialLinks: c.json<[network: string, link: SocialLink][]>().notNull().default([]),
      customButtons: c.json<CustomButton[]>().notNull().default([]),
      gallery: c.json<GalleryItem[]>().notNull().default([]),
      embedCodes: c.json<string[]>().notNull().default([]),
      formConfig: c.json<JsonObject>().notNull().default({}),
      customizations: c.json<JsonObject>().notNull().default({}),
      /** Whether search engines may list it. */
      indexable: c.bool().notNull().default(false),
      /** Language for visitors who choose none; null: that of their browser. */
      language: c.text(),
      /** The owner's own words in other languages, by their codes. */
      translations: c.json<Record<string, JsonObject>>().notNull().default({}),
      isPaused: c.bool().notNull().default(false),
      /** Whose contacts follow it, of those it was shared with. */
      followers: c.text().$type<Followers>().notNull().default("exchanged"),
      /** The team it belongs to; a team's end frees or pauses its cards, so this is no reference. */
      teamId: c.integer(),
      /** The team's template, whose locked values stand above its own. */
      templateId: c.integer(),
      /** Its holder has left: it is the team's, and `userId` the manager who answers for it. */
      isVacant: c.bool().notNull().default(false),
      /** The card to which a vacant one leads. */
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
    {
      slug: c.text().primaryKey(),
      cardId: c.ref(() => businessCards.id).notNull(),
      ...created(),
    },
    (t) => [c.index("slug_history_by_card").on(t.cardId)],
  );

  /** Results of the address search, so that all servers together look up an address only once. */
  const knownPlaces = c.table(
    "known_places",
    {
      /** SHA-256 of the address, so that nothing of a deleted card is kept. */
      addressHash: c.text().primaryKey(),
      /** Null: the search knows no such address. */
      place: c.json<Place>(),
      foundAt: c.timestamp().notNull(),
    },
    (t) => [c.index("known_places_by_time").on(t.foundAt)],
  );

  /** Files under uploads, so that those nothing uses can be removed. */
  const uploads = c.table(
    "uploads",
    {
      path: c.text().primaryKey(),
      userId: c.ref(() => users.id).notNull(),
      cardId: c.integer(),
      /** The contact that it is a picture of; a file whose contact is gone is no longer used. */
      personId: c.integer(),
      bytes: c.integer().notNull(),
      width: c.integer(),
      height: c.integer(),
      /** What is painted in its place while it loads, `#rrggbb`; null for a picture one can see through. */
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
    /** `site`, or the id of the owner whose cards these settings are for. */
    scope: c.text().primaryKey(),
    settings: c.json<JsonObject>().notNull(),
    updatedAt: c.timestamp().notNull().$defaultFn(now).$onUpdateFn(now),
  });

  return { businessCards, slugHistory, knownPlaces, uploads, pwaSettings };
}

export type CardTables = ReturnType<typeof cardTables>;

type Card = CardTables["businessCards"]["$inferSelect"];
/** What a card says and shows, as its columns hold it. */
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
/** What a template sets of them; with a telephone number, how it reads in E.164. */
export type TemplateValues = Partial<CardFields & Pick<Card, "numbers">>;
