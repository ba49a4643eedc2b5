import type { Language } from "../../languages.ts";
import type { CardWords } from "./en.ts";

const parts: Record<Language, () => Promise<{ words: CardWords }>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
  es: () => import("./es.ts"),
  pt: () => import("./pt.ts"),
  it: () => import("./it.ts"),
  nl: () => import("./nl.ts"),
  pl: () => import("./pl.ts"),
  tr: () => import("./tr.ts"),
  ja: () => import("./ja.ts"),
  zh: () => import("./zh.ts"),
  ko: () => import("./ko.ts"),
  ar: () => import("./ar.ts"),
  he: () => import("./he.ts"),
};

/** One language, for browsers: a file for each. */
export const loadWords = async (language: Language): Promise<CardWords> => (await parts[language]()).words;
