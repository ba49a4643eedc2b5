import { normalizeLine } from "./intents.ts";
import type { AssistantContext } from "./facts.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { isOneEditAway } from "./spelling.ts";
import { isNumber, isUnit } from "./quantities.ts";
import { parseMeasures } from "./measures.ts";
import { vectors } from "./vectors.ts";
import { impliedTerms } from "./weekdays.ts";
import { stems } from "./words.ts";

export interface Price {
  name: string;
  amount: number;
}

/** The prices whose names contain a size, in the unit that most of them use: `Small unit 50 sq ft`. */
export function bySize(prices: readonly Price[]): (Price & { size: number })[] {
  const sized = prices.flatMap((price) =>
    parseMeasures(price.name).map((measure) => ({
      ...price,
      size: Number.parseInt(measure, 10),
      unit: measure.split(" ")[1]!,
    })),
  );
  const [largestGroup = []] = sized
    .map(({ unit }) => sized.filter((price) => price.unit === unit))
    .sort((a, b) => b.length - a.length);
  return largestGroup.length > 1 ? largestGroup : [];
}

/** Prices whose names match the question's words, best first; each word selects one price. */
export function matchPrices({ settings }: AssistantContext, question: string, language: LanguageCode): Price[] {
  const terms = new Set([
    ...stems(question, language),
    ...impliedTerms(question, language),
    ...parseMeasures(question),
  ]);
  const all = Object.entries(settings.priceRanges).map(([name, amount]) => ({
    name,
    amount,
    stems: [...stems(name, language).filter((one) => !/^\d/.test(one)), ...parseMeasures(name)],
  }));
  // `charge` is no misspelling of `change` but a word itself.
  const isTypoOf = (one: string, other: string) =>
    one.length > 4 && !/\d/.test(one) && isOneEditAway(one, other) && !vectors().hasFeature(`${language}:${other}`);
  const isInQuestion = (one: string) => terms.has(one) || [...terms].some((other) => isTypoOf(one, other));
  // A word in many prices' names hardly tells which one is meant.
  const worth = (one: string) => 1 / all.filter((price) => price.stems.includes(one)).length;
  const named: Price[] = [];
  const isShort = normalizeLine(question).split(" ").length <= 3;
  for (;;) {
    // `for the two of us` does not mean a `Two-tier cake`, but `and three?` may.
    const saysMore = (hits: string[]) => hits.some((hit) => !isUnit(hit) && (isShort || !isNumber(hit)));
    const [best] = all
      .filter(({ name }) => !named.some((price) => price.name === name))
      .map((price) => ({ price, hits: price.stems.filter(isInQuestion) }))
      .filter(({ hits }) => saysMore(hits))
      .map(({ price, hits }) => ({ price, hits, weight: hits.reduce((sum, one) => sum + worth(one), 0) }))
      .sort((a, b) => b.weight - a.weight || a.price.stems.length - b.price.stems.length);
    if (!best || best.weight < 0.34) return named;
    named.push({ name: best.price.name, amount: best.price.amount });
    for (const hit of best.hits)
      for (const other of [...terms]) if (other === hit || isTypoOf(hit, other)) terms.delete(other);
  }
}

/** Prices that the same words of a question name, and no others tell apart: `How much is a haircut?` may mean each. */
export function ambiguousPrices(
  { settings }: AssistantContext,
  question: string,
  name: string,
  language: LanguageCode,
): Price[] {
  const terms = new Set([
    ...stems(question, language),
    ...impliedTerms(question, language),
    ...parseMeasures(question),
  ]);
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

/** Surcharges: never the cheapest or dearest thing, unless the question is about them. */
const EXTRA =
  /supplement|surcharge|extra|add-?on|deposit|delivery|call-?out|late fee|cancellation|per km|per mile|zuschlag|aufpreis|kaution|pfand|anfahrt|liefer|suplemento|recargo|fianza|env[ií]o|suppl[ée]ment|caution|livraison|d[ée]placement|supplemento|cauzione|consegna|toeslag|borg|bezorg|voorrijkosten|suplemento|taxa|cau[çc][ãa]o|entrega/i;
export const withoutExtras = (prices: readonly Price[]): readonly Price[] => {
  const whole = prices.filter(({ name }) => !EXTRA.test(name));
  return whole.length > 0 ? whole : prices;
};

/** What is done with or to a thing is not the thing: `Violin hire` is not the cheapest violin. */
const SERVICE =
  /\b(?:hire|rent|rental|repair|service|setup|set-up|cleaning|insurance|valuation|lessons?|fitting|storage)\b|\b(?:miete|verleih|reparatur|wartung|alquiler|reparaci[oó]n|location|r[ée]paration|aluguel|aluguer|conserto|noleggio|riparazione|huur|verhuur|reparatie)\b/i;

/** The prices whose names share a word with the question: `the cheapest bouquet`. */
export function kindNamed(
  prices: readonly Price[],
  question: string,
  language: LanguageCode,
): readonly Price[] | undefined {
  const terms = new Set([...stems(question, language), ...parseMeasures(question)]);
  const hitsOf = ({ name }: Price) =>
    [...stems(name, language), ...parseMeasures(name)].filter((one) => terms.has(one)).length;
  const maxHits = Math.max(...prices.map(hitsOf));
  const closest = prices.filter((price) => hitsOf(price) === maxHits);
  // Of `the 50 litre boiler or the 80 litre one` no other boiler is meant.
  // Nor any box of cheese with `a wedding cake made of cheese`.
  const isClear =
    maxHits > 1 &&
    (closest.length > 1 || prices.every((price) => hitsOf(price) === maxHits || hitsOf(price) < maxHits - 1));
  const sharing = isClear ? closest : prices.filter((price) => hitsOf(price) > 0);
  if (sharing.length === 0 || sharing.length === prices.length) return undefined;
  const things = sharing.filter(({ name }) => !SERVICE.test(name));
  return things.length > 0 && !SERVICE.test(question) ? things : sharing;
}

/** `the cheapest guitar`, where no fact names one. */
const SUPERLATIVE =
  /\b(?:cheapest|dearest|priciest|(?:least|most) (?:expensive|affordable)) (?!(?:things?|options?|ones?|packages?|deals?|prices?|ways?|services?|products?|treatments?|plans?|rates?|items?|offers?|choices?|stuff|version|tickets?|available|possible)\b)([a-z]{3,20})/i;
export function isForeignKind({ settings, card }: AssistantContext, question: string, language: LanguageCode): boolean {
  const [kind] = stems(SUPERLATIVE.exec(question)?.[1] ?? "", language);
  if (!kind) return false;
  const { services, priceRanges, companyInfo, businessType, knowledge } = settings;
  const texts = [...services, ...Object.keys(priceRanges), companyInfo, businessType, card.about, card.company];
  return ![...texts, ...knowledge.flatMap((one) => [one.question, one.answer])].some((text) =>
    stems(text ?? "", language).includes(kind),
  );
}
