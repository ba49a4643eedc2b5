import { useHydrated } from "../ui/use-hydrated.ts";

/** The link visitors open, as shown and copied: `url` where the card has an address on a domain of its owner's. */
export function useCardLink({ slug, url }: { slug: string; url?: string }): string {
  const isHydrated = useHydrated();
  return url ?? `${isHydrated ? window.location.origin : ""}/view/${slug}`;
}
