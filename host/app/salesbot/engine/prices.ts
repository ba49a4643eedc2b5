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
  namesUnit,
  hasTieredPrices,
  quantityOf,
  quantitiesByName,
} from "./quantities.ts";
import { valueTypesIn } from "./value-types.ts";
import { contentWords, stems } from "./words.ts";
import { type Price, bySize, matchPrices, withoutExtras, kindNamed, isForeignKind } from "./match-prices.ts";

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
