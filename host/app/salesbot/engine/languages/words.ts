import { normalForm } from "#sdk/normal-form.ts";
import { ALL_LANGUAGES, stopWordsOf } from "./language.ts";
import { type LanguageCode, LIBRARIES } from "./libraries.ts";
import { lower, withoutElision } from "./normalize.ts";
import { memoizeByText, memoizeByTextAndLanguage } from "./memoize.ts";
import { valueTypesIn } from "./value-types.ts";

/** Words in lower case without possessives; figures stay whole. */
export const wordsOf = memoizeByText((text): readonly string[] =>
  (withoutElision(lower(text)).match(/[a-zà-ÿœß]+(?:'[a-z]+)?|\d+(?:[.,:]\d+)*/g) ?? []).map((word) =>
    word.endsWith("'s") ? word.slice(0, -2) : word,
  ),
);

/** The words that carry meaning. */
export const contentWords = memoizeByTextAndLanguage((text, language: LanguageCode): readonly string[] => {
  const stopWords = stopWordsOf(language);
  return wordsOf(text).filter((word) => !stopWords.has(word));
});

const regularForms = new Map(
  ALL_LANGUAGES.map(({ code, forms }) => {
    const pairs = forms.flatMap((line) => {
      const [word, list] = line.split(": ") as [string, string];
      return list.split(" ").map((form): [string, string] => [form, word]);
    });
    return [code, new Map(pairs)];
  }),
);
/** The form that a stemmer knows. */
function regular(word: string, language: LanguageCode): string {
  if (language === "de") return word.replace(PARTICIPLE, "$1$2en").replace(WITH_ZU, "$1$2");
  if (language === "es") return word.replace(ENCLITIC, "$1");
  return regularForms.get(language)!.get(word) ?? word;
}

/** Prefixes that German parts from its verbs. */
const APART = "ab|an|auf|aus|bei|durch|ein|fest|fort|her|hin|los|mit|nach|um|vor|weg|wieder|zurück|zusammen|zu";
/** `durchgefallen` is `durchfallen`, `abgeholt` is `abholen`. */
const PARTICIPLE = new RegExp(`^(${APART})ge(\\p{L}{3,}?)(?:e?t|en)$`, "u");
/** `abzuholen` is `abholen`. */
const WITH_ZU = new RegExp(`^(${APART})zu(\\p{L}{3,}en)$`, "u");

/** What Spanish hangs on its verbs: `quedarme` is `quedar`. */
const ENCLITIC = /^(\p{L}{2,}[aei]r)(?:me|te|se|nos|os|l[aeo]s?)$/u;

const isFigure = (word: string): boolean => word.charCodeAt(0) < 58;
const stemCache = new Map<string, string>();

export function stem(word: string, language: LanguageCode): string {
  if (isFigure(word)) return word;
  const key = `${language}${word}`;
  let stemmed = stemCache.get(key);
  if (stemmed === undefined) {
    if (stemCache.size > 50_000) stemCache.clear();
    stemmed = LIBRARIES[language].stem(regular(word, language));
    stemCache.set(key, stemmed);
  }
  return stemmed;
}

/** Stems of the words that carry meaning, figures included. */
export const stems = (text: string, language: LanguageCode): string[] =>
  contentWords(text, language).map((word) => stem(word, language));

/** What word vectors are learnt from: stems without figures, and kinds of value. */
export const embeddingFeatures = (text: string, language: LanguageCode): string[] => [
  ...stems(text, language)
    .filter((one) => !isFigure(one))
    .map((one) => `${language}:${one}`),
  ...valueTypesIn(text),
];

/**
 * Letter pieces of a stem, as fastText has them: compounds, inflections, typing errors and related languages share
 * them.
 */
export function subwords(stemmed: string): string[] {
  const word = `<${normalForm(stemmed, "NFD").replace(/\p{M}/gu, "")}>`;
  const list: string[] = [];
  for (const length of [4, 5])
    for (let at = 0; at + length <= word.length; at++) list.push(word.slice(at, at + length));
  return list;
}

/** Letter triples of the meaningful words, each once: they bear typing errors and inflection. */
export function trigrams(text: string, language: LanguageCode): Set<string> {
  const result = new Set<string>();
  for (const word of new Set(contentWords(text, language))) {
    const padded = `<${word}>`;
    for (let at = 0; at === 0 || at + 3 <= padded.length; at++) result.add(padded.slice(at, at + 3));
  }
  return result;
}
