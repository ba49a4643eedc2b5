import { readLocal, writeLocal } from "../ui/local.ts";

/** Where the landing page keeps the card that was dressed there: for sign-ups in another tab, and themes picked. */
export const KEPT_CARD = "meishi.kept";

export interface KeptCard {
  name?: string;
  theme?: string;
}

/** What was chosen on the landing page: by the address, else by what this browser keeps. */
export function readKept(search: URLSearchParams): KeptCard {
  const [name, theme] = [search.get("name"), search.get("theme")];
  if (name !== null || theme !== null) return { name: name ?? undefined, theme: theme ?? undefined };
  try {
    const kept = JSON.parse(readLocal(KEPT_CARD) ?? "{}") as Record<string, unknown> | null;
    const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
    return { name: text(kept?.name), theme: text(kept?.theme) };
  } catch {
    return {};
  }
}

/** It has become a card, or is not wanted. */
export const dropKept = () => writeLocal(KEPT_CARD, null);
