/** A text without the signs at its beginning that a class of characters holds. */
export function withoutStart(text: string, signs: string): string {
  let from = 0;
  while (from < text.length && signs.includes(text[from]!)) from++;
  return text.slice(from);
}

/** The same of its end. */
export function withoutEnd(text: string, signs: string): string {
  let to = text.length;
  while (to > 0 && signs.includes(text[to - 1]!)) to--;
  return text.slice(0, to);
}

/** What follows the last of some signs. */
export function afterLast(text: string, signs: string): string {
  let from = text.length;
  while (from > 0 && !signs.includes(text[from - 1]!)) from--;
  return text.slice(from);
}

/** What precedes the first of some signs. */
export function beforeFirst(text: string, signs: string): string {
  let to = 0;
  while (to < text.length && !signs.includes(text[to]!)) to++;
  return text.slice(0, to);
}
