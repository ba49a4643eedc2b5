import type { LanguageCode } from "../languages/libraries.ts";
import { contentWords, stem, wordsOf } from "../languages/words.ts";
import { phrasePattern } from "./phrase-pattern.ts";
import { memoizeByLanguage } from "../languages/memoize.ts";

const MAX_CLAUSES = 40;

interface Patterns {
  /** `not just`, `instead of`; `no` only of the word after it: `No, the nails` leaves nothing out. */
  leavesOut: RegExp;
  /** `not the nails but`, `just` */
  contrast: RegExp;
}
const patternsOf = memoizeByLanguage((language: LanguageCode): Patterns => {
  const [out, next, contrast] = (["leaves out", "leaves out next", "contrasts"] as const).map((list) =>
    phrasePattern(language, list),
  );
  return {
    leavesOut: new RegExp(`(?:${out!}|(?<next>${next!}))(?!\\p{L})`, "iu"),
    contrast: new RegExp(`${contrast!}(?!\\p{L})`, "iu"),
  };
});

/**
 * A message without what it rejects, and that: `a facial, not just nails` in two. `isNamed` tells the stems of what may
 * be rejected, as `not sure about the nails` rejects nothing.
 */
export function splitRejected(
  message: string,
  language: LanguageCode,
  ownLanguage: LanguageCode,
  isNamed: (stem: string) => boolean,
): { others: string; rejected: string } {
  const { leavesOut, contrast } = patternsOf(language);
  const otherClauses: string[] = [];
  const rejected: string[] = [];
  const clauses = message.split(/(?<=[.,;:!?\n])/, MAX_CLAUSES);
  for (const clause of clauses) {
    const negation = clause.endsWith("?") ? null : leavesOut.exec(clause);
    const after = negation ? clause.slice(negation.index + negation[0].length) : "";
    const words = negation?.groups?.next ? wordsOf(after) : contentWords(after, ownLanguage);
    if (!negation || words[0] === undefined || !isNamed(stem(words[0], ownLanguage))) {
      otherClauses.push(clause);
      continue;
    }
    const turn = contrast.exec(after);
    otherClauses.push(clause.slice(0, negation.index), ...(turn ? [`, ${after.slice(turn.index)}`] : []));
    rejected.push(turn ? after.slice(0, turn.index) : after);
  }
  return { others: otherClauses.join(" ").trim(), rejected: rejected.join(", ") };
}
