/** The languages of accounts: pages and mails. Another one is a line here and a module in each feature's words. */
export const LOCALES = ["en", "de"] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (language: string | null | undefined): language is Locale =>
  LOCALES.some((locale) => locale === language);
