import { type Locale, LOCALES } from "./locales.ts";

/** A language's table of words: each catalogue's file by the catalogue's name. */
type LoadTable = () => Promise<{ files: Record<string, () => Promise<{ words: unknown }>> }>;
type OtherLocales = Record<Exclude<Locale, "en">, LoadTable>;

/** Registers the other languages. Catalogues may be created earlier; their words are loaded afterwards. */
export let registerLocales: (locales: OtherLocales) => void;
const registered = new Promise<OtherLocales>((resolve) => (registerLocales = resolve));

/** The words of a feature in the languages of accounts. */
export interface Catalogue<Words> {
  /** Throws a promise, as React has it, while a language is still on its way to the browser. */
  in(locale: Locale): Words;
  /** Words in a locale if loaded, else in English. */
  now(locale: Locale): Words;
  /** Loads the words of a locale. */
  load(locale: Locale): Promise<Words>;
}

/**
 * Which language the document was served in; what it shows later is in the same one. English where there is none. Not
 * read from `lang`, which browsers change when they translate a page.
 */
export const documentLocale = (): Locale =>
  (typeof document !== "undefined" &&
    LOCALES.find((one) => one === (document.documentElement.dataset.locale ?? document.body.dataset.locale))) ||
  "en";

const pendingLoads: Promise<unknown>[] = [];

/** Once the words are there that the code asked for which has run by now. */
export const cataloguesLoaded = (): Promise<unknown> => Promise.all(pendingLoads);

/**
 * English comes with the page that shows it, another language as a file of its own, asked for as soon as the page's
 * code runs. On the server all are there from the start.
 */
export function catalogue<Words>(name: string, english: Words): Catalogue<Words> {
  const loaded: Partial<Record<Locale, Words>> = { en: english };
  const loading: Partial<Record<Locale, Promise<Words>>> = {};

  function load(locale: Locale): Promise<Words> {
    if (locale === "en") return Promise.resolve(english);
    return (loading[locale] ??= registered
      .then((locales) => locales[locale]())
      .then(({ files }) => files[name]!())
      // Without a connection English is better than no page.
      .then(
        ({ words }) => (loaded[locale] = words as Words),
        () => (loaded[locale] = english),
      ));
  }

  const isServer = typeof self === "undefined"; // a browser's worker has no document, and sends no sentences
  for (const locale of isServer ? LOCALES : [documentLocale()]) pendingLoads.push(load(locale));
  return {
    in(locale) {
      const words = loaded[locale];
      if (words === undefined) throw load(locale); // Suspense waits for it
      return words;
    },
    now: (locale) => loaded[locale] ?? english,
    load,
  };
}
