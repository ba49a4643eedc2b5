import type { AssistantContext } from "../facts/facts.ts";
import { knowledgeOf } from "../facts/knowledge.ts";
import { matchOffering, type Offering, withoutClockTimes } from "../facts/offerings.ts";
import { letsByNight } from "./stays.ts";
import { detectIntents, hasPhrase, normalizeLine } from "../read/intents.ts";
import { splitRejected } from "../read/rejections.ts";
import { phrasePattern } from "../read/phrase-pattern.ts";
import { languageOf, LANGUAGES } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { contentWords, stems, wordsOf } from "../languages/words.ts";
import { memoizeByLanguage } from "../languages/memoize.ts";

/** More words than this name no service. */
const MAX_NAME_WORDS = 3;
const MAX_OWN_WORDS = 7;
/** Services of one wish. */
export const MAX_SERVICES = 5;
const MAX_PARTS = 20;
const END = /[,.;:!?\n]|\s[-–]\s/;

interface Patterns {
  /** Between the parts of a list: `full colour and a cut`. */
  ends: RegExp;
  /** `I would like` */
  opening: RegExp;
}
const patternsOf = memoizeByLanguage((language: LanguageCode): Patterns => {
  const joiners = phrasePattern(language, "joining");
  return {
    ends: new RegExp(`[,.;!?\\n]|\\s?[&+]\\s?|${joiners}(?!\\p{L})`, "iu"),
    opening: new RegExp(`${phrasePattern(language, "asks for")}(?!\\p{L})\\s{1,3}`, "iu"),
  };
});

/** What a message says of the services that are wished for. */
interface NamedServices {
  /** Those that it wishes for: they replace the earlier ones, or are added to them. */
  services: string[];
  rejected: string[];
  /** It rejects one of the owner's services, whether that was noted or not. */
  isRejecting: boolean;
  /** `Take that off`, of the one noted last */
  takesOff: boolean;
}

/** The services that a message wishes for and those that it rejects, `before` those that are known already. */
export function readServices(
  facts: AssistantContext,
  message: string,
  language: LanguageCode,
  before: readonly string[],
): NamedServices {
  const { index, offers } = knowledgeOf(facts);
  const spoken = [languageOf(language), LANGUAGES.en];
  const names = new Set(offers.flatMap(({ words }) => words));
  const statements = `${withoutClockTimes(message)}${roomIn(message, language, index.language)}`
    .split(/(?<=[.!?\n])\s/)
    .filter((part) => !hasPhrase(part, ["includes"], spoken))
    .join(" ");
  const { others: restOfMessage, rejected } = splitRejected(statements, language, index.language, (one) =>
    names.has(one),
  );
  const takesOff = hasPhrase(restOfMessage, ["takes off"], spoken);
  const isIn = (name: string, text: string) => {
    const [named, messageStems] = [stems(name, index.language), new Set(stems(text, index.language))];
    const shared = named.filter((one) => messageStems.has(one)).length;
    return shared > 0 && shared >= named.length / 2;
  };
  const isChanging = rejected !== "" || hasPhrase(message, ["changes", "takes back"], spoken);
  // `No nails, just the groom. Take that off.`
  const out = rejected || (takesOff ? restOfMessage : "");
  const services = out === restOfMessage ? [] : servicesIn(facts, restOfMessage, language);
  return {
    // `The full groom`, where the full groom of a medium dog is known
    services: (services.length > 0 || out === restOfMessage
      ? services
      : [
          ...partlyNamed(offers, restOfMessage, index.language),
          ...(before.length > 0 && isChanging ? namedByOneWord(offers, restOfMessage, index.language) : []),
        ].slice(0, 1)
    ).map((name) =>
      offers.some((offer) => offer.name === name)
        ? name
        : (before.find((one) => contains(one, name, index.language)) ?? name),
    ),
    rejected: before.filter((name) => isIn(name, out)),
    isRejecting: rejected !== "",
    takesOff: takesOff && !stems(rejected || restOfMessage, index.language).some((one) => names.has(one)),
  };
}

/** `Familienzimmer` is the owner's `family room`: the kinds stand in the same order in each language. */
function roomIn(message: string, language: LanguageCode, ownLanguage: LanguageCode): string {
  if (language === ownLanguage) return "";
  const line = normalizeLine(message);
  const at = languageOf(language)
    .phrases["room kinds"].split(", ")
    .findIndex((kind) => line.includes(kind));
  return at < 0 ? "" : ` ${languageOf(ownLanguage).phrases["room kinds"].split(", ")[at]!}`;
}

