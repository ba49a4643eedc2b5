import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { LANGUAGE_CODES, type LanguageCode, stopWordsOf } from "./stop-words.ts";
import type { Language } from "./language.ts";
import { wordsOf } from "../words.ts";

/** Every language of the assistant; another one is another data file and a line here. */
export const LANGUAGES: Record<LanguageCode, Language> = { en, de, es, fr, pt, it, nl };

export const ALL_LANGUAGES: readonly Language[] = Object.values(LANGUAGES);

export const languageOf = (code: LanguageCode): Language => LANGUAGES[code];

/** A BCP 47 tag's language, where it is one of ours. */
export function languageOfTag(tag: string | null | undefined): LanguageCode | undefined {
  const code = tag?.slice(0, 2).toLowerCase();
  return LANGUAGE_CODES.find((one) => one === code);
}

/** The language a text is written in, told by its little words; `fallback` where they do not say. */
export function detectLanguage(
  text: string,
  fallback: LanguageCode,
  hasFeature?: (feature: string) => boolean,
): LanguageCode {
  const words = [...new Set(wordsOf(text.slice(0, 3_000)))];
  let best = { code: fallback, score: 0.5 + Math.min(1.5, words.length / 8) };
  for (const code of LANGUAGE_CODES) {
    const stopWords = stopWordsOf(code);
    let score = code === fallback ? 0.6 : 0;
    if (code === "es" && /[¿¡]/.test(text)) score += 2;
    for (const word of words) score += stopWords.has(word) ? 1 : hasFeature?.(`${code}:${word}`) ? 0.3 : 0;
    if (score > best.score + (best.code === fallback ? 0.3 : 0)) best = { code, score };
  }
  return best.code;
}
