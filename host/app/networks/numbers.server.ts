import type { CountryCode } from "libphonenumber-js";
import { internationalNumber, type ReadNumber } from "./link-of.ts";

/** Reads numbers as people of this country write them; its tables are loaded with the first number. */
export async function numbersOf(country: string | undefined): Promise<ReadNumber> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import("libphonenumber-js");
  const defaultCountry = country && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  return (typed) => {
    const read = parsePhoneNumberFromString(typed, { defaultCountry, extract: false });
    // A number without its country is one of the owner's only if it begins as theirs do.
    const isNumber = read && (saysCountry(typed) ? read.isPossible() : read.isValid());
    return isNumber ? read.number : internationalNumber(typed);
  };
}

const saysCountry = (number: string) => /^\s*(?:\+|00)/.test(number);

/** The country of a number that says it. */
export async function countryOfNumber(number: string | null | undefined): Promise<string | undefined> {
  if (!number || !saysCountry(number)) return undefined;
  const { parsePhoneNumberFromString } = await import("libphonenumber-js");
  return parsePhoneNumberFromString(number.trim().replace(/^00/, "+"))?.country;
}
