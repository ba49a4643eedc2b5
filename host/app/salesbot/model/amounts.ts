import { withPlainDigits } from "#sdk/digits.ts";
import type { LanguageCode } from "../engine/languages/libraries.ts";
import { memoizeByTextAndLanguage } from "../engine/languages/memoize.ts";
import { lower } from "../engine/languages/normalize.ts";
import { withDigits } from "./figures.ts";

/** Unit of a figure. `bare`: a number without a following word, as in `ear 30 euros, nose 40`. */
type Kind = "money" | "percent" | "time" | "number" | "bare";

export interface Amount {
  kind: Kind;
  /** Minutes of a day for a time. */
  value: number;
  at: number;
  end: number;
  /** Whether a time can only be the one half of the day. */
  isDefinite?: boolean;
}

const MONEY_BEFORE = /(?:[€$£¥₹]|(?<!\p{L})(?:usd|eur|gbp|chf|cad|aud|r))\s?$/u;
const MONEY_AFTER =
  /^(?:[.,]-)?\s?(?:[€$£¥₹]|(?:usd|eur|gbp|chf|cad|aud|dollars?|dolares|d[oó]lares|dollari|euros?|euro|pounds?|quid|bucks|pavos|pfund|libras?|livres?|sterline|pond|cents?|c[ée]ntimos?|kronor|zł)(?!\p{L}))/u;
