import type { LanguageCode } from "../languages/libraries.ts";

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
    // `220 £`, where French writes `220 £GB`; other countries' dollars and crowns keep theirs apart.
    const currencyDisplay = ["EUR", "GBP", "USD"].includes(currency) ? "narrowSymbol" : "symbol";
    format = new Intl.NumberFormat(language, {
      style: "currency",
      currency,
      currencyDisplay,
      useGrouping,
      maximumFractionDigits,
    });
    formats.set(key, format);
  }
  return format.format(amount);
}
