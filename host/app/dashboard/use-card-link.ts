import { useHydrated } from "../ui/hydrated.ts";

/** The link visitors open, as it is shown and copied. */
export function useCardLink(slug: string): string {
  return `${useHydrated() ? window.location.origin : ""}/view/${slug}`;
}
