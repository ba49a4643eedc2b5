import type { LanguageCode } from "../languages/libraries.ts";
import { normalise } from "../languages/normalize.ts";
import { memoizeByLanguage } from "../languages/memoize.ts";

/** A language's months, whole and cut short, by their number from 0. */
export const monthsOf = memoizeByLanguage((language: LanguageCode): Map<string, number> => {
  const byName = new Map<string, number>();
  for (const style of ["short", "long"] as const)
    for (let month = 0; month < 12; month++) {
      const name = new Intl.DateTimeFormat(language, { month: style, day: "numeric", timeZone: "UTC" })
        .formatToParts(new Date(Date.UTC(2026, month, 15)))
        .find(({ type }) => type === "month")!.value;
      byName.set(normalise(name).replaceAll(".", ""), month);
    }
  return byName;
});

/** Short names are other words, too: `mar`, `may`. */
const MIN_LETTERS = 4;
const namesPattern = memoizeByLanguage(
  (language: LanguageCode) =>
    new RegExp(
      `(?<!\\d[.\\s]{0,2}|\\p{L})(?:${[...monthsOf(language).keys()].filter((name) => name.length >= MIN_LETTERS).join("|")})(?=wochen?(?!\\p{L})|(?![\\p{L}]|\\s\\d))`,
      "giu",
    ),
);

/** The months that a text names without a day, from 0. */
export const monthsNamed = (text: string, language: LanguageCode): ReadonlySet<number> =>
  new Set(
    [...normalise(text).matchAll(namesPattern(language))].map(([name]) => monthsOf(language).get(name.toLowerCase())!),
  );

/** The months of a language and of English as alternatives of an expression, the longest first. */
export const monthPattern = (language: LanguageCode): string =>
  [...new Set([...monthsOf(language).keys(), ...monthsOf("en").keys()])].sort((a, b) => b.length - a.length).join("|");
