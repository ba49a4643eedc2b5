import { holdsContact } from "./contact-details.ts";
import { startsFollowUp } from "./follow-up.ts";
import {
  courtesyIn,
  detectIntents,
  hasPhrase,
  isAsking,
  isFiller,
  normalizeLine,
  QUESTION_WORDS,
  wordSet,
} from "./intents.ts";
import type { Language } from "../languages/language.ts";
import { maskOrdinals, unmaskOrdinals } from "../languages/normalize.ts";
import { contentWords } from "../languages/words.ts";
import { matchTopics } from "./topic-phrases.ts";

/** `and for the groom?` asks the same of something else. */
const FOR = new Set("for fur para pour per voor".split(" "));

/** Nobody writes more in a message that is meant; what comes after them is read as one. */
const MAX_SENTENCES = 20;

/** The sentences of a message, the last ones as one where there are very many. */
export function sentencesOf(message: string): string[] {
  const all = maskOrdinals(message)
    .split(/(?<=[?!.;\n]|\p{Extended_Pictographic})\s+/u)
    .map(unmaskOrdinals);
  if (all.length <= MAX_SENTENCES) return all;
  return [...all.slice(0, MAX_SENTENCES - 1), all.slice(MAX_SENTENCES - 1).join(" ")];
}

/** The longest preposition before a question word: `und an welchem Tag`. */
const PREPOSITION = 5;

/** Tells by the first two words whether a question begins with them. */
function beginsQuestion(languages: readonly Language[]) {
  const asking = languages.map(({ phrases }) => wordSet(phrases["question words"]));
  const subjects = languages.map(({ phrases }) => wordSet(phrases["question subjects"]));
  return (first: string, second: string): boolean =>
    asking.some((set) => set.has(first)) ||
    subjects.some((set) => second !== "" && set.has(second)) ||
    (first.length <= PREPOSITION && QUESTION_WORDS.has(second));
}

/** A message as the questions in it, each with the statements that lead to it. */
export function splitQuestions(message: string, languages: readonly Language[]): string[] {
  const joining = languages.map(({ phrases }) => wordSet(phrases.joining));
  const begin = beginsQuestion(languages);
  // `Do you also do roofs?` is one question: `Do you` says nothing yet.
  const saysSomething = (part: string) => languages.every(({ code }) => contentWords(part, code).length > 0);
  const isOnTopic = (part: string) => languages.some(({ code }) => matchTopics(part, code).size > 0);
  const parts: { text: string; asks: boolean }[] = [];
  for (const sentence of sentencesOf(message)) {
    let current: string[] = [];
    // `Is there a lift? And a ramp` asks for both.
    const [opening = ""] = normalizeLine(sentence).split(" ");
    let goesOn = parts.at(-1)?.text.endsWith("?") === true && joining.some((set) => set.has(opening));
    const end = (isJoined: boolean) => {
      const text = current.join(" ");
      // `Rent for a weekend, and what deposit?` asks for both.
      if (text) parts.push({ text, asks: goesOn || isAsking(text, languages) || (isJoined && isOnTopic(text)) });
      current = [];
    };
    const words = sentence.split(/\s+/);
    for (const [at, word] of words.entries()) {
      const plain = normalizeLine(word) || word;
      const next = normalizeLine(words[at + 1] ?? "");
      const afterNext = normalizeLine(words[at + 2] ?? "");
      const isJoining = words.length - at >= 3 && joining.some((set) => set.has(plain));
      const joins = isJoining && current.length >= 2 && saysSomething(current.join(" "));
      if (joins && begin(next, afterNext)) {
        end(true);
        goesOn = false;
      } else if (joins && FOR.has(next) && isAsking(current.join(" "), languages)) {
        end(true);
        goesOn = true;
        current = [word];
      } else current.push(word);
    }
    end(false);
  }
  const questions: string[] = [];
  let lead = "";
  for (const { text, asks } of parts) {
    if (asks) {
      questions.push(lead ? `${lead} ${text}` : text);
      lead = "";
    } else if (!isFiller(text)) lead = lead ? `${lead} ${text}` : text;
  }
  if (lead && questions.length > 0) questions[questions.length - 1] += ` ${lead}`;
  return questions.length > 0 ? questions.slice(0, 3) : [message];
}

/** A message without the sentences that only tell how to reach the visitor: they are no question for an address. */
export function withoutContact(message: string): string {
  const sentences = sentencesOf(message);
  return sentences.filter((sentence) => sentence.includes("?") || !holdsContact(sentence)).join(" ") || message;
}

/** Clauses of a message. A comma between figures ends none. */
const CLAUSES = /(?<=[,;!?\n]|[^\d]\.)\s+/;
/** A message without its farewell: `Tuesday at ten, have a nice Sunday!` names one day. */
export const withoutFarewell = (message: string): string =>
  withoutClauses(message, (clause) => courtesyIn(clause) === "goodbye");

/** A message without what it tells of the past and the visitor's own life: `I had an operation on 3 March`. */
export function withoutAsides(message: string, spoken: readonly Language[]): string {
  return withoutClauses(
    message,
    (clause) => hasPhrase(clause, ["asides"], spoken) && !detectIntents(clause, spoken).includes("appointment"),
  );
}

/** A message without what it says of not coming: the day in it is none to come on. */
export const withoutCancelling = (message: string, spoken: readonly Language[]): string =>
  withoutClauses(message, (clause) => detectIntents(clause, spoken).includes("cancel"));

function withoutClauses(message: string, isLeftOut: (clause: string) => boolean): string {
  const clauses = message.split(CLAUSES);
  const rest = clauses.filter((clause) => !isLeftOut(clause));
  return rest.length === clauses.length ? message : rest.join(" ");
}

/** A message without the sentences that ask for a fact: their days and times are no wish for an appointment. */
export function withoutFactQuestions(message: string, spoken: readonly Language[]): string {
  const asksFact = (sentence: string) => {
    const line = normalizeLine(sentence);
    if (!isAsking(sentence, spoken) || startsFollowUp(line)) return false;
    return QUESTION_WORDS.has(line.split(" ")[0]!) || spoken.some(({ code }) => matchTopics(sentence, code).size > 0);
  };
  const sentences = sentencesOf(message);
  const rest = sentences.filter((sentence) => !asksFact(sentence));
  return rest.length === sentences.length ? message : rest.join(" ");
}
