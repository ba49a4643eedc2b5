import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/max";
import { EXTENSION_WORDS } from "#sdk/card/tel-link.ts";
import type { PhoneKind } from "./contact-fields.ts";
import type { Label } from "./lexicon.ts";

// Telephone numbers as they are typed, and the country that those without its code are of.

export interface Phone {
  /** As libphonenumber writes it, or as typed. */
  value: string;
  kind: PhoneKind;
  country?: string;
  /** Nothing proves that it is one. */
  isGuess: boolean;
}

/** Of numbers without a country code: what the text tells, and what else they may be, most likely first. */
export interface Countries {
  told: string[];
  possible: string[];
}

/** Words before an extension, as part of a pattern. */
export const EXTENSIONS = `${EXTENSION_WORDS}|分機`;

/** The countries of numbers that say theirs, of the first few. */
export function internationalCountries(text: string): string[] {
  const numbers = [...text.matchAll(/(?<!\d)(?:\+|00)\d(?: ?[\d().\-/]){6,22}/g)].slice(0, 5);
  return numbers.flatMap(
    ([number]) => parseNumber(number, undefined, { told: [], possible: [] }, false)?.country ?? [],
  );
}

export function parseNumbers(text: string, label: Label | undefined, countries: Countries, isAlone: boolean): Phone[] {
  const [whole = ""] = text.split(/\s\/\s?[-–]/);
  const phone = parseNumber(whole, label, countries, isAlone);
  if (phone && !phone.isGuess) return [phone];
  const several = whole.split(/ \/ |(?<=\d) (?=[+(]|00)/).filter((part) => part.replace(/\D/g, "").length > 5);
  if (several.length < 2) return phone ? [phone] : [];
  // `022 2623 7714 / 2623 7715`: the second has the first one's area code.
  const [first = "", ...more] = several.map((part) => part.replace(/[^\d+]/g, ""));
  const area = (digits: string) => first.slice(0, Math.max(0, first.length - digits.length));
  const phones = [several[0]!, ...more.map((digits) => (/^[+0]/.test(digits) ? digits : area(digits) + digits))].map(
    (part) => parseNumber(part, label, countries, isAlone),
  );
  return phones.every((one) => one !== undefined) ? phones : phone ? [phone] : [];
}

function parseNumber(
  text: string,
  label: Label | undefined,
  countries: Countries,
  isAlone: boolean,
): Phone | undefined {
  const typed = text.replace(/\s+/g, " ").trim();
  const dialled = typed
    .replace(/\(0\)/, "")
    .replace(/^\(?(?:\+|00(?=[1-9]))\)?\s?/, "+")
    .replace(/^\(\+/, "+")
    .replace(/[–·]/g, "-")
    .replace(EXTENSION_END, " ext. $1");
  const isWhole = dialled.startsWith("+");
  const all = [...countries.told, ...countries.possible];
  const candidates = isWhole ? [undefined] : all.filter((country) => isSupportedCountry(country));
  const parsed = candidates.flatMap((country, rank) => {
    const one = parsePhoneNumberFromString(dialled, { defaultCountry: country as CountryCode, extract: false });
    return one && (isWhole || isGroupedSo(dialled, one)) ? [Object.assign(one, { rank })] : [];
  });
  const isNamed = ({ rank }: { rank: number }) => rank < countries.told.length;
  const number =
    parsed.find((one) => isNamed(one) && one.isValid() && isWrittenSo(dialled, one)) ??
    parsed.find((one) => isNamed(one) && (label !== undefined || isAlone) && isBareMobile(dialled, one)) ??
    parsed.find((one) => one.isValid() && (isWhole || isWrittenSo(dialled, one))) ??
    parsed.find((one) => one.rank === 0 && label === "mobile" && isBareMobile(dialled, one)) ??
    (label || isWhole || isAlone || LONE_NUMBER.test(dialled)
      ? parsed.find(
          (one) =>
            one.rank === 0 &&
            one.isPossible() &&
            (isWhole || isWrittenSo(dialled, one) || (isNamed(one) && isWithTrunk(dialled, one))),
        )
      : undefined);
  // Of another country, where nobody writes it with this beginning.
  const isForeign = number?.nationalNumber.startsWith("0") && !number.isValid();
  if (!number || isForeign) {
    const isLikely =
      (label !== undefined && typed.replace(/\D/g, "").length >= 6) ||
      isAlone ||
      isForeign ||
      LONE_NUMBER.test(dialled);
    return isLikely ? { value: typed, kind: kindOf(label), isGuess: true } : undefined;
  }
  const isMobile =
    number.getType() === "MOBILE" ||
    // In some countries the same numbers may be either, in a table that is not strict.
    ((!number.isValid() || number.getType() === "FIXED_LINE_OR_MOBILE") &&
      MOBILE[number.country ?? number.getPossibleCountries()[0] ?? ""]?.test(number.nationalNumber));
  return {
    value: number.formatInternational(),
    kind: isMobile && label !== "home" ? "mobile" : kindOf(label),
    country: number.country,
    isGuess: !number.isValid(),
  };
}

const EXTENSION = new RegExp(EXTENSIONS, "iu");
const EXTENSION_END = new RegExp(`[\\s,;(]{0,3}(?:${EXTENSIONS})[\\s.:]{0,2}-?(\\d{1,6})\\)?$`, "iu");
const withoutExtension = (text: string) => text.split(EXTENSION)[0]!;

/** Area codes of North America have three digits: `(55) 1234 5678` is of elsewhere. */
function isGroupedSo(typed: string, { countryCallingCode }: PhoneNumber): boolean {
  const [first = "", ...more] = withoutExtension(typed).match(/\d+/g) ?? [];
  const length = first === "1" && more.length > 0 ? more[0]!.length : first.length;
  return countryCallingCode !== "1" || length === 3 || length > 5;
}

/** Numbers that are written as in this country: Germans write 0503 where Americans write 503. */
function isWrittenSo(typed: string, number: PhoneNumber): boolean {
  const digits = withoutExtension(typed).replace(/\D/g, "");
  const national = withoutExtension(number.formatNational()).replace(/\D/g, "");
  return digits === national || digits === number.number.replace(/\D/g, "");
}

/** The zero that one dials before a number which is in no table yet. */
const isWithTrunk = (typed: string, { nationalNumber }: PhoneNumber) =>
  withoutExtension(typed).replace(/\D/g, "") === `0${nationalNumber}`;

/** What is nothing but a telephone number, whatever stands around it: `07700 900321`, `514-555-0142`. */
const LONE_NUMBER =
  /^(?:\(\d{2,4}\)[\s-]?\d{3,5}[\s-]\d{4}|0\d(?: ?\d){8,10}|\(?[2-9]\d\d\)?[\s.-]{1,2}\d{3}[\s.-]\d{4})$/;
/** `98400 12345`: mobile numbers are often written without the 0 that one dials. */
const isBareMobile = (typed: string, number: PhoneNumber) =>
  number.getType() === "MOBILE" && typed.replace(/\D/g, "") === number.nationalNumber;

/** Beginnings of mobile numbers, for those that are in no table yet. */
const MOBILE: Record<string, RegExp> = {
  GB: /^7/,
  DE: /^1[567]/,
  AT: /^6[5-9]/,
  CH: /^7[4-9]/,
  FR: /^[67]/,
  BE: /^4/,
  NL: /^6/,
  ES: /^[67]/,
  PT: /^9/,
  IT: /^3/,
  PL: /^[4-8]\d\d/,
  TR: /^5/,
  JP: /^[789]0/,
  CN: /^1[3-9]/,
  KR: /^1[016-9]/,
  IL: /^5/,
  AE: /^5/,
  SA: /^5/,
  EG: /^1/,
  JO: /^7/,
  AU: /^4/,
  IE: /^8/,
  SE: /^7/,
  NO: /^[49]/,
  IN: /^[6-9]/,
  CL: /^9/,
  CO: /^3/,
  AR: /^9/,
  BR: /^\d\d9/,
  FI: /^(?:4|50)/,
  CZ: /^[67]/,
  HU: /^(?:[23]0|31|50|70)/,
  RO: /^7/,
  GR: /^69/,
  RU: /^9/,
  UA: /^(?:39|50|6[3678]|7[37]|9[1-9])/,
  VN: /^[35789]/,
  ID: /^8/,
  ZA: /^[678]/,
  NG: /^[789]/,
};

const kindOf = (label: Label | undefined): PhoneKind => (label === "mobile" || label === "home" ? label : "work");
