import { normalForm } from "#sdk/normal-form.ts";

// Apart from the schema, so that a form can suggest a name without Zod.

/** Latin letters that are no base letter with a mark, so that no normalisation takes them apart. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
};

/** A name in small Latin letters and digits, with hyphens between: `zoe-muller`; empty where it has none. */
export const slugify = (name: string): string =>
  normalForm(name, "NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => PLAIN_LETTERS[letter]!)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|(?<!-)-+$/g, "");
