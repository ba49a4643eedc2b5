import { LANDING_DRAFT_KEY, readLocal, writeLocal } from "./local.ts";

export interface LandingDraft {
  name?: string;
  theme?: string;
}

/** FIELDS.name.limit, without loading the table of fields. */
const MAX_NAME_LENGTH = 100;

/** Truncated to the maximum length on a card. */
const truncate = (name: string | null | undefined) =>
  [...(name ?? "").trim()].slice(0, MAX_NAME_LENGTH).join("").trim() || undefined;

/** Choices made on the landing page: from the URL, else from this browser's storage. */
export function readLandingDraft(search: URLSearchParams): LandingDraft {
  const [name, theme] = [search.get("name"), search.get("theme")];
  if (name !== null || theme !== null) return { name: truncate(name), theme: theme ?? undefined };
  try {
    const stored = JSON.parse(readLocal(LANDING_DRAFT_KEY) ?? "{}") as Record<string, unknown> | null;
    const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
    return { name: truncate(text(stored?.name)), theme: text(stored?.theme) };
  } catch {
    return {};
  }
}

/** It has become a card, or is not wanted. */
export const clearLandingDraft = () => writeLocal(LANDING_DRAFT_KEY, null);
