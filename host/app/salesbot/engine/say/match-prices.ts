import { normalizeLine } from "../read/intents.ts";
import type { AssistantContext } from "../facts/facts.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { isNumber, isUnit } from "../read/quantities.ts";
import { parseMeasures } from "../read/measures.ts";
import { stems } from "../languages/words.ts";

/** A word that more names share tells none of them. */
const MIN_WORTH = 0.34;
const MAX_ALIKE = 4;

interface Price {
  name: string;
  amount: number;
}

/** Prices whose names match the question's words, best first; each word selects one price. */
export function matchPrices({ settings }: AssistantContext, question: string, language: LanguageCode): Price[] {
  const terms = new Set([...stems(question, language), ...parseMeasures(question)]);
  const all = Object.entries(settings.priceRanges).map(([name, amount]) => ({
    name,
    amount,
    stems: [...stems(name, language).filter((one) => !/^\d/.test(one)), ...parseMeasures(name)],
  }));
  // A word in many prices' names hardly tells which one is meant.
  const worth = (one: string) => 1 / all.filter((price) => price.stems.includes(one)).length;
  const named: Price[] = [];
  const isShort = normalizeLine(question).split(" ").length <= 3;
  for (;;) {
    // `for the two of us` does not mean a `Two-tier cake`, but `and three?` may.
    const saysMore = (hits: string[]) => hits.some((hit) => !isUnit(hit) && (isShort || !isNumber(hit)));
    const [best] = all
      .filter(({ name }) => !named.some((price) => price.name === name))
      .map((price) => ({ price, hits: price.stems.filter((one) => terms.has(one)) }))
      .filter(({ hits }) => saysMore(hits))
      .map(({ price, hits }) => ({ price, hits, weight: hits.reduce((sum, one) => sum + worth(one), 0) }))
      .sort((a, b) => b.weight - a.weight || a.price.stems.length - b.price.stems.length);
    if (!best) return named;
    // `A cut and colour`, of three kinds of cut: all of them, beside the colour
    if (best.weight < MIN_WORTH) {
      const alike = all.filter((price) => best.hits.every((hit) => price.stems.includes(hit)));
      const isListed = named.length > 0 && alike.length <= MAX_ALIKE;
      return isListed ? [...named, ...alike.filter(({ name }) => !named.some((price) => price.name === name))] : named;
    }
    named.push({ name: best.price.name, amount: best.price.amount });
    for (const hit of best.hits) terms.delete(hit);
  }
}

/** Prices that the same words of a question name, and no others tell apart: `How much is a haircut?` may mean each. */
export function ambiguousPrices(
  { settings }: AssistantContext,
  question: string,
  name: string,
  language: LanguageCode,
): Price[] {
  const terms = new Set([...stems(question, language), ...parseMeasures(question)]);
  const hitsOf = (one: string) =>
    [...new Set([...stems(one, language), ...parseMeasures(one)])]
      .filter((word) => terms.has(word))
      .sort()
      .join(" ");
  const hits = hitsOf(name);
  return Object.entries(settings.priceRanges)
    .map(([one, amount]) => ({ name: one, amount }))
    .filter((price) => hits !== "" && hitsOf(price.name) === hits);
}
