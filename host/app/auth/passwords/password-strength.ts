import { lookupKey } from "../../input/lookup-key.ts";
import { MIN_PASSWORD } from "../limits.ts";
import type { Message, Text } from "../../languages/message.ts";
import { strengthMessages } from "./messages.en.ts";

/** How well a password stands up to guessing; `score` is the number of filled bars, 0 to 4. */
type Strength = { score: 0 | 1 | 2 | 3 | 4; label: Text; hint?: Message };

/** Fewer different characters than this are refused, whatever the length. */
export const MIN_DIFFERENT = 3;

export const isRepetitive = (password: string): boolean =>
  new Set(lookupKey(password).replace(/\s/g, "")).size < MIN_DIFFERENT;

export const isCommon = (password: string, common: ReadonlySet<string>): boolean => common.has(lookupKey(password));

/** Judges a password by its length and variety, and by the list of common ones once that has come. */
export function passwordStrength(password: string, common: ReadonlySet<string> | null): Strength {
  const length = [...password].length;
  if (length === 0) return { score: 0, label: "" };
  if (length < MIN_PASSWORD)
    return { score: 0, label: strengthMessages.tooShort, hint: strengthMessages.useLength(MIN_PASSWORD) };
  if (isRepetitive(password))
    return { score: 1, label: strengthMessages.guessable, hint: strengthMessages.useDifferent(MIN_DIFFERENT) };
  if (common && isCommon(password, common)) {
    return { score: 1, label: strengthMessages.guessable, hint: strengthMessages.isCommon };
  }
  const guesses = new Set(password).size * Math.log2(alphabet(password)); // repeated characters add little
  if (guesses < 36) return { score: 1, label: strengthMessages.weak, hint: strengthMessages.useWords };
  if (guesses < 52) return { score: 2, label: strengthMessages.fair };
  return guesses < 70 ? { score: 3, label: strengthMessages.good } : { score: 4, label: strengthMessages.strong };
}

/** How many characters a guesser has to try at each place. */
function alphabet(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 100],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}
