import { normalizeLine, isAsking, phraseRegex } from "./intents.ts";
import type { AssistantContext } from "./facts.ts";
import type { Language } from "./languages/language.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { sentences } from "./normalize.ts";
import { joinList, type Translate } from "./translate.ts";
import { isOneEditAway } from "./spelling.ts";
import {
  asksForUnit,
  quoteNumber,
  countedLine,
  mentionsMoney,
  isNumber,
  isUnit,
  parseDurations,
  parseMeasures,
  namesUnit,
  hasTieredPrices,
  quantityOf,
  quantitiesByName,
} from "./quantities.ts";
import { valueTypesIn } from "./value-types.ts";
import { vectors } from "./vectors.ts";
import { impliedTerms } from "./weekdays.ts";
import { contentWords, stems } from "./words.ts";

/** Kept, because making one takes longer than ranking a question. */
const formats = new Map<string, Intl.NumberFormat>();

/** A price in the configured currency; whole amounts without decimals. */
export function formatMoney(amount: number, currency: string, language: LanguageCode = "en"): string {
  const maximumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const key = `${language}${currency}${maximumFractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    // Groups separated by a space would be read as two numbers.
    const useGrouping = language === "en";
    format = new Intl.NumberFormat(language, { style: "currency", currency, useGrouping, maximumFractionDigits });
    formats.set(key, format);
  }
  return format.format(amount);
}

interface Price {
  name: string;
  amount: number;
}

/** The prices whose names contain a size, in the unit that most of them use: `Small unit 50 sq ft`. */
function bySize(prices: readonly Price[]): (Price & { size: number })[] {
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
const withoutExtras = (prices: readonly Price[]): readonly Price[] => {
  const whole = prices.filter(({ name }) => !EXTRA.test(name));
  return whole.length > 0 ? whole : prices;
};

/** What is done with or to a thing is not the thing: `Violin hire` is not the cheapest violin. */
const SERVICE =
  /\b(?:hire|rent|rental|repair|service|setup|set-up|cleaning|insurance|valuation|lessons?|fitting|storage)\b|\b(?:miete|verleih|reparatur|wartung|alquiler|reparaci[oó]n|location|r[ée]paration|aluguel|aluguer|conserto|noleggio|riparazione|huur|verhuur|reparatie)\b/i;

/** The prices whose names share a word with the question: `the cheapest bouquet`. */
function kindNamed(prices: readonly Price[], question: string, language: LanguageCode): readonly Price[] | undefined {
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
function isForeignKind({ settings, card }: AssistantContext, question: string, language: LanguageCode): boolean {
  const [kind] = stems(SUPERLATIVE.exec(question)?.[1] ?? "", language);
  if (!kind) return false;
  const { services, priceRanges, companyInfo, businessType, knowledge } = settings;
  const texts = [...services, ...Object.keys(priceRanges), companyInfo, businessType, card.about, card.company];
  return ![...texts, ...knowledge.flatMap((one) => [one.question, one.answer])].some((text) =>
    stems(text ?? "", language).includes(kind),
  );
}

/** `so 4 outlets and 3 detectors together` */
export const asksForTotal = (facts: AssistantContext, message: string, { code, reckoning }: Language): boolean =>
  phraseRegex(reckoning.together).test(` ${normalizeLine(message)} `) && matchPrices(facts, message, code).length > 1;

/** A question with the context that it needs. */
interface PriceQuestion {
  text: string;
  /** The price that is meant. */
  subject?: string;
  /** The price mentioned before. */
  other?: string;
  former?: string;
  /** Whether it repeats the previous question about something else. */
  isNext?: boolean;
  /** Whether a price is the most likely answer. */
  isPrice?: boolean;
}

/**
 * Calculates with the owner's prices: the cheapest and dearest, sums, differences and multiples. Undefined if the
 * question asks for none of these. The context tells what `for two?` and `by how much?` mean.
 */
export function calculatePrices(
  facts: AssistantContext,
  say: Translate,
  { text: question, subject, other: before, former = "", isNext = false, isPrice = false }: PriceQuestion,
  language: Language,
): string | undefined {
  const { settings } = facts;
  const line = ` ${normalizeLine(question)} `;
  const { code, reckoning } = language;
  const inMoney = (amount: number) => formatMoney(amount, settings.currency, code);
  const all = Object.entries(settings.priceRanges).map(([name, amount]) => ({ name, amount }));
  if (all.length === 0) return undefined;
  const listed = ({ name, amount }: Price) => `${name} ${inMoney(amount)}`;
  const own = matchPrices(facts, question, code);
  const meant = all.filter(({ name }) => name === subject);
  const named = own.length > 0 ? own : meant;
  const asks = (list: string) => phraseRegex(list).test(line);
  const [first, second] = named;
  // The difference may be asked for after both prices were named, together or one after the other.
  const pair = [
    named,
    former ? matchPrices(facts, former, code) : [],
    all.filter(({ name }) => name === subject || name === before),
  ].find((prices) => prices.length > 1);

  if (first && second && asks(reckoning.compare)) {
    const [dear, cheap] = first.amount >= second.amount ? [first, second] : [second, first];
    return say("compared", { dear: listed(dear), cheap: listed(cheap) });
  }
  if (pair && asks(reckoning.difference)) {
    const [cheap, dear] = pair.slice(0, 2).sort((a, b) => a.amount - b.amount) as [Price, Price];
    return say("difference", {
      prices: `${listed(dear)}, ${listed(cheap)}`,
      amount: inMoney(dear.amount - cheap.amount),
    });
  }
  for (const [key, order] of [
    ["cheapest", 1],
    ["dearest", -1],
  ] as const)
    if (asks(reckoning[key]) && !isForeignKind(facts, question, code)) {
      const among = kindNamed(all, question, code) ?? (own.length > 1 ? own : all);
      const [end] = [...withoutExtras(among)].sort((a, b) => order * (a.amount - b.amount));
      return say(key, { price: listed(end!) });
    }
  for (const [key, order] of [
    ["smallest", 1],
    ["largest", -1],
  ] as const) {
    const [end] = asks(reckoning[key]) ? bySize(all).sort((a, b) => order * (a.size - b.size)) : [];
    if (end) return say("price", { name: end.name, price: inMoney(end.amount) });
  }
  const joined = own.length === 1 && isNext ? [...all.filter(({ name }) => name === before), ...own] : named;
  const each = joined.filter(({ name }, at) => at < 4 && joined.findIndex((another) => another.name === name) === at);
  const names = each.map(({ name }) => name);
  const times = each.length > 1 ? quantitiesByName(countedLine(question), names, code) : undefined;
  // `How much for two classes and a party?` is a sum without a word for it.
  const isSum = asks(reckoning.together) || (asksMoney(question) && times?.some((count) => count > 1));
  if (each.length > 1 && isSum) {
    if (!times || each.some((price, n) => times[n]! > 1 && hasFurtherPrice(facts, price, code))) return undefined;
    const chosen = each.map((price, n) => ({ ...price, times: times[n]! }));
    const sum = chosen.reduce((total, { amount, times }) => total + amount * times, 0);
    const prices = chosen.map((price) =>
      price.times > 1 ? `${quoteNumber(line, price.times)} × ${listed(price)}` : listed(price),
    );
    const missing = notPriced(question, names, language);
    return [
      say("sum", { prices: prices.join(" + "), amount: inMoney(sum) }),
      ...(missing.length > 0 ? [say("notPriced", { what: joinList(say, missing) })] : []),
    ].join(" ");
  }
  if (first && !second && (isPrice || asksMoney(`${question} ${former}`) || asks(reckoning.together))) {
    const times = quantityOf(countedLine(question), first, code);
    if (times && (hasFurtherPrice(facts, first, code) || isOfALength(`${former} ${question}`, first))) return undefined;
    if (times)
      return say("times", {
        price: listed(first),
        times: quoteNumber(line, times),
        amount: inMoney(first.amount * times),
      });
    if (own.length === 0 && asksForUnit(line, first))
      return say("price", { name: first.name, price: inMoney(first.amount) });
  }
  // `Is the fan $50?` is answered with the price, whatever amount it names.
  if (own.length === 1 && own[0]!.name === subject && mentionsMoney(question))
    return say("price", { name: own[0]!.name, price: inMoney(own[0]!.amount) });
  if (isNext && own.length > 0 && own.length <= 4 && asksMoney(former) && valueTypesIn(question).length === 0)
    return own.length === 1
      ? say("price", { name: own[0]!.name, price: inMoney(own[0]!.amount) })
      : say("prices", { prices: own.map(listed).join(", ") });
  return undefined;
}

/** Joins the things whose prices are summed. */
const AND = /[,;?!+&]|(?<!\p{L})(?:and|plus|with|und|mit|sowie|y|con|et|avec|e|com|en|met)(?!\p{L})/iu;
const MAX_THING_WORDS = 4;

/** What a question wants in a sum that has no price: `a lightning rod` of `a sweep and a lightning rod`. */
function notPriced(question: string, names: readonly string[], language: Language): string[] {
  const { code, reckoning, acts } = language;
  const priced = new Set(names.flatMap((name) => stems(name, code)));
  const isTypoOf = (one: string) => [...priced].some((other) => other.length > 4 && isOneEditAway(one, other));
  const small = phraseRegex([acts.thanks, acts.greeting, acts["small-talk"]].join("\n"));
  return question.split(AND).flatMap((part) => {
    const line = ` ${normalizeLine(part)} `.replace(phraseRegex(reckoning.together), " ");
    const things = contentWords(line, code).filter((word) => !/^\d/.test(word) && !isNumber(word) && !isUnit(word));
    const isThing =
      things.length > 0 &&
      things.length <= MAX_THING_WORDS &&
      valueTypesIn(part).length === 0 &&
      !small.test(line) &&
      !isAsking(part, [language]) &&
      !stems(things.join(" "), code).some((one) => priced.has(one) || isTypoOf(one));
    return isThing ? [things.join(" ")] : [];
  });
}

/** Whether the owner says that several of it cost something else: `First flue £65, each further one £45`. */
function hasFurtherPrice(
  { card, settings }: AssistantContext,
  { name, amount }: Price,
  language: LanguageCode,
): boolean {
  const own = stems(name, language);
  const sum = new RegExp(`(?<![\\d.,])${amount}(?![\\d.,]?\\d)`);
  const ownText = [settings.companyInfo, card.about, ...settings.knowledge.map(({ answer }) => answer)].join("\n");
  return sentences(ownText).some(
    (sentence) =>
      hasTieredPrices(sentence) && (sum.test(sentence) || stems(sentence, language).some((one) => own.includes(one))),
  );
}

/** Whether a question is about a length of time of which a price's name says nothing: `2 kayaks` after `a day?` */
function isOfALength(question: string, { name }: Price): boolean {
  const { counted, by } = parseDurations(question);
  return parseDurations(name).named.length === 0 && counted.length + by.length > 0;
}

const asksMoney = (text: string): boolean => valueTypesIn(text).includes("@money") || namesUnit(text);