const contains = (whole: string, part: string, language: LanguageCode): boolean => {
  const words = new Set(stems(whole, language));
  return stems(part, language).every((one) => words.has(one));
};

/** `The classic one`, where one offer alone has the word, and of a message that says little more. */
function namedByOneWord(offers: readonly Offering[], message: string, language: LanguageCode): string[] {
  if (wordsOf(message).length > MAX_OWN_WORDS + 1) return [];
  const messageStems = new Set(stems(message, language));
  const named = offers.filter(({ words }) =>
    words.some((word) => messageStems.has(word) && offers.filter((other) => other.words.includes(word)).length === 1),
  );
  return named.length === 1 ? [named[0]!.name] : [];
}

/** What several offers share in two words or more, as it was written: `full groom`, of small and large dogs. */
function partlyNamed(offers: readonly Offering[], message: string, language: LanguageCode): string[] {
  for (const part of message.split(END, MAX_PARTS)) {
    const messageStems = new Set(stems(part, language));
    const shared = offers
      .map(({ words }) => words.filter((word) => messageStems.has(word)))
      .reduce((best, words) => (words.length > best.length ? words : best), []);
    if (shared.length < 2) continue;
    const words = part.trim().split(/\s+/);
    const isShared = (word: string) => stems(word, language).some((one) => shared.includes(one));
    const last = words.findLastIndex(isShared);
    const unit = /^\d+$/.test(words[last]!) ? 1 : 0;
    return [words.slice(words.findIndex(isShared), last + 1 + unit).join(" ")];
  }
  return [];
}

/**
 * The services that a message wishes for, as the owner names them: `full colour and a cut` is two. What several have in
 * common is kept in the visitor's own words.
 */
function servicesIn(facts: AssistantContext, message: string, language: LanguageCode): string[] {
  const { index, offers } = knowledgeOf(facts);
  const first = matchOffering(offers, message, index.language);
  if (!first) return [];
  const parts = message.split(patternsOf(language).ends).slice(0, MAX_PARTS);
  const offerStems = new Set(offers.flatMap(({ words }) => words));
  const named = parts.flatMap((part) => {
    const name = matchOffering(offers, part, index.language);
    const words = contentWords(part, index.language);
    const isPart =
      words.length > 0 &&
      words.length <= MAX_NAME_WORDS &&
      stems(part, index.language).every((one) => offerStems.has(one));
    return name ?? (isPart ? words.join(" ") : []);
  });
  // `Ladies cut and blow-dry` is one name.
  const nameStems = new Set(stems(first, index.language));
  const others = named.filter(
    (name) => name !== first && !stems(name, index.language).every((one) => nameStems.has(one)),
  );
  // `4 ladies 2 gents, just cuts`: each has a word of its own beside the one that they share.
  const messageStems = new Set(stems(message, index.language));
  const siblings = letsByNight(facts)
    ? []
    : offers.filter(({ words }) => {
        const spoken = words.filter((word) => messageStems.has(word));
        return (
          spoken.some((word) => nameStems.has(word)) && spoken.some((word) => !nameStems.has(word) && !/^\d/.test(word))
        );
      });
  return [...new Set([first, ...siblings.map(({ name }) => name), ...others])].slice(0, MAX_SERVICES);
}

/** What is wished for in the visitor's own words: `my hair done` of `I need my hair done, on Friday`. */
export function ownServiceIn(rest: string, language: LanguageCode): string | undefined {
  const spoken = [languageOf(language), LANGUAGES.en];
  const opening = patternsOf(language).opening.exec(rest);
  if (!opening) return undefined;
  const [phrase = ""] = rest.slice(opening.index + opening[0].length).split(END);
  const words = wordsOf(phrase);
  const content = contentWords(phrase, language);
  const isPlain = content.length === 0 || (content.length < 2 && detectIntents(phrase, spoken).includes("appointment"));
  return isPlain || words.length < 2 || words.length > MAX_OWN_WORDS || hasPhrase(phrase, ["requests"], spoken)
    ? undefined
    : phrase.trim().replace(/\s\p{L}{1,2}$/u, "");
}
