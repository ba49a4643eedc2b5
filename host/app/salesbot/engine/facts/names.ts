import { type Fact, priceName } from "./split-facts.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { countOccurrences } from "../retrieve/fact-features.ts";
import { parseCounts, parseMeasures } from "../read/measures.ts";
import { isNumber, isUnit } from "../read/quantities.ts";
import { stems } from "../languages/words.ts";

/** Whether a text with these stems mentions the distinctive words of a name. */
export function mentionsName(own: { has(one: string): boolean }, words: readonly string[]): boolean {
  const matched = words.filter((one) => own.has(one)).length;
  return matched > 0 && matched >= words.length / 2;
}

/** Distinctive stems of each price's or service's name, which few other names share. */
export function distinctiveNames(facts: readonly Fact[], language: LanguageCode): Map<string, string[]> {
  const all = new Map(
    facts
      .filter(({ kind }) => kind === "price" || kind === "service")
      .map((fact) => (fact.kind === "price" ? priceName(fact) : fact.text))
      .map((name) => {
        const words = [...new Set(stems(name, language))].filter(
          (one) => !/^\d/.test(one) && !isUnit(one) && !isNumber(one),
        );
        return [name, [...words, ...parseMeasures(name), ...parseCounts(name, language)]];
      }),
  );
  const counts = countOccurrences([...all.values()].flat());
  const maxCount = Math.max(2, all.size / 3);
  return new Map([...all].map(([name, list]) => [name, list.filter((one) => counts.get(one)! <= maxCount)]));
}
