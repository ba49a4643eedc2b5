import { languageOf, LANGUAGES } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { memoizeByLanguage } from "../languages/memoize.ts";
import { contentWords, stems } from "../languages/words.ts";
import { holdsContact, withoutContactDetails } from "../read/contact-details.ts";
import { hasPhrase, isAsking as asksIn, isFiller } from "../read/intents.ts";
import { monthsNamed } from "../read/months.ts";
import { phrasePattern } from "../read/phrase-pattern.ts";
import { sentencesOf } from "../read/split-questions.ts";
import { type DialogState, hasDetails, isReachable } from "./dialog-state.ts";
import type { ParsedMessage } from "./resolve-message.ts";

const MAX_PHRASES = 6;
const MAX_LENGTH = 160;
const UNIMPORTANT: ReadonlySet<string> = new Set(
  "cancel recall manipulation privacy bot off-topic thanks goodbye greeting small-talk".split(" "),
);
/** `Thank you` tells nothing. */
const MIN_WORDS = 2;

interface OwnWords {
  words: string;
  /** The visitor hears that they are noted; else they only stand beside a question. */
  isTold: boolean;
}

/** What a message says that no rule reads and the owner should know, in the visitor's words. */
export function ownWordsOf(
  message: string,
  {
    call,
    when,
    choice,
    details,
    intents,
    isAsking,
    isComplaint,
    answers,
    isDayUnclear,
    services = [],
    language,
  }: ParsedMessage,
  { lead, wish, wanted }: DialogState,
  isChanged: boolean,
): OwnWords | undefined {
  if (call) return { words: cut(call), isTold: true };
  const isRequest = intents.includes("appointment");
  const isOpen = isRequest || wish !== undefined || isReachable(lead) || wanted.includes("appointment");
  if (!isOpen || isComplaint || UNIMPORTANT.has(intents[0] ?? "")) return undefined;
  const spoken = [languageOf(language), LANGUAGES.en];
  // `Some Saturday in April`, beside an address or a question
  const ofMonth = sentencesOf(message)
    .filter((one) => !asksIn(one, spoken) && monthsNamed(one, language).size > 0)
    .join(" ");
  const isPart = isAsking || isRequest || hasDetails(details);
  if (ofMonth && !when) return { words: cut(isPart ? ofMonth : message), isTold: !isPart };
  if (isChanged || when) {
    const words = phraseBesideDay(message, language, services);
    return words && wish ? { words: cut(words), isTold: false } : undefined;
  }
  if (choice || answers?.kind === "question") return undefined;
  const asksFor = (text: string) => !asksIn(text, spoken) && hasPhrase(text, ["asks for", "notes down"], spoken);
  const saysMore = (text: string) =>
    contentWords(text, language).length >= MIN_WORDS || hasPhrase(text, ["mornings", "afternoons"], spoken);
  if (hasDetails(details)) {
    if (answers?.kind === "offer") return undefined;
    // `Ann Bell 07700 900123, please ring the bell and wait`
    // `Ann Bell 07700 900123, two of us are vegetarians`, of a wish that is known
    const isTelling = (text: string) =>
      wish?.day !== undefined && !text.includes("?") && !isFiller(text) && !(lead.name && holds(text, lead.name));
    const requests = message
      .split(/(?<=[,.;!\n])\s+/)
      .filter((one) => !holdsContact(one) && (asksFor(one) || isTelling(one)) && saysMore(one));
    return requests.length > 0 ? { words: cut(requests.join(" ")), isTold: false } : undefined;
  }
  // `9 til 12 instead of 10, ok?`, where nothing changed by it
  const isCorrecting = wish?.day !== undefined && /\d/.test(message) && hasPhrase(message, ["changes"], spoken);
  if (!isAsking || isCorrecting) {
    // `Please note: one parking space`
    const noted = hasPhrase(message, ["notes down"], spoken) ? message.replace(/^[^:]{1,30}: /, "") : message;
    return saysMore(noted) ? { words: cut(noted), isTold: !isDayUnclear } : undefined;
  }
  // `My knee hurts, please tell the teacher. Is there a shower?`
  const words = sentencesOf(message)
    .filter((one) => asksFor(one) && saysMore(one))
    .join(" ");
  return words ? { words: cut(words), isTold: false } : undefined;
}

const ownWordsPattern = memoizeByLanguage(
  (language: LanguageCode) =>
    new RegExp(
      `${phrasePattern(language, "own words")}\\s(?!(?:me|mir|mich|uns|us|you|ihnen|euch)\\b)[^,.;:!?\\n]{2,60}`,
      "iu",
    ),
);

/** `Every Tuesday at 10`, `with Anna if she is free`: what a wish says beside the day, unless that is the service. */
function phraseBesideDay(message: string, language: LanguageCode, services: readonly string[]): string | undefined {
  const [phrase] = ownWordsPattern(language).exec(withoutContactDetails(message)) ?? [];
  const named = new Set(services.flatMap((name) => stems(name, language)));
  const isMore = stems(phrase ?? "", language).some((word) => !/\d/.test(word) && !named.has(word));
  return isMore ? phrase : undefined;
}

const cut = (text: string): string =>
  withoutContactDetails(text.slice(0, 2 * MAX_LENGTH))
    .trim()
    .split(/\s+/)
    .join(" ")
    .replace(/ (?=[.,!?](?: |$))/g, "")
    .replace(/(?<=[.,!?])[.,]+/g, "")
    .replace(/(?<![ .,;])[ .,;]+$/, "")
    .slice(0, MAX_LENGTH);

/** The newest few, each once. */
export const withOwnWords = (phrases: readonly string[] = [], words: string): string[] =>
  phrases.some((one) => holds(one, words))
    ? [...phrases]
    : [...phrases.filter((one) => !holds(words, one)), words].slice(-MAX_PHRASES);

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
