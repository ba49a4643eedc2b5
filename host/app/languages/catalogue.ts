import { type Locale, LOCALES } from "./locales.ts";

/** Keys of the English words say which ones there must be; a language that lacks one does not compile. */
type Others<Words> = Record<Exclude<Locale, "en">, () => Promise<{ words: Words }>>;

/** The words of a feature in the languages of accounts. */
export interface Catalogue<Words> {
  /** Throws a promise, as React has it, while a language is still on its way to the browser. */
  in(locale: Locale): Words;
  /** The same, waiting. */
  load(locale: Locale): Promise<Words>;
}

/** Which language the document is in; what it shows later is in the same one. */
export const localeOfDocument = (): Locale =>
  LOCALES.find((locale) => locale === document.documentElement.lang) ?? "en";

/**
 * English comes with the page that shows it, another language as a file of its own, asked for as soon as the page's
 * code runs. On the server all are there from the start.
 */
export function catalogue<Words>(english: Words, others: Others<Words>): Catalogue<Words> {
  const known: Partial<Record<Locale, Words>> = { en: english };
  const coming: Partial<Record<Locale, Promise<Words>>> = {};

  function load(locale: Locale): Promise<Words> {
    if (locale === "en") return Promise.resolve(english);
    // Without a connection English is better than no page.
    return (coming[locale] ??= others[locale]().then(
      ({ words }) => (known[locale] = words),
      () => (known[locale] = english),
    ));
  }

  const wanted = typeof document === "undefined" ? (Object.keys(others) as Locale[]) : [localeOfDocument()];
  for (const locale of wanted) void load(locale);
  return {
    in(locale) {
      const words = known[locale];
      if (words === undefined) throw load(locale); // Suspense waits for it
      return words;
    },
    load,
  };
}
