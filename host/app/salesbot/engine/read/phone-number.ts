import { findPhoneNumbersInText, type CountryCode } from "libphonenumber-js";
import { withPlainDigits } from "#sdk/digits.ts";
import { ALL_LANGUAGES, phrasesOfAll } from "../languages/language.ts";
import { hasPhrase, normalizeLine } from "./intents.ts";

/** Digits that are no telephone number: bank accounts, orders, invoices and the like. */
const NO_PHONE =
  /\b[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){2,7}(?:\s?[a-z0-9]{1,4})?\b|\b(?:order|invoice|booking|reference|ref|tracking|parcel|customer|account|policy|ticket|case|serial|isbn|ean|vat|tax|iban|bestell|auftrags|rechnungs|kunden|buchungs|sendungs|vertrags|konto|steuer|pedido|factura|commande|facture|ordine|fattura|bestelling|factuur|fatura)\p{L}{0,8}[\s-]{0,2}(?:number|no\.?|nr\.?|num\.?|nummer|id|code|#)?[^\p{L}\d\n.!?;,]{0,6}(?:is|was|lautet|ist|es|est|:)?\s{0,2}#?[a-z]{0,4}[-\d /.]{4,24}/giu;

/** `29.2.2027`, `3.12.`, `2027-02-30`, and `1000000000000`, which is an amount. */
const DATE_OR_AMOUNT =
  /(?<![\d./-])(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{1,2}\. ?\d{1,2}\.(?!\d)(?: ?\d{4})?|\d{4}-\d{1,2}-\d{1,2}|\d0{6,20})(?![\d/-]|\.\d)/g;

/** More groups of digits than this are no telephone number and would take long to parse. */
const MAX_DIGIT_GROUPS = 40;
/** Fewer digits are no telephone number. Counts and dates are skipped this way, because parsing takes long. */
const MAYBE_PHONE = /\d(?:[^\p{L}\d\n]{0,4}\d){5}/u;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
/** How many words before a number may say that it is one: `call me on …` */
const INTRODUCING_WORDS = 4;
const AROUND = 60;

const PHONE_WORDS = new Set(phrasesOfAll("phone words"));
const FIGURE_WORDS = new Set(phrasesOfAll("figure words"));

/**
 * The visitor's telephone number; `region` is the country of numbers without a country code, and `denied` a number
 * that the message says is not the visitor's.
 */
export function findPhone(message: string, region?: CountryCode, denied?: string): string | undefined {
  const text = withPlainDigits(message)
    .replace(NO_PHONE, " ")
    .replace(DATE_OR_AMOUNT, " ")
    // A comma would make an extension of the next figure.
    .replace(/,\s/g, " ; ");
  if ((text.match(/\d+/g) ?? []).length > MAX_DIGIT_GROUPS || !MAYBE_PHONE.test(text)) return undefined;
  for (const defaultCountry of region ? [region, undefined] : [undefined])
    for (const { number, startsAt, endsAt } of findPhoneNumbersInText(text, { defaultCountry, extended: false })) {
      const written = text.slice(startsAt, endsAt);
      if (isSame(written, denied) || !isNumber(text, startsAt, written, number.nationalNumber.length)) continue;
      // `555 8812`, where numbers begin with 0: nobody abroad could ring it.
      const isLocal = /^\D?0/.test(number.formatNational()) && !/^\D?[+0]/.test(written);
      return isLocal ? written : number.formatInternational();
    }
  return findLocalPhone(text, denied);
}

/** A number without a country code whose country we do not know is kept as it was written. */
function findLocalPhone(text: string, denied?: string): string | undefined {
  for (const { 0: match, index } of text.matchAll(/(?<![\w$€£.,])\+?\(?\d[\d\s().\/-]{5,18}\d(?!\w)/g)) {
    const written = match.trim();
    const isDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?!\d)|^\d{5}-\d{4}$/.test(written);
    if (!isDate && !isSame(written, denied) && isNumber(text, index, written, written.replace(/\D/g, "").length))
      return written;
  }
  return undefined;
}

const TELLING_DIGITS = 7;
const isSame = (written: string, phone = ""): boolean => {
  const [one, other] = [written, phone].map((number) => number.replace(/\D/g, "").slice(-TELLING_DIGITS));
  return one === other;
};

/** Whether digits are a telephone number by what stands around them: years, prices and postcodes look alike. */
function isNumber(text: string, at: number, written: string, digits: number): boolean {
  if (/^\D?\+/.test(written)) return true;
  const before = normalizeLine(text.slice(Math.max(0, at - AROUND), at)).split(" ");
  const after = text.slice(at + written.length, at + written.length + AROUND);
  const isIntroduced = before.slice(-INTRODUCING_WORDS).some((word) => PHONE_WORDS.has(word));
  const isFigure = [before.at(-1)!, normalizeLine(after).split(" ")[0]!].some((word) => FIGURE_WORDS.has(word));
  if (digits > MAX_DIGITS || isFigure) return false;
  if (isIntroduced) return true;
  // `1000-205 Lisboa`
  const isBeforePlace = /^\s?\p{Lu}/u.test(after) && !/^\D?0/.test(written);
  return digits >= MIN_DIGITS && !isBeforePlace;
}

/** Whether a message says that a number is not the visitor's telephone number, in any language. */
export const deniesPhone = (message: string): boolean => hasPhrase(message, ["not mine"], ALL_LANGUAGES);
