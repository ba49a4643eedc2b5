import type { Language } from "../languages.ts";

/** The fields of a card that hold one text. */
export const TEXT_FIELDS = [
  "name",
  "pronouns",
  "title",
  "company",
  "phone",
  "email",
  "address",
  "about",
  "website",
  "profilePicture",
  "coverPhoto",
  "logoUrl",
  "videoUrl",
  "faviconUrl",
] as const;

export type CardText = (typeof TEXT_FIELDS)[number];

/** Data of a card: the response of GET /api/card/{slug}, which Card.tsx renders. Links are safe URLs. */
export interface CardData extends Record<CardText, string | null> {
  id: number;
  slug: string;
  /** A name of themes/list.ts; anything else is shown as `default`. */
  theme: string;
  /** Older name of logoUrl. */
  logo: string | null;
  /** All contact details by kind; the first of each is also in its own field. */
  contacts: ContactEntry[];
  /** Telephone numbers as typed, and in E.164. */
  numbers: Record<string, string>;
  /** Network to link, in the order shown. */
  socialLinks: Record<string, SocialLink>;
  customButtons: CustomButton[];
  gallery: GalleryItem[];
  embedCodes: string[];
  formConfig: FormConfig;
  customizations: Customizations;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** Language for visitors who choose none; null for their browser's. */
  language: Language | null;
  /** The owner's words in other languages. */
  translations: Translations;
  user: { id: number; accessLevel: number };
  salesbot: { isEnabled: boolean; botName: string; avatarUrl: string | null };
  version: number;
  /** Version of the team's template that sets some fields; the card's own version does not change with it. */
  templateVersion?: number;
  updatedAt: string;
  /** URL on a custom domain; without one it is /view/{slug}. */
  url?: string;
  /** Whether it goes without our name, as it may on such a domain. */
  isUnbranded?: boolean;
}

/** The owner's words in one language; what is missing falls back. Lists follow the card's own, entry by entry. */
export interface Translation {
  title?: string;
  company?: string;
  about?: string;
  customButtons?: { text?: string }[];
  gallery?: { alt?: string }[];
  formConfig?: { title?: string; consentText?: string; thankYou?: string; fields?: { label?: string }[] };
}

export type Translations = Partial<Record<Language, Translation>>;

export type ContactKind = "phone" | "email" | "address" | "website";

/** The label is work, home, mobile, or the owner's own word. */
export interface ContactEntry {
  kind: ContactKind;
  label: string;
  value: string;
}

/** A link that is shown only from then, or only until then (ISO times). */
export interface Scheduled {
  from?: string;
  until?: string;
}

/** Visitors get the URL alone; the owner also the times of one that has some. */
export type SocialLink = string | ({ url: string } & Scheduled);

export interface CustomButton extends Scheduled {
  text: string;
  url: string;
  /** `#rgb` or `#rrggbb`; #d9bd90 when not given. */
  backgroundColor: string;
}

interface GalleryItem {
  url: string;
  alt?: string;
}

export type FormFieldType = "text" | "email" | "phone" | "longtext" | "choice" | "date";

export interface FormField {
  id: string;
  label: string;
  type: FormFieldType;
  required?: boolean;
  options?: string[];
}

/** An empty object: the form is off. */
export interface FormConfig {
  enabled?: boolean;
  title?: string;
  fields?: FormField[];
  consentText?: string;
  thankYou?: string;
}

/** Sections an owner may hide or put in another order. */
export type SectionName =
  "rows" | "social" | "buttons" | "about" | "video" | "gallery" | "embeds" | "location" | "form";

export interface Customizations {
  website?: string;
  about?: string;
  customCss?: string;
  colors?: { primary?: ColorOrGradient; accent?: string; text?: string; background?: ColorOrGradient };
  /** Sections first to last; those not named follow in the theme's order. */
  order?: SectionName[];
  hidden?: SectionName[];
  spacing?: "compact" | "normal" | "airy";
  /** False: search engines are asked to leave this card out; older than `indexable`. */
  searchable?: boolean;
}

/** One colour, or a linear gradient of two. */
export type ColorOrGradient = string | { from: string; to: string; angle?: number };
