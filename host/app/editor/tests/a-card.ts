import { emptyCard } from "#sdk/card/empty-card.ts";
import type { EditorCard } from "../editor-card.ts";

/** A card as the editors hold it, with the changes a test needs. */
export function aCardData(changes: Partial<EditorCard> = {}): EditorCard {
  return {
    ...emptyCard,
    id: 1,
    userId: 1,
    slug: "ada",
    theme: "minimalist",
    user: { id: 1, accessLevel: 1 },
    isPaused: false,
    followers: "exchanged",
    followedBy: 0,
    createdAt: "2026-01-01T00:00:00.000Z",
    ...changes,
  };
}
