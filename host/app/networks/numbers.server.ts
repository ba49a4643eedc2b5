import type { CountryCode } from "libphonenumber-js";
import { internationalNumber, type ReadNumber } from "./link-of.ts";

/**
 * Reads numbers as people in these countries write them, most likely country first. The first country counts whose
 * people would write exactly these digits: Germans write 0503 where Americans write 503. The library's tables are
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
    // A 0 that remains after removing the country's own prefix means another country.
    const other = numbers.find((read) => read.isPossible() && (read.isValid() || !read.nationalNumber.startsWith("0")));
    return (asWritten ?? other)?.number ?? internationalNumber(typed);
  };
}

const digitsOf = (number: string) => number.replace(/\D/g, "");

/** The country of a number that includes its country code. */
export async function countryOfNumber(number: string | null | undefined): Promise<string | undefined> {
  if (!number || !/^\s*(?:\+|00)/.test(number)) return undefined;
  const { parsePhoneNumberFromString } = await import("libphonenumber-js");
  return parsePhoneNumberFromString(number.trim().replace(/^00/, "+"))?.country;
}
