/** Letters that would join those beside them, and some pairs to one: \u0644\u0627. */
const JOINING = /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;

/**
 * Up to two letters for a portrait that is missing, without "Dr."; whole characters, so that emoji stay in one piece.
 */
export function initials(name: string): string {
  const all = name.trim().split(/\s+/);
  const untitled = all.filter((word) => !word.endsWith("."));
  const words = untitled.length ? untitled : all;
  const picked = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return picked
    .map((word) => [...word][0] ?? "")
    .join(JOINING.test(name) ? "\u00a0" : "")
    .toUpperCase();
}
