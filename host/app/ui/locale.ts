import { useHydrated } from "./hydrated.ts";

let ofBrowser: string | undefined;

/**
 * For values that only the browser shows. Computed once: every number on a page needs it, and creating a format is
 * slow.
 */
export const browserLocale = () => (ofBrowser ??= Intl.DateTimeFormat().resolvedOptions().locale);

/**
 * How this reader writes numbers and dates, as BCP 47: the browser's own; English in served HTML, which does not know
 * the reader. Texts stay English.
 */
export function useLocale(): string {
  return useHydrated() ? browserLocale() : "en";
}

/** Writes whole numbers as the reader does: `1,234` or `1.234`. */
export function useCount(): (count: number) => string {
  return countIn(useLocale());
}

const counts = new Map<string, (count: number) => string>();

/** Writes whole numbers as in this locale. */
export function countIn(locale: string): (count: number) => string {
  const known = counts.get(locale) ?? new Intl.NumberFormat(locale).format;
  counts.set(locale, known);
  return known;
}
