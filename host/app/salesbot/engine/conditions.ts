import { matchTopics } from "./topic-phrases.ts";
import type { Fact } from "./split-facts.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import type { ScoredFact } from "./scored-fact.ts";
import { parseDurations } from "./quantities.ts";
import { valueTypesIn } from "./value-types.ts";
import { stems } from "./words.ts";

/** A condition ranks below its price, but not far: so many facts are looked at. */
const MAX_CHECKED = 12;
const SEASON =
  /\b(?:spring|summer|autumn|winter|frühling|frühjahr|sommer|herbst|primavera|verano|otoño|invierno|printemps|été|automne|hiver|estate|autunno|inverno|zomer|lente|herfst|verão|outono)\b/i;

const namesMonth = (text: string): boolean => valueTypesIn(text).includes("@month") || SEASON.test(text);
const namesDiscount = (text: string, language: LanguageCode): boolean =>
  valueTypesIn(text).includes("@percent") || matchTopics(text, language).has("discounts");

/**
 * What the owner says of the month, the discount or the length of time in a question that a price answers:
 * `Nests are removed from September to February` to `How much is that in June?` Undefined where a price holds as it is.
 */
export function findCondition(
  price: Fact,
  ranked: readonly ScoredFact[],
  question: string,
  language: LanguageCode,
): Fact | undefined {
  if (price.kind !== "price") return undefined;
  const asksMonth = namesMonth(question);
  const asksDiscount = namesDiscount(question, language);
  // `For 5 days` or `all day`, where the price's name does not say what it is by.
  const inName = parseDurations(price.text).named;
  const durations = parseDurations(question);
  const counted = [...durations.counted, ...durations.by].filter((unit) => !inName.includes(unit));
  if (!asksMonth && !asksDiscount && counted.length === 0) return undefined;
  const name = stems(price.text, language);
  return ranked.slice(0, MAX_CHECKED).find(({ fact: { kind, text, context } }) => {
    if (kind !== "prose") return false;
    if (asksDiscount && namesDiscount(text, language)) return true;
    const { by } = parseDurations(text);
    const applies = (asksMonth && namesMonth(text)) || counted.some((unit) => by.includes(unit));
    return applies && stems(`${text} ${context}`, language).some((one) => name.includes(one));
  })?.fact;
}

/** Whether a price is by another length of time than the question: `rental per day` to `How much per hour?` */
export function hasOtherUnit({ kind, text }: Fact, question: string): boolean {
  const [priceUnits, durations] = [parseDurations(text).named, parseDurations(question)];
  const units = [...durations.counted, ...durations.by];
  return (
    kind === "price" && priceUnits.length > 0 && units.length > 0 && !units.some((unit) => priceUnits.includes(unit))
  );
}
