import { type Fact, priceName } from "../facts/split-facts.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { normalise } from "../languages/normalize.ts";
import { contentWords } from "../languages/words.ts";
import { isOneEditAway } from "./spelling.ts";

/** So many letters at the beginning make two words one in both languages: `familia` and `family`. */
const MIN_SHARED = 5;
const MIN_LETTERS = 4;

/**
 * The one price all of whose name a question in another language says in words that both languages share: `sesión de
 * familia` is the `Family session`. A part of the name may be of another service.
 */
export function foreignPrice(
  facts: readonly Fact[],
  question: string,
  language: LanguageCode,
  own: LanguageCode,
): Fact | undefined {
  const words = contentWords(question, language).map(normalise);
  const isMentioned = (one: string) => words.some((word) => isCognate(word, one));
  const named = facts.filter((fact) => {
    const name = fact.kind === "price" ? contentWords(priceName(fact), own).map(normalise) : [];
    return name.length > 0 && name.every(isMentioned);
  });
  return named.length === 1 ? named[0] : undefined;
}

function isCognate(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < MIN_LETTERS) return false;
  return a.slice(0, MIN_SHARED) === b.slice(0, MIN_SHARED) || isOneEditAway(a, b);
}
