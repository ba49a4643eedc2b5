import { cityCountry } from "./cities.ts";
import { BREAK } from "./channels.ts";
import type { Mention } from "./clauses.ts";
import { withoutEnd } from "./edges.ts";
import { countryNamed, isCjk, LEXICON, plain } from "./lexicon.ts";
import { EMPLOYER, splitText } from "./split-text.ts";
import { companyScore, domainFit, emailFit, isUnspacedName, nameScore, nameShape, titleScore } from "./scores.ts";

// People pass on others' numbers in sentences of any kind. What stands right before a number is whose it is.

const CLAUSE = /[,;:()!?،：，。]\s*|(?<=\p{Ll}{4})\.\s+(?=\p{Lu})|\s[–—-]\s/u;

/** Whose number a text ends with: `that plumber is Dave Pargeter, 07532 …`, `装修的李师傅：李建国 136…`. */
export function ownerOfNumber(text: string): Mention[] {
  const clauses = withoutEnd(text, " ,;:()،：，–—-")
    .split(CLAUSE)
    .filter((clause) => /\p{L}/u.test(clause));
  const last = clauses.at(-1) ?? "";
  const name = nameAtEnd(last);
  if (name) return [{ text: name, isIntroduced: true }, ...titleIn(text.slice(0, text.lastIndexOf(name)))];
  // `Oleg Timofeev, tutor, 8 903 …`
  const before = nameAtEnd(clauses.at(-2) ?? "");
  if (before && titleScore(last) >= 4 && companyScore(last) < 3 && last.split(" ").length < 7)
    return [
      { text: before, isIntroduced: true },
      ...splitText(last).map((part) =>
        part.startsWith(EMPLOYER) ? { text: part.slice(EMPLOYER.length), isEmployer: true } : { text: part },
      ),
    ];
  // `Zdzisław Wróbel, Auto-Wróbel, 602 …`
  if (
    before &&
    /^\p{Lu}[\p{L}'’-]+(?: (?:&|\p{Lu}[\p{L}'’-]+)){0,3}$/u.test(last) &&
    titleScore(last) === 0 &&
    !isPlace(last)
  )
    return [
      { text: before, isIntroduced: true },
      { text: last, isEmployer: true },
    ];
  return [];
}

const isPlace = (text: string) => countryNamed(text) !== undefined || cityCountry(text) !== undefined;

/** `the number of that plumber I was on about is …`: what a message says somebody is. */
function titleIn(text: string): Mention[] {
  const words = text.split(/[\s,;:()!?،：，。]+/u).filter(Boolean);
  const tokens = words.map((word) => plain(word.replace(/['’]s$/u, "")));
  for (let i = 0; i < Math.min(words.length, MAX_WORDS); i++) {
    const length =
      LEXICON.titles.lengthAt(tokens, i) || (LEXICON.titles.phrases.has(tokens[i]!.replace(/^ה/u, "")) ? 1 : 0);
    if (length > 0)
      return [
        {
          text: words
            .slice(i, i + length)
            .join(" ")
            .replace(/['’]s$/u, ""),
          isAside: true,
        },
      ];
  }
  return [];
}

/** Words of a message before a name that may say what somebody is. */
const MAX_WORDS = 25;

function nameAtEnd(clause: string): string | undefined {
  if (isCjk(clause)) return LEXICON.titles.partIn(clause) || !isUnspacedName(clause) ? undefined : clause.trim();
  const all = clause.trim().split(/\s+/);
  const from = all.findIndex((word) => !LEXICON.introductions.has(word) && !LEXICON.common.has(word));
  const words = all.slice(Math.max(0, from));
  for (let count = Math.min(5, words.length); count > 1; count--) {
    // Letters without capitals tell no end of a name: there, it is all of the clause.
    if (count < words.length && !/^\p{Lu}/u.test(words[0]!.replace(/^\p{Ll}/u, "A"))) continue;
    const text = words.slice(-count).join(" ");
    const isStart = /^\p{Lu}/u.test(text) || nameShape(text)?.degrees.length;
    if ((isStart || count === words.length) && isPerson(text)) return text;
  }
  return undefined;
}

const isPerson = (text: string) =>
  (nameShape(text)?.words.length ?? 0) > 1 &&
  nameScore(text) >= 2.5 &&
  (titleScore(text) === 0 || nameScore(text) >= 5) &&
  companyScore(text) < 3 &&
  !LEXICON.noise.covers([text.split(" ")[0]!.toLowerCase()]);

/** What of a line without its numbers tells whose they are. */
export const ownersOfNumbers = (rest: string, emails: readonly string[]): Mention[] =>
  rest
    .split(BREAK)
    .slice(0, -1)
    .flatMap(ownerOfNumber)
    .filter(({ text }) =>
      emails.every((email) => domainFit(text, email.split("@")[1]!) < 4 || emailFit(text, email) > 3),
    );
