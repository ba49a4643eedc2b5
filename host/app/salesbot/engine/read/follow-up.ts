import { normalizeLine, wordSet } from "./intents.ts";
import type { Language } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { contentWords, wordsOf } from "../languages/words.ts";

/** Words that point back to what was said. */
const POINTING = new Set(
  `it that thats this they them these those one ones there then he she its their same es das dies diese dieser davon dazu dort dafür damit eso ese esa esto
lo la ello cela ca ça ce celui celle y en isso ele ela questo quello quella ne dat dit die er daar`.split(/\s+/),
);

/** Whether a question has a word that points back: `How long does it take?` */
export const pointsBack = (question: string): boolean => wordsOf(question).some((word) => POINTING.has(word));

/** Whether a question needs what came before to be understood. */
export function refersBack(question: string, language: LanguageCode): boolean {
  const content = contentWords(question, language);
  return content.length <= 2 || (content.length <= 4 && pointsBack(question));
}

/** Words that begin a question which goes on with another: `And on Sunday?` */
const GOING_ON = /^(?:what about|how about|was ist mit|wie sieht es mit|que tal|wat met|hoe zit het met) /;

/** Whether words begin a question that asks the same of something else. */
export const startsFollowUp = (line: string): boolean => GOING_ON.test(`${line} `);

/** Whether a question asks the same as the one before, of something else. */
export function isFollowUp(question: string, spoken: readonly Language[]): boolean {
  const line = normalizeLine(question);
  const [first = ""] = line.split(" ");
  return startsFollowUp(line) || spoken.some(({ phrases }) => wordSet(phrases.joining).has(first));
}

/** `Saturday?`: too few words to be a question of their own. */
export function isFragment(question: string, spoken: readonly Language[]): boolean {
  const words = normalizeLine(question).split(" ");
  return (
    words.length <= 3 &&
    !spoken.some(({ phrases }) => words.some((word) => wordSet(phrases["question words"]).has(word)))
  );
}
