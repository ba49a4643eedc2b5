import { asLine, phrases } from "./acts.ts";
import type { Facts } from "./facts.ts";
import type { Language } from "./languages/language.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import type { Say } from "./say.ts";
import { isOneSlipAway } from "./slips.ts";
import { kindsOf } from "./values.ts";
import { vectors } from "./vectors.ts";
import { impliedBy } from "./weekdays.ts";
import { stems } from "./words.ts";

/** Price in the configuration's currency, whole amounts without decimals. */
export function money(amount: number, currency: string, language: LanguageCode = "en"): string {
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    // Groups set apart by a space read as two numbers.
    useGrouping: language === "en",
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

interface Price {
  name: string;
  amount: number;
}

/** Sizes in a text: `100 sq ft`, `5 kg`. A figure without its unit may count anything. */
function measuresIn(text: string): string[] {
  return [...asLine(text).matchAll(/\b(\d+) ?([a-z]+)/g)].flatMap(([, figure, unit]) =>
    UNITS.has(unit!) ? `${figure} ${unit}` : [],
  );
}

/** The prices whose names tell a size in the unit that most of them have: `Small unit 50 sq ft`. */
function bySize(prices: readonly Price[]): (Price & { size: number })[] {
  const sized = prices.flatMap((price) =>
    measuresIn(price.name).map((measure) => ({
      ...price,
      size: Number.parseInt(measure, 10),
      unit: measure.split(" ")[1]!,
    })),
  );
  const [most = []] = sized
    .map(({ unit }) => sized.filter((price) => price.unit === unit))
    .sort((a, b) => b.length - a.length);
  return most.length > 1 ? most : [];
}

/** Prices whose names hold what was named, the best first; each word of the question names one price. */
export function pricesNamed({ settings }: Facts, question: string, language: LanguageCode): Price[] {
  const asked = new Set([...stems(question, language), ...impliedBy(question, language), ...measuresIn(question)]);
  const all = Object.entries(settings.priceRanges).map(([name, amount]) => ({
    name,
    amount,
    stems: [...stems(name, language).filter((one) => !/^\d/.test(one)), ...measuresIn(name)],
  }));
  // `charge` is no slip of `change`: it is a word of its own.
  const isSlipOf = (one: string, other: string) =>
    one.length > 4 && isOneSlipAway(one, other) && !vectors().isKnown(`${language}:${other}`);
  const isAsked = (one: string) => asked.has(one) || [...asked].some((other) => isSlipOf(one, other));
  // A word that many prices share says little about which one is meant.
  const worth = (one: string) => 1 / all.filter((price) => price.stems.includes(one)).length;
  const named: Price[] = [];
  for (;;) {
    const [best] = all
      .filter(({ name }) => !named.some((price) => price.name === name))
      .map((price) => ({ price, hits: price.stems.filter(isAsked) }))
      .map(({ price, hits }) => ({ price, hits, weight: hits.reduce((sum, one) => sum + worth(one), 0) }))
      .sort((a, b) => b.weight - a.weight || a.price.stems.length - b.price.stems.length);
    if (!best || best.weight < 0.34) return named;
    named.push({ name: best.price.name, amount: best.price.amount });
    for (const hit of best.hits)
      for (const other of [...asked]) if (other === hit || isSlipOf(hit, other)) asked.delete(other);
  }
}

/** The prices that share a word of the question, where there are several: `the cheapest bouquet`. */
function kindNamed(prices: readonly Price[], question: string, language: LanguageCode): Price[] | undefined {
  const asked = new Set(stems(question, language));
  const sharing = prices.filter(({ name }) => stems(name, language).some((one) => asked.has(one)));
  return sharing.length > 1 && sharing.length < prices.length ? sharing : undefined;
}

const NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  diez: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  dix: 10,
  due: 2,
  quattro: 4,
  cinque: 5,
  sei: 6,
  otto: 8,
  dieci: 10,
  dois: 2,
  duas: 2,
  quatro: 4,
  twee: 2,
  drie: 3,
  vijf: 5,
  zes: 6,
  tien: 10,
};

