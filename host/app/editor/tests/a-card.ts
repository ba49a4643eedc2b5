import type { EditorCard } from "../editor-card.ts";

/** A card as the editors hold it, with the changes a test needs. */
export function aCardData(changes: Partial<EditorCard> = {}): EditorCard {
  return {
    id: 1, userId: 1, slug: "ada", theme: "minimalist", name: null, title: null, company: null, phone: null, email: null, address: null, about: null,
    website: null, profilePicture: null, coverPhoto: null, logoUrl: null, logo: null, videoUrl: null, faviconUrl: null, socialLinks: {},
    customButtons: [], gallery: [], embedCodes: [], formConfig: {}, customizations: {}, user: { id: 1, accessLevel: 1 },
    salesbot: { isEnabled: false, botName: "", avatarUrl: null }, version: 1, isPaused: false,
    createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z", ...changes,
  };
}
