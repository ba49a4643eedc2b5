import { safeDocument } from "../page-runtime/page.ts";
import { languageOf } from "../languages.ts";
import type { ChatWords } from "./words/en.ts";

/** The chat's words, a file for each language: the one named, else the page's, the browser's, or English. */
export async function wordsFor(named?: string): Promise<ChatWords> {
  const locales = [named || safeDocument.documentElement.lang, ...navigator.languages, "en"];
  const language = locales.map(languageOf).find(Boolean);
  const part = (await import(`./words-${language}.js`)) as { words: ChatWords };
  return part.words;
}
