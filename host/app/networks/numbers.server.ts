import type { ParsePhone } from "./parse-link.ts";

// The library's tables are loaded with the first number.
const numbers = () => import("./numbers.ts");

/** Reads numbers as people in these countries write them, most likely country first. */
export const phoneParser = async (...countries: (string | undefined)[]): Promise<ParsePhone> =>
  (await numbers()).phoneParserFor(...countries);

/** The country of a number that includes its country code. */
export const countryOfNumber = async (number: string | null | undefined): Promise<string | undefined> =>
  number ? (await numbers()).countryOfNumber(number) : undefined;