const PERCENT_AFTER = /^\s?(?:%|(?:per ?cent|prozent|por ?ciento|por cento|pour ?cents?|per cento|procent)(?!\p{L}))/u;
const HALF_OF_DAY = /^\s?(a\.?m|p\.?m)\b\.?/;
const CLOCK_AFTER = /^\s?(?:uhr|o'clock|heures?|uur)(?!\p{L})/u;
const FIGURE =
  /(?<![\p{L}\d])(\d{1,2})[:.](\d{2})(?=\s?(?:[ap]\.?m|uhr|h|uur)(?!\p{L})|(?![\d:]|[.,]\d))(?<=:\d\d|[.]\d\d)|(?<![\p{L}\d])(\d{1,2})\s?h(?:\s?([0-5]\d))?(?!\p{L}|\d)|\d{1,3}(?:[\s\u00a0\u202f']\d{3})+(?!\d)(?:,\d{1,2})?|\d+(?:[.,]\d+)*/gu;

/** A text as its figures are read: lower case, plain digits, numbers in words as digits. */
export const figureLine = memoizeByTextAndLanguage((text, language: LanguageCode): string =>
  withDigits(lower(withPlainDigits(text)), language),
);

/** The figures of such a line. */
export function amountsIn(line: string): Amount[] {
  return [...line.matchAll(FIGURE)].map((match) => {
    const { 0: raw, index: at } = match;
    const end = at + raw.length;
    const before = line.slice(Math.max(0, at - 5), at);
    const after = line.slice(end, end + 16);
    const half = HALF_OF_DAY.exec(after)?.[1]?.[0];
    const [hour, minute] = [match[1] ?? match[3], match[2] ?? match[4] ?? "00"];
    const isMoney = MONEY_BEFORE.test(before) || MONEY_AFTER.test(after);
    const isClock = (/[:h]/.test(raw) || half || CLOCK_AFTER.test(after)) && !isMoney;
    if (isClock && Number(minute) < 60) {
      const plain = hour ?? /^\d{1,2}$/.exec(raw)?.[0];
      if (plain && Number(plain) <= 24) {
        const hours = half ? (Number(plain) % 12) + (half === "p" ? 12 : 0) : Number(plain);
        const isDefinite = half !== undefined || hours > 12 || plain.startsWith("0");
        return { kind: "time", value: hours * 60 + Number(minute), at, end, isDefinite };
      }
    }
    const thousands = /^k(?!\p{L})/u.test(after) ? 1_000 : 1;
    const value = numberIn(raw) * thousands;
    if (PERCENT_AFTER.test(after)) return { kind: "percent", value, at, end };
    if (isMoney || thousands > 1) return { kind: "money", value, at, end };
    return { kind: /^\s?\p{L}/u.test(after) ? "number" : "bare", value, at, end };
  });
}

/** 1,200.00 and 1.200,00 and 1 200 and 1200 are the same figure. */
function numberIn(raw: string): number {
  const plain = raw
    .replace(/[\s\u00a0\u202f']/g, "")
    .replace(/[.,](?=\d{3}(?!\d))/g, "")
    .replace(",", ".");
  return Number.isNaN(Number(plain)) ? -1 : round(Number(plain));
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Numbers that are taken into sums, of the owner and of the visitor: more would make anything a sum. */
const MAX_TERMS = 8;
const MAX_RESULTS = 20_000;

interface Operands {
  /** Amounts in the cited facts. */
  facts: readonly Amount[];
  /** Amounts beside a price: `5 lessons at £30 each`. */
  counted: readonly Amount[];
  /** Amounts in the visitor's message. */
  visitor: readonly Amount[];
}

/**
 * Results that can be calculated from the owner's and the visitor's figures: n × price, sums, differences and
 * percentages.
 */
export function results({ facts, counted, visitor }: Operands): {
  money: Set<number>;
  plain: Set<number>;
  times: Set<number>;
} {
  const unique = (amounts: readonly Amount[], ...kinds: Kind[]) =>
    [...new Set(amounts.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value))].slice(0, MAX_TERMS);
  const hasMoney = facts.some(({ kind }) => kind === "money");
  const prices = unique(facts, "money", ...(hasMoney ? (["bare"] as const) : []));
  const stated = unique(visitor, "number", "bare");
  const counts = [...stated];
  const isCount = (count: number) => count > 0 && count !== 1;
  for (const [at, one] of stated.entries())
    for (const other of stated.slice(at + 1)) counts.push(one * other, Math.abs(one - other), one + other);
  const own = unique(counted, "number", "bare").filter((count) => count <= 1_000);
  const timesOf = (price: number) => [...counts, ...own].filter(isCount).map((count) => price * count);
  const termsOf = (price: number) => [price, ...timesOf(price)];
  const money = new Set<number>();
  const add = (value: number) => money.size < MAX_RESULTS && money.add(round(value));
  let sums: number[] = [0];
  for (const price of prices) {
    const terms = termsOf(price);
    sums = [...sums, ...sums.flatMap((sum) => terms.map((term) => sum + term))].slice(0, MAX_RESULTS / 4);
    for (const other of prices)
      if (other !== price)
        for (const term of terms) for (const against of termsOf(other)) add(Math.abs(term - against));
  }
  for (const spent of unique(visitor, "money")) for (const sum of sums) add(Math.abs(spent - sum));
  // What one of several comes to: an hour of a course, a month of six, both spoken of in what the owner wrote.
  const products = own.flatMap((one, at) => own.slice(at + 1).map((other) => one * other));
  for (const price of prices)
    for (const count of [...stated, ...own, ...products].filter(isCount)) {
      add(price / count);
      add(Math.round(price / count));
    }
  const percents = unique(facts, "percent");
  // A second of the same, with the discount on it alone.
  for (const price of prices)
    for (const percent of percents) for (const term of termsOf(price)) add(term + price * (1 - percent / 100));
  for (const sum of sums.filter((one) => one > 0)) {
    // A price alone is no sum; whose price it is must follow from the figure itself.
    if (!prices.includes(sum)) add(sum);
    for (const percent of percents) {
      add((sum * percent) / 100);
      add(sum * (1 - percent / 100));
      add(sum * (1 + percent / 100));
    }
  }
  const plain = new Set<number>();
  const numbers = [...stated, ...unique(facts, "number", "bare")];
  for (const one of stated)
    for (const other of numbers)
      if (other !== one)
        for (const value of [one + other, Math.abs(one - other), one * other, one / other]) plain.add(round(value));
  const times = new Set<number>();
  for (const start of unique([...facts, ...visitor], "time"))
    for (const hours of numbers) for (const value of [start + hours * 60, start - hours * 60]) times.add(value);
  return { money, plain, times };
}
