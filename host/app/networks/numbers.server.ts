import type { CountryCode } from "libphonenumber-js";
import { internationalNumber, type ReadNumber } from "./link-of.ts";

/**
 * Reads numbers as people of these countries write them, the likeliest first: of several the one counts whose people
 * would write the number in these digits, since Germans write 0503 where Americans write 503. The reader's tables are
 * loaded with the first number.
 */
export async function numbersOf(...countries: (string | undefined)[]): Promise<ReadNumber> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import("libphonenumber-js");
  const known = [...new Set(countries)].filter(
    (country): country is CountryCode => !!country && isSupportedCountry(country),
  );
  return (typed) => {
    const numbers = (known.length > 0 ? known : [undefined]).flatMap(
      (defaultCountry) => parsePhoneNumberFromString(typed, { defaultCountry, extract: false }) ?? [],
    );
    const asWritten = numbers.find((read) => read.isValid() && digitsOf(read.formatNational()) === digitsOf(typed));
    // A 0 that is left where the country's own is taken off is another country's.
    const other = numbers.find((read) => read.isPossible() && (read.isValid() || !read.nationalNumber.startsWith("0")));
    return (asWritten ?? other)?.number ?? internationalNumber(typed);
  };
}

const digitsOf = (number: string) => number.replace(/\D/g, "");

/** The country of a number that says it. */
export async function countryOfNumber(number: string | null | undefined): Promise<string | undefined> {
  if (!number || !/^\s*(?:\+|00)/.test(number)) return undefined;
  const { parsePhoneNumberFromString } = await import("libphonenumber-js");
  return parsePhoneNumberFromString(number.trim().replace(/^00/, "+"))?.country;
}
