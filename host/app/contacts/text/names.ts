import type { Fragment } from "./fragments.ts";
import { isCjk, LEXICON, plain } from "./lexicon.ts";
import { nameScore, nameShape } from "./scores.ts";

const isCapitals = (word: string) => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word);
const INITIALS = /^(?:[A-Z]{1,2}|II|III|IV|JR)$/;

/**
 * Formats a name: without forms of address and post-nominal letters, `DUPONT Marie` in order, in mixed case. Degrees
 * before it stay.
 */
export function formatName(text: string): string {
  const shape = nameShape(text);
  if (!shape) return text;
  let { words } = shape;
  if (isCjk(words.join(""))) return words.join(" ");
  const [first, ...rest] = words;
  const isFamilyFirst =
    words.length > 1 && isCapitals(first!) && !INITIALS.test(first!) && rest.some((word) => /\p{Ll}/u.test(word));
  if (isFamilyFirst) {
    const count = words.findIndex((word) => !isCapitals(word));
    if (count > 0) words = [...words.slice(count), ...words.slice(0, count)];
  }
  const areCapitals = words.every((word) => isCapitals(word) || word.length <= 2);
  const written = words.map((word) =>
    isCapitals(word) && (areCapitals || !INITIALS.test(word)) ? capitalized(word, areCapitals) : word,
  );
  return [
    ...shape.degrees.map((degree) =>
      isCapitals(degree.replace(/\./g, "")) ? degree[0]! + degree.slice(1).toLowerCase() : degree,
    ),
    ...written,
  ].join(" ");
}

/** A first name as the text says it in full elsewhere: `This is Petra`, `Petra Lang`. */
export function fullerName(name: string, fragments: readonly Fragment[]): string {
  if (/\s/.test(name)) return name;
  const full = fragments.find(({ text }) => text.startsWith(`${name} `) && nameScore(text) >= 2.5);
  return full?.text ?? name;
}

const PARTICLES = new Set("van von der den de del della di da do dos das du la le y e".split(" "));

function capitalized(word: string, areCapitals: boolean): string {
  if (areCapitals && PARTICLES.has(word.toLowerCase())) return word.toLowerCase();
  if (word.length === 2 && !LEXICON.names.phrases.has(plain(word)) && /^[BCDFGHJKLMNPQRSTVWXZ]{2}$/.test(word))
    return word;
  return word
    .toLocaleLowerCase()
    .replace(/(^|[-'’.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
