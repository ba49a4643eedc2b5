import { emptyCard } from "#sdk/card/empty-card.ts";
import type { EditorCard } from "../editor/editor-card.ts";

/** A card that is not made yet, as the preview draws it. */
export const blankCard = (owner: { id: number; accessLevel: number; username: string }): EditorCard => ({
  ...emptyCard,
  slug: owner.username,
  theme: "minimalist",
  userId: owner.id,
  user: { id: owner.id, accessLevel: owner.accessLevel },
  version: 0,
  isPaused: false,
  followers: "exchanged",
  followedBy: 0,
  createdAt: "",
  updatedAt: "",
});
