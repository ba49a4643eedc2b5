import type { CardData } from "#sdk/card/card-data.ts";

/** A card as the editors hold it: what the public card shows, and what only its owner knows. */
export type EditorCard = CardData & { userId: number; isPaused: boolean; createdAt: string };

/** The owner's CSS as stored, and as the public page has it: the first drawing then needs nothing that cleans it. */
export interface StoredCss {
  written: string;
  safe: string;
}

/** What an editor may change. */
export const EDITABLE = [
  "slug", "theme", "name", "title", "company", "phone", "email", "address", "about", "website", "profilePicture", "coverPhoto",
  "logoUrl", "faviconUrl", "videoUrl", "socialLinks", "customButtons", "gallery", "embedCodes", "formConfig", "customizations",
] as const satisfies readonly (keyof EditorCard)[];
export type EditableField = (typeof EDITABLE)[number];
export type Edits = Partial<Pick<EditorCard, EditableField>>;

/** Fields in the words of the pages. */
export const LABELS: Record<EditableField, string> = {
  slug: "URL Slug", theme: "Theme", name: "Name", title: "Title", company: "Company", phone: "Phone", email: "Email", address: "Address",
  about: "About", website: "Website", profilePicture: "Profile picture", coverPhoto: "Cover photo", logoUrl: "Logo", faviconUrl: "Favicon",
  videoUrl: "Video", socialLinks: "Social links", customButtons: "Custom buttons", gallery: "Gallery", embedCodes: "Embed codes",
  formConfig: "Contact form", customizations: "Design",
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two states of a card differ. */
export const differences = (a: EditorCard, b: EditorCard): EditableField[] => EDITABLE.filter((field) => !isSame(a[field] ?? null, b[field] ?? null));

/** Where two states of a card differ: fields, and each network's link for itself. Their order does not count. */
export function changedPlaces(a: EditorCard, b: EditorCard): string[] {
  const networks = new Set([...Object.keys(a.socialLinks), ...Object.keys(b.socialLinks)]);
  const links = [...networks].filter((network) => a.socialLinks[network] !== b.socialLinks[network]).map((network) => `socialLinks.${network}`);
  return [...differences(a, b).filter((field) => field !== "socialLinks"), ...links];
}

/** The given fields of a card. */
export function pick(card: EditorCard, fields: readonly EditableField[]): Edits {
  return Object.fromEntries(fields.map((field) => [field, card[field]])) as Edits;
}

/** What a PUT of the card sends: all that can be edited, with the version it was made from. */
export const payloadOf = (card: EditorCard) => ({ ...pick(card, EDITABLE), version: card.version });

/** A 409 with these words is about the slug; any other is about the version. */
export const SLUG_TAKEN = "That URL slug is already taken.";
