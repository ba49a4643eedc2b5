import { languageOf } from "./languages/index.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { wordsOf } from "./words.ts";

/** One letter more, less, other, or two that changed places. */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)];
  return (
    (restA.length <= 1 && restB.length <= 1) ||
    (restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

const MIN_LENGTH = 6;
const lexicons = new Map<LanguageCode, Map<string, string[]>>();
/** The words of a language's cues and everyday words by their first letter. */
function lexiconOf(language: LanguageCode): Map<string, string[]> {
  let lexicon = lexicons.get(language);
  if (!lexicon) {
    lexicons.set(language, (lexicon = new Map()));
    const { cues, everyday } = languageOf(language);
    for (const word of new Set(wordsOf([cues, everyday].join("\n"))))
      if (word.length >= MIN_LENGTH) lexicon.set(word[0]!, [...(lexicon.get(word[0]!) ?? []), word]);
  }
  return lexicon;
}

/** The common word that a misspelt one stands for: `discont`. */
export const correctSpelling = (word: string, language: LanguageCode): string | undefined =>
  lexiconOf(language)
    .get(word[0]!)
    ?.find((other) => isOneEditAway(word, other));
