import { useHydrated } from "./hydrated.ts";

/** For what is only ever shown by the browser. */
export const browserLocale = () => Intl.DateTimeFormat().resolvedOptions().locale;

/**
 * How this reader writes numbers and dates, as BCP 47: the browser's own; English in served HTML, which does not know the
 * reader. Texts stay English.
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
