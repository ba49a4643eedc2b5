/** The languages of accounts: pages and mails. Another one is a line here and a module beside each `words.en.ts`. */
export const LOCALES = ["en", "de"] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (language: string | null | undefined): language is Locale =>
  LOCALES.some((locale) => locale === language);
