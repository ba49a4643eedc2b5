import { normalizeLine } from "./intents.ts";
import type { AssistantContext } from "./facts.ts";
import type { LanguageCode } from "./languages/stop-words.ts";
import { matchPrices, type Price } from "./match-prices.ts";
import { sentences } from "./normalize.ts";
import {
  asksForUnit,
  countedLine,
  hasTieredPrices,
  mentionsMoney,
  namesUnit,
  parseDurations,
  quantityOf,
  quoteNumber,
} from "./quantities.ts";
import type { Translate } from "./translate.ts";
import { valueTypesIn } from "./value-types.ts";
import { stems } from "./words.ts";

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

/** A question with the context that it needs. */
interface PriceQuestion {
  text: string;
  /** The price that is meant. */
  subject?: string;
  former?: string;
  /** Whether it repeats the previous question about something else. */
  isNext?: boolean;
  /** Whether a price is the most likely answer. */
  isPrice?: boolean;
}

/**
 * So many times one named price, and the price of what is named next after a question for one. Undefined where anything
 * else is asked, or where the owner makes the price depend on something.
 */
export function calculatePrices(
  facts: AssistantContext,
  say: Translate,
  { text: question, subject, former = "", isNext = false, isPrice = false }: PriceQuestion,
  code: LanguageCode,
): string | undefined {
  const { settings } = facts;
  const line = ` ${normalizeLine(question)} `;
  const inMoney = (amount: number) => formatMoney(amount, settings.currency, code);
  const all = Object.entries(settings.priceRanges).map(([name, amount]) => ({ name, amount }));
  if (all.length === 0) return undefined;
  const listed = ({ name, amount }: Price) => `${name} ${inMoney(amount)}`;
  const single = ({ name, amount }: Price) => say("price", { name, price: inMoney(amount) });
  const own = matchPrices(facts, question, code);
  const [first, second] = own.length > 0 ? own : all.filter(({ name }) => name === subject);
  if (first && !second && (isPrice || asksMoney(`${question} ${former}`))) {
    const times = quantityOf(countedLine(question), first, code);
    if (times && (hasFurtherPrice(facts, first, code) || isOfALength(`${former} ${question}`, first))) return undefined;
    if (times)
      return say("times", {
        price: listed(first),
        times: quoteNumber(line, times),
        amount: inMoney(first.amount * times),
      });
    if (own.length === 0 && asksForUnit(line, first)) return single(first);
  }
  // `Is the fan $50?` is answered with the price, whatever amount it names.
  if (own.length === 1 && own[0]!.name === subject && mentionsMoney(question)) return single(own[0]!);
  if (isNext && own.length > 0 && own.length <= 4 && asksMoney(former) && valueTypesIn(question).length === 0)
    return own.length === 1 ? single(own[0]!) : say("prices", { prices: own.map(listed).join(", ") });
  return undefined;
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
