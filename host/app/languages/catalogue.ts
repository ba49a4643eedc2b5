import { type Locale, LOCALES } from "./locales.ts";

/** Keys of the English words say which ones there must be; a language that lacks one does not compile. */
type LazyLocales<Words> = Record<Exclude<Locale, "en">, () => Promise<{ words: Words }>>;

/** The words of a feature in the languages of accounts. */
export interface Catalogue<Words> {
  /** Throws a promise, as React has it, while a language is still on its way to the browser. */
  in(locale: Locale): Words;
  /** The same without waiting: English until the language has come. */
  now(locale: Locale): Words;
  /** The same, waiting. */
  load(locale: Locale): Promise<Words>;
  /** Nothing is drawn before the document's language is there; what is awaited from the start has done so already. */
  await(): void;
}

/** Which language the document is in; what it shows later is in the same one. */
export const documentLocale = (): Locale => LOCALES.find((locale) => locale === document.documentElement.lang) ?? "en";

const pendingLoads: Promise<unknown>[] = [];

/** Once the words are there that the code asked for which has run by now. */
export const cataloguesLoaded = (): Promise<unknown> => Promise.all(pendingLoads);

/**
 * English comes with the page that shows it, another language as a file of its own, asked for as soon as the page's
 * code runs. On the server all are there from the start.
 */
export function catalogue<Words>(
  english: Words,
  others: LazyLocales<Words>,
  { isAwaited = true } = {},
): Catalogue<Words> {
  const loaded: Partial<Record<Locale, Words>> = { en: english };
  const loading: Partial<Record<Locale, Promise<Words>>> = {};

  function load(locale: Locale): Promise<Words> {
    if (locale === "en") return Promise.resolve(english);
    // Without a connection English is better than no page.
    return (loading[locale] ??= others[locale]().then(
      ({ words }) => (loaded[locale] = words),
      () => (loaded[locale] = english),
    ));
  }

  const isServer = typeof document === "undefined";
  function loadInitial() {
    for (const locale of isServer ? (Object.keys(others) as Locale[]) : [documentLocale()])
      pendingLoads.push(load(locale));
  }
  if (isServer || isAwaited) loadInitial();
  return {
    in(locale) {
      const words = loaded[locale];
      if (words === undefined) throw load(locale); // Suspense waits for it
      return words;
    },
    now: (locale) => loaded[locale] ?? english,
    load,
    await: loadInitial,
  };
}
