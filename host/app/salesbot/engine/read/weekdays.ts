import { normalizeLine } from "./intents.ts";
import { LANGUAGES, languageOf } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { lower, normalise } from "../languages/normalize.ts";
import { memoizeByLanguage, memoizeByTextAndLanguage } from "../languages/memoize.ts";

/** Joins the ends of a range of days: `Monday to Friday`, `Mo–Fr`, `lunes a viernes`. */
const TO = /^(?:-|to|thru|through|till|until|bis|a|al|au|ate|tot|t\/m)$/;
const ALL =
  /\b(?:every day|daily|seven days|7 days|24\/7|jeden tag|taglich|todos los dias|tous les jours|ogni giorno|todos os dias|elke dag|dagelijks)\b/;

const namesOf = memoizeByLanguage((code: LanguageCode): string[] =>
  normalise(languageOf(code).texts.dayNames).split(" "),
);

/** The plain names of the weekdays in a language and in English. */
export const weekdayNames = (language: LanguageCode): string[] => [
  ...new Set([...namesOf(language), ...namesOf(LANGUAGES.en.code)]),
];

function dayOf(word: string, codes: readonly LanguageCode[], isShort: boolean): number | undefined {
  for (const code of codes) {
    const day = namesOf(code).findIndex(
      (name) =>
        word === name ||
        word === `${name}s` ||
        (isShort && word.length >= 2 && word.length <= 5 && name.startsWith(word)),
    );
    if (day >= 0) return day;
  }
  return undefined;
}

/** The weekday of a word, in full or cut short, 0 for Sunday: `Wednesday`, `weds`, `quarta-feira`. */
export function weekdayNamed(word: string, language: LanguageCode): number | undefined {
  const [name = ""] = normalise(word).match(/[a-z]+/) ?? [];
  const codes = [...new Set([language, LANGUAGES.en.code])];
  return dayOf(name, codes, true) ?? dayOf(name.replace(/s$/, ""), codes, true);
}

/**
 * The weekdays that a text mentions, 0 for Sunday: by name, and all days of a range. Abbreviations count only as the
 * ends of a range, in pairs and before a time, since `sun` and `sat` are words, too.
 */
export const weekdaysIn = memoizeByTextAndLanguage((text, language: LanguageCode): ReadonlySet<number> => {
  const plain = normalise(lower(text));
  if (ALL.test(plain)) return new Set([0, 1, 2, 3, 4, 5, 6]);
  const codes = [...new Set([language, LANGUAGES.en.code])];
  const words = plain
    .replace(/[–—-]/g, " - ")
    // `Mon/Tue`, `Wed + Thu`
    .replace(/([a-z]{2})\s?[/+&]\s?(?=[a-z]{2})/g, "$1 / ")
    // `Sat 10:30`, `Sat 9am`
    .replace(/\b([a-z]{2,4})\.? (?=\d{1,2}(?:[:.h]\d\d|\s?(?:am|pm|uhr)\b))/g, "$1 / ")
    .replace(/[^a-z0-9/ -]+/g, " ")
    .split(/\s+/);
  const days = new Set<number>();
  for (const [at, word] of words.entries()) {
    const isFirst = TO.test(words[at + 1] ?? "");
    const isPaired = words[at + 1] === "/" || words[at - 1] === "/";
    const day = dayOf(word, codes, isFirst || isPaired || TO.test(words[at - 1] ?? ""));
    if (day === undefined) continue;
    const last = isFirst ? dayOf(words[at + 2] ?? "", codes, true) : undefined;
    if (last === undefined) {
      if (isPaired || dayOf(word, codes, false) !== undefined) days.add(day);
    } else
      for (let next = day; ; next = (next + 1) % 7) {
        days.add(next);
        if (next === last) break;
      }
  }
  return days;
});

/** The phrases of a language with how many days they go on from the day spoken of. */
const stepsOf = memoizeByLanguage((code: LanguageCode): [phrase: string, step: number][] => {
  const { "same day": same, "day after": next, "day before": before } = languageOf(code).phrases;
  const each = (list: string, step: number) => list.split(", ").map((phrase): [string, number] => [phrase, step]);
  return [...each(next, 1), ...each(before, -1), ...each(same, 0)];
});

/** `And the day after?` with the day that it means by the one in the question before: `And the day after? Saturday` */
export function resolveRelativeDay(question: string, previousQuestion: string, language: LanguageCode): string {
  const [day, ...others] = weekdaysIn(previousQuestion, language);
  if (day === undefined || others.length > 0 || weekdaysIn(question, language).size > 0) return question;
  const line = ` ${normalizeLine(question)} `;
  const [, step] = stepsOf(language).find(([phrase]) => line.includes(` ${phrase} `)) ?? [];
  if (step === undefined) return question;
  return `${question} ${languageOf(language).texts.dayNames.split(" ")[(day + step + 7) % 7]!}`;
}
