import type { LanguageCode } from "../languages/libraries.ts";
import { normalise } from "../languages/normalize.ts";
import { NUMBERS } from "./measures.ts";
import { phrasePattern } from "./phrase-pattern.ts";
import { memoizeByLanguage } from "../languages/memoize.ts";

const MAX_PARTY = 100;
const COUNT = `(?:\\d{1,2}|${Object.keys(NUMBERS).join("|")})`;
const ONE = "(?:an?|one|eine?n?|una?|une|een|uma?|el|la|le|the|our|unser|nuestro)";
/** `A gents cut` counts nobody. */
const NO_PLURAL = "(?!\\p{L}+s(?!\\p{L}))";

interface Patterns {
  party: RegExp;
  people: RegExp;
}
const patternsOf = memoizeByLanguage((language: LanguageCode): Patterns => {
  const people = phrasePattern(language, "people");
  const weAre = phrasePattern(language, "we are");
  const companions = `(?:${people}|${phrasePattern(language, "companions")})(?!\\p{L})`;
  const joined = `(?:\\s(?:\\p{L}{1,4}|[+&])\\s(?:${COUNT}\\s|\\p{L}{1,6}\\s${NO_PLURAL})?${companions})*`;
  return {
    party: new RegExp(
      `(?<![\\p{L}\\d.:/-])(?:(?:${COUNT}\\s|${ONE}\\s${NO_PLURAL})${companions}${joined}|${COUNT}\\s${phrasePattern(language, "rooms")}(?!\\p{L})|${phrasePattern(language, "groups")}(?!\\p{L})|${weAre}\\s${COUNT}(?!\\s?[\\d:.%€£$]|\\s${companions})${joined})`,
      "giu",
    ),
    people: new RegExp(`${people}(?!\\p{L})|${phrasePattern(language, "groups")}(?!\\p{L})|${weAre}\\s`, "iu"),
  };
});

/** Who comes and for what, as it was written; what is named anew replaces what was said of it before. */
export function partyIn(message: string, language: LanguageCode, before = ""): string | undefined {
  const { party, people } = patternsOf(language);
  const named = [...message.matchAll(party)].map(([phrase]) => phrase.trim());
  const nounOf = (phrase: string) => normalise(phrase).split(" ").at(-1)!.replace(/s$/, "");
  const isSame = (one: string, other: string) =>
    nounOf(one) === nounOf(other) || [one, other].every((phrase) => people.test(phrase));
  const holds = (one: string, phrase: string) => normalise(one).includes(normalise(phrase));
  const others = before.split(", ").filter((phrase) => !named.some((one) => isSame(one, phrase) || holds(one, phrase)));
  return [...others, ...named].filter(Boolean).join(", ").slice(0, MAX_PARTY) || undefined;
}
