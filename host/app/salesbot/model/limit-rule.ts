import type { LanguageCode } from "../engine/languages/libraries.ts";
import { normalise } from "../engine/languages/normalize.ts";
import { amountsIn, figureLine } from "./amounts.ts";
import { type CitableFact, wholeText } from "./cited-facts.ts";
import { segmentsOf } from "./figure-rule.ts";
import { AT_LEAST, AT_MOST } from "./guard-words.ts";
import { isAmong, type Reading, subjects } from "./reading.ts";

/** A number of the visitor that an answer grants beyond what the fact allows. */
export function beyondLimit(
  { line, text, language }: Reading,
  cited: readonly CitableFact[],
  question: string,
  own: LanguageCode,
  saysYes: boolean,
): string | undefined {
  const visitor = amountsIn(figureLine(question, language)).filter(({ kind }) => kind === "number" || kind === "bare");
  const repeated = amountsIn(line).map(({ value }) => value);
  const meant = visitor.filter(({ value }) => visitor.length === 1 || repeated.includes(value));
  const limits = cited
    .flatMap((fact) => segmentsOf(fact, own).map((segment) => ({ ...segment, line: figureLine(wholeText(fact), own) })))
    .flatMap(({ amount: { kind, value, at }, about, line: factLine }) => {
      const before = normalise(factLine.slice(Math.max(0, at - 24), at));
      const [isMost, isLeast] = [AT_MOST.test(before), AT_LEAST.test(before)];
      return (kind === "number" || kind === "bare") && (isMost || isLeast) ? [{ value, isMost, about }] : [];
    });
  // If there are several limits, the one of what is spoken of counts.
  const words = [...subjects(text, language), ...subjects(question, language)];
  const scores = limits.map(({ about }) => words.filter((word) => isAmong(word, about)).length);
  const best = limits.filter((_, at) => limits.length === 1 || (scores[at]! > 0 && scores[at] === Math.max(...scores)));
  const over = meant.find(
    ({ value }) => best.length > 0 && best.every((limit) => (limit.isMost ? value > limit.value : value < limit.value)),
  );
  // An answer that states the limit itself grants nothing.
  const tellsLimit = best.some(({ value }) => repeated.includes(value));
  return over && (saysYes || (repeated.includes(over.value) && !tellsLimit)) ? String(over.value) : undefined;
}

/** Whether a fact about the same has a figure that neither the sentence nor the visitor names: `30 days before`. */
export function omitsCondition(
  { line, language, own }: Reading,
  cited: readonly CitableFact[],
  question: string,
  words: readonly string[],
): boolean {
  const named = [line, figureLine(question, language)].flatMap(amountsIn).map(({ value }) => value);
  return cited
    .filter(({ isPrice, source }) => !isPrice && source !== "hours")
    .flatMap((fact) => segmentsOf(fact, own))
    .some(
      ({ amount: { kind, value }, about }) =>
        kind !== "money" && value > 1 && !named.includes(value) && words.some((word) => isAmong(word, about)),
    );
}
