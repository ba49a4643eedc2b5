import { withoutLongMarks } from "#sdk/normal-form.ts";

/** Signs before Arabic and Kaithi numbers: Unicode counts them with the format characters, but they are seen. */
const SEEN = "\\u0600-\\u0605\\u06dd\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}";

/** A flag such as England's: letters of tags behind a black flag. */
const FLAG = "\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}";
/** Joiners that change how their neighbours are drawn: between letters, after vowel signs, in emoji. */
const JOINER =
  "(?<=[\\p{L}\\p{M}])[\\u200c\\u200d](?=[\\p{L}\\p{M}])|(?<=\\p{M})[\\u200c\\u200d]" +
  "|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})";

const FORMAT = new RegExp(`(?![${SEEN}])\\p{Cf}`, "u");
const FORMAT_OR_NEEDED = new RegExp(`(${FLAG}|${JOINER})|(?![${SEEN}])\\p{Cf}`, "gu");

/** No one-line value is longer: what is, a schema refuses. */
const MAX_LINE = 10_000;

/**
 * A one-line value without what cannot be seen: marks of direction that Apple's contacts put around numbers, spaces
 * without width, byte order marks, soft hyphens (Unicode Cf). With them addresses bounce, and people are saved twice.
 */
export const stripInvisible = (text: string): string =>
  text.length <= MAX_LINE && FORMAT.test(text)
    ? text.replace(FORMAT_OR_NEEDED, (_, needed?: string) => needed ?? "")
    : text;

/** A secret is taken as it was typed. */
const SECRET_FIELD = /password/i;
const LINE_BREAK = /[\n\r]/;

/** Characters cleaned in one body. Each takes up to a microsecond, in which others wait. */
const MAX_CLEANED = 100_000;

/**
 * Cuts long runs of combining marks, and removes invisible characters from one-line values; changes lists and objects
 * in place.
 */
export function stripInvisibleIn(value: unknown, key = "", budget = { characters: MAX_CLEANED }): unknown {
  if (typeof value === "string") {
    const text = withoutLongMarks(value);
    if (text.length > MAX_LINE || SECRET_FIELD.test(key) || LINE_BREAK.test(text) || !FORMAT.test(text)) return text;
    budget.characters -= text.length;
    return budget.characters < 0 ? text : stripInvisible(text);
  }
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) value[i] = stripInvisibleIn(value[i], key, budget);
  else if (typeof value === "object" && value !== null && !(value instanceof Blob)) {
    const fields = value as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      const cleaned = stripInvisibleIn(fields[name], name, budget);
      // Not assigned where nothing changes: a field may be called `__proto__`.
      if (cleaned !== fields[name]) Object.defineProperty(fields, name, { value: cleaned });
    }
  }
  return value;
}
