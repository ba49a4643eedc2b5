import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js";
import { internationalNumber } from "./international-number.ts";
import type { ParsePhone } from "./parse-link.ts";

/**
 * Creates a parser of phone numbers for these countries, most likely first. The first country counts where exactly
 * these digits are a usual notation: Germans write 0503 where Americans write 503. Others are not parsed, as a guess
 * would call a stranger.
 */
export function phoneParserFor(...countries: (string | undefined)[]): ParsePhone {
  const countryCodes = [...new Set(countries)].filter(
    (country): country is CountryCode => !!country && isSupportedCountry(country),
  );
  return (typed) => {
    const text = withoutParameters(typed).trim().replace(/^00/, "+");
    const isWhole = text.startsWith("+");
    const parsed = (isWhole ? [undefined] : countryCodes)
      .flatMap((defaultCountry) => parsePhoneNumberFromString(text, { defaultCountry, extract: false }) ?? [])
      .find((number) => number.isPossible() && (isWhole || matchesFormat(text, number)));
    return parsed?.number ?? internationalNumber(text);
  };
}

/** `1 503 555 0177` and `011 49 30 901820` hold the country's code without its plus. */
function matchesFormat(typed: string, parsed: PhoneNumber): boolean {
  const digits = digitsOf(typed);
  const national = digitsOf(parsed.formatNational());
  // Not all numbers in use are in the tables; a trunk prefix such as the 0 says enough.
  if (!parsed.isValid() && national === parsed.nationalNumber) return false;
  return digits === national || digits.endsWith(digitsOf(parsed.number));
}

const digitsOf = (number: string) => number.replace(/\D/g, "");

/** The country of a number that includes its country code. */
export function countryOfNumber(number: string | null | undefined): string | undefined {
  if (!number || !/^\s*(?:\+|00)/.test(number)) return undefined;
  return parsePhoneNumberFromString(withoutParameters(number).trim().replace(/^00/, "+"))?.country;
}

/**
 * A number without the parameters of a `tel:` link (RFC 3966, section 3), except for an extension. The library takes
 * time without bound for a `phone-context`: every three further characters double it.
 */
const withoutParameters = (number: string): string => number.split(/;(?!ext=)/i)[0]!;
