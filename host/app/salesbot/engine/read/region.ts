import type { CountryCode } from "libphonenumber-js";
import { countryOfNumber } from "../../../networks/numbers.ts";

const regions = new Map<string, CountryCode | undefined>();

/** The country of the card's own number: visitors mostly write theirs without a code. */
export function regionOf(phone: string | null): CountryCode | undefined {
  if (!phone) return undefined;
  if (!regions.has(phone)) {
    if (regions.size > 1_000) regions.clear();
    regions.set(phone, countryOfNumber(phone) as CountryCode | undefined);
  }
  return regions.get(phone);
}
