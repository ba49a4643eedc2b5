/** The languages that visitors read, in the order in which they are offered. */
export const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "pl", "tr", "ja", "zh", "ko", "ar", "he"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  pt: "Português",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  tr: "Türkçe",
  ja: "日本語",
  zh: "简体中文",
  ko: "한국어",
  ar: "العربية",
  he: "עברית",
};

/** Which of our languages a tag means (BCP 47): `pt-BR` is Portuguese; undefined for those we do not have. */
export const languageOf = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.slice(0, 2).toLowerCase() === language && !/^[a-z]/i.test(tag.slice(2)));
