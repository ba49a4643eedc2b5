import { api } from "../../ui/api.ts";

/** The addresses that end with something; null when they could not be asked for. */
export type LostLinksResult = Promise<string[] | null>;

/** The addresses that end with a card, or with a user's cards. Called when the dialog opens that shows them. */
export const loadLostLinks = (of: { card: number } | { user: number }): LostLinksResult =>
  api<string[]>("GET", `/api/addresses?${"card" in of ? `card=${of.card}` : `user=${of.user}`}`).catch(() => null);