/** How many are asked for: `for 3 people`, `eight on Flow`; a time, an age or a length is none. */
function timesIn(line: string): number | undefined {
  const words = line.trim().split(" ");
  for (const [at, word] of words.entries()) {
    const number = NUMBERS[word] ?? (/^\d{1,3}$/.test(word) ? Number(word) : undefined);
    if (number === undefined || number < 2 || number > 500) continue;
    if (!NO_COUNT.has(words[at + 1] ?? "")) return number;
  }
  return undefined;
}

/** Units of a size. */
const UNITS = new Set(
  `km m cm mm miles mile kg g gram grams lb lbs oz ounce ounces l ml liter liters litre litres sq sqm sqft qm m2 square ft feet foot inch inches gb mb tb kw kwh
watt seater piece pieces`.split(/\s+/),
);

/** What follows a number that counts no pieces. */
const NO_COUNT = new Set([
  ...UNITS,
  ...`am pm o h hr hrs hour min mins minutes minute second seconds year yr yrs percent per uhr jahre jahren jahr minuten prozent
euro euros dollars bucks eur usd gbp anos ans ore heures horas st nd rd th`.split(/\s+/),
]);

/** Words of a price that is reckoned by the piece. */
const PER = /\b(?:per|each|pro|je|por|par|a|al|alla|cada|chaque)\b|\//i;

/**
 * Arithmetic on the owner's prices: cheapest and dearest, several together, the difference of two, so many times one.
 * Undefined when the question asks for none of it.
 */
export function reckon(facts: Facts, say: Say, question: string, language: Language): string | undefined {
  const { settings } = facts;
  const line = ` ${asLine(question)} `;
  const { code, reckoning } = language;
  const inMoney = (amount: number) => money(amount, settings.currency, code);
  const all = Object.entries(settings.priceRanges).map(([name, amount]) => ({ name, amount }));
  if (all.length === 0) return undefined;
  const listed = ({ name, amount }: Price) => `${name} ${inMoney(amount)}`;
  const named = pricesNamed(facts, question, code);
  const asks = (list: string) => phrases(list).test(line);
  const [first, second] = named;

  if (first && second && asks(reckoning.compare)) {
    const [dear, cheap] = first.amount >= second.amount ? [first, second] : [second, first];
    return say("compared", { dear: listed(dear), cheap: listed(cheap) });
  }
  if (first && second && asks(reckoning.difference)) {
    const [dear, cheap] = first.amount >= second.amount ? [first, second] : [second, first];
    return say("difference", {
      prices: `${listed(dear)}, ${listed(cheap)}`,
      amount: inMoney(dear.amount - cheap.amount),
    });
  }
  for (const [key, order] of [
    ["cheapest", 1],
    ["dearest", -1],
  ] as const)
    if (asks(reckoning[key])) {
      const among = kindNamed(all, question, code) ?? (named.length > 1 ? named : all);
      const [end] = [...among].sort((a, b) => order * (a.amount - b.amount));
      return say(key, { price: listed(end!) });
    }
  for (const [key, order] of [
    ["smallest", 1],
    ["largest", -1],
  ] as const) {
    const [end] = asks(reckoning[key]) ? bySize(all).sort((a, b) => order * (a.size - b.size)) : [];
    if (end) return say("price", { name: end.name, price: inMoney(end.amount) });
  }
  if (first && second && asks(reckoning.together)) {
    const chosen = named.filter(({ name }, at) => at < 4 && named.findIndex((other) => other.name === name) === at);
    const sum = chosen.reduce((total, { amount }) => total + amount, 0);
    return say("sum", { prices: chosen.map(listed).join(" + "), amount: inMoney(sum) });
  }
  const times = kindsOf(question).includes("@money") || asks(reckoning.together) ? timesIn(line) : undefined;
  if (first && !second && times && PER.test(first.name) && !first.name.includes(String(times)))
    return say("times", { price: listed(first), times: String(times), amount: inMoney(first.amount * times) });
  return undefined;
}
