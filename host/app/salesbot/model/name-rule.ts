import { normalise } from "../engine/languages/normalize.ts";
import { citableFacts, ownNames, textOf } from "./cited-facts.ts";
import type { Grounds } from "./grounds.ts";
import { isOfCalendar, type Reading } from "./reading.ts";

const CAPITALISED = /(?<=[\p{L}\d,;)'’]\s)(?:[ldLD]['’])?(\p{Lu}[\p{L}\d]*(?:[-'’]\p{L}+)*)/gu;
/** German capitalises every noun, so only a title makes the word after it a name. */
const TITLED = /(?<!\p{L})(?:Herrn?|Frau|Dr\.?|Prof\.?|Familie)\s+(\p{Lu}[\p{L}-]+)/gu;
const NO_NAME =
  /^(?:i|i'm|i've|i'd|i'll|sie|ihr|ihre|ihnen|lei|la|le|suo|sua|mr|mrs|ms|monsieur|madame|senor|senora|signor|signora|don|dona|ok|wifi|wi-fi|tv|pm|am|iva|vat|dni|gps)$/;

/** The first name that neither the cited facts, the card nor the visitor has. */
export function nameObjection(text: string, { language }: Reading, grounds: Grounds): string | undefined {
  const wordsIn = (list: string) => new Set(normalise(list).match(/[\p{L}\d]+(?:[-'][\p{L}]+)*/gu));
  const grounded = wordsIn(`${textOf(grounds.cited)} ${grounds.visitorText} ${ownNames(grounds.facts)}`);
  const others = textOf(citableFacts(grounds.facts));
  const otherWords = wordsIn(others);
  for (const [, name] of text.matchAll(language === "de" ? TITLED : CAPITALISED)) {
    const word = normalise(name!);
    if (word.length < 2 || NO_NAME.test(word) || isOfCalendar(word)) continue;
    if ([word, word.replace(/'?s$/, ""), `${word}s`].some((one) => grounded.has(one))) continue;
    if (word.split("-").every((part) => grounded.has(part))) continue;
    // A name of a service in capitals, and a noun that the owner writes small.
    const isAcronym = /^\p{Lu}{2,5}$/u.test(name!);
    if (otherWords.has(word) && (isAcronym || others.includes(name!.toLowerCase()) || isOfCard(grounds, word)))
      continue;
    return name;
  }
  return undefined;
}

const isOfCard = ({ facts }: Grounds, word: string): boolean =>
  citableFacts(facts).some(
    ({ source, text }) =>
      (source === "card" || source === "services" || source === "prices") && normalise(text).includes(word),
  );
