import { LEXICON, labelOf, plain } from "./lexicon.ts";

/** Words that stay small between others: as names write them, and as sentences do. */
const SMALL = [LEXICON.common, LEXICON.from, LEXICON.introductions, LEXICON.titles, LEXICON.fields];
const PARTICLES = /^(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|y|e|and|und|et)$/;

/** A text that was typed without capitals, with those that names and companies have. */
export function withCapitals(text: string): string {
  if (/\p{Lu}/u.test(text) || !/[a-z]/.test(text)) return text;
  return text.replace(/[^\s,;|()/]{2,60}/gu, (word) => {
    const key = plain(word);
    const isSmall =
      !/^\p{Ll}[\p{L}'’.-]*$/u.test(word) ||
      /\.\p{L}/u.test(word) ||
      PARTICLES.test(key) ||
      labelOf(word) !== undefined ||
      SMALL.some((words) => words.phrases.has(key));
    return isSmall ? word : word[0]!.toUpperCase() + word.slice(1);
  });
}
