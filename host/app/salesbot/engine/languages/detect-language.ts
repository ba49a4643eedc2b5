import { wordsOf } from "./words.ts";
import { stopWordsOf } from "./language.ts";
import { LANGUAGE_CODES, type LanguageCode } from "./libraries.ts";

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
