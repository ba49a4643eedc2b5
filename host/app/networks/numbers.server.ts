import type { CountryCode } from "libphonenumber-js";
import { internationalNumber, type ReadNumber } from "./link-of.ts";

/** Reads numbers as people of this country write them; its tables are loaded with the first number. */
export async function numbersOf(country: string | undefined): Promise<ReadNumber> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import("libphonenumber-js");
  const defaultCountry = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  return (typed) => {
    const read = parsePhoneNumberFromString(typed, { defaultCountry, extract: false });
    // A 0 that is left where the country's own is taken off is another country's, as of a German number in the USA.
    const isNumber = read?.isPossible() && (read.isValid() || !read.nationalNumber.startsWith("0"));
    return isNumber ? read!.number : internationalNumber(typed);
  };
}

/** The country of a number that says it. */
export async function countryOfNumber(number: string | null | undefined): Promise<string | undefined> {
  if (!number || !/^\s*(?:\+|00)/.test(number)) return undefined;
  const { parsePhoneNumberFromString } = await import("libphonenumber-js");
  return parsePhoneNumberFromString(number.trim().replace(/^00/, "+"))?.country;
}
