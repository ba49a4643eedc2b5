import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/max";
import { EXTENSION_WORDS } from "#sdk/card/tel-link.ts";
import { afterLast, beforeFirst, withoutEnd } from "./edges.ts";
import { isWholeEmail } from "../../networks/email-problem.ts";
import type { PhoneKind } from "./contact-fields.ts";
import { type Label, labelOf, plain } from "./lexicon.ts";

// Emails, websites and numbers of one line. Each expression is bounded, so that a long line takes linear time.

/** Scripts that write no spaces between words: an address begins behind theirs. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const LOCAL = String.raw`(?!${UNSPACED})[\p{L}\p{N}._%+'-]`;
const EMAIL = new RegExp(
  String.raw`(?<!${LOCAL.replace("'", "")})(?:${LOCAL}){1,64}\s?@\s?(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}`,
  "gu",
);
const SPELT_EMAIL =
  /(?<![\w.+-])([\w.+-]{1,64})\s{0,2}[([{]\s?(?:at|ät|arroba|chez)\s?[)\]}]\s{0,2}((?:[\w-]{1,63}(?:\s{0,2}[([{]\s?(?:dot|punkt|punto|point)\s?[)\]}]\s{0,2}|\.)){1,4}[a-z]{2,12})/giu;
const URL =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/[^\s<>"|]{3,300}|www\.[^\s<>"|,;]{3,200}|(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,4}(?:com|net|org|info|biz|io|dev|app|ai|co|eu|example|test|shop|studio|design|agency|tech|cloud|online|site|store|bank|law|legal|health|art|berlin|hamburg|wien|koeln|paris|london|nyc|tokyo|edu|gov|uk|us|ca|au|nz|ie|za|in|sg|hk|de|at|ch|li|fr|be|lu|es|mx|ar|cl|pe|it|sm|pt|br|nl|pl|tr|jp|cn|tw|kr|ae|sa|eg|jo|lb|ma|qa|kw|il|se|no|dk|fi|cz|sk|hu|ro|gr)(?![\p{L}\p{N}-])(?:\/[^\s<>"|,;]{0,200})?)/giu;
/** Other pages than one's own. */
const SOCIAL =
  /(?:linkedin|twitter|x|facebook|instagram|xing|youtube|tiktok|github|t|wa|behance|dribbble|medium|threads)\.(?:com|me|net)\//i;
const NUMBER = new RegExp(
  String.raw`(?<!\d|(?!${UNSPACED})\p{L})[+(]{0,2}\d(?: ?[\d().\-–/·]){4,26}(?<=\d)(?!\d)(?:[\s,;]{0,3}(?:${EXTENSION_WORDS})[\s.:]{0,2}-?\d{1,6})?`,
  "giu",
);
const DATE = /^\(?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})\)?$/;
/** What stands before numbers that nobody can call. */
const NO_PHONE =
  /(?:\b(?:hr[ab]|ust|vat|tva|iva|mwst|tax|abn|acn|regon|siren|siret|rcs|iban|konto|account|license|licence|reg|capital|登録番号|統一編號|사업자등록번호)[\s.:a-z]{0,12}|\b(?:uid|ein|nip|krs|nif|cif|nipc|cnpj|cpf|naf|ape|kvk|btw|kbo|rea|piva|cf|bic|swift|blz|rfc|cuit|mersis|hrb|fn|gln|isbn|lic|dre|mls|crn|npi|cap|soc)[\s.:]{1,3}(?:(?:\p{L}{1,3}|n\p{L}{3,7})[\s.:]{1,3}){0,2}|(?:№|#)[\s.:]{0,3})[\d\s.-]{0,3}$/iu;

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

interface Channels {
  emails: string[];
  websites: string[];
  socials: string[];
  phones: Phone[];
  /** The line without them; a break where they stood. */
  rest: string;
}

/** `before` is a label on its own line. */
export function readChannels(line: string, countries: Countries, before?: Label): Channels {
  const channels: Channels = { emails: [], websites: [], socials: [], phones: [], rest: line };
  const extract = (pattern: RegExp, take: (found: string, index: number) => boolean) => {
    channels.rest = channels.rest.replace(pattern, (match: string, ...more: unknown[]) => {
      const index = more.find((one): one is number => typeof one === "number")!;
      return take(match, index) ? BREAK : match;
    });
  };
  extract(SPELT_EMAIL, (text) => addEmail(channels, unspelt(text)));
  extract(EMAIL, (text) => addEmail(channels, text.replace(/\s/g, "")));
  extract(URL, (text) => {
    const url = withoutEnd(text, ".,;:!?)]").replace(/^(https?:\/\/)/i, (scheme) => scheme.toLowerCase());
    (SOCIAL.test(url) ? channels.socials : channels.websites).push(url);
    return true;
  });
  readPhones(channels, countries, before);
  return channels;
}

/** Addresses that legal notes name and programs write from. */
const NOBODYS =
  /^(?:(?:datenschutz|privacy|privacidade?|protec\w{2,4}-?(?:de-?)?datos|gegevensbescherming|data-?protection|no-?_?reply|do-?not-?reply|unsubscribe)[\w.-]*|donnees(?:-?perso\w*)?|dsb|dsgvo|dpo|rpd|gdpr|rgpd|lopd|lgpd|avg|iod|rodo|kvkk|pec|abuse|postmaster|mailer-daemon)@|@(?:[\w.-]+\.)?(?:pec|postacert|legalmail)\./i;
export const isNobodys = (email: string) => NOBODYS.test(email);

/** The addresses of a line. */
export const emailsIn = (line: string): string[] => unspelt(line).match(EMAIL) ?? [];

/** `ana [at] exemplo [dot] com` as it is used. */
export const unspelt = (text: string): string =>
  text.replace(SPELT_EMAIL, (email) =>
    email
      .replace(/\s{0,2}[([{]\s?(?:at|ät|arroba|chez)\s?[)\]}]\s{0,2}/iu, "@")
      .replace(/\s{0,2}[([{]\s?(?:dot|punkt|punto|point)\s?[)\]}]\s{0,2}/giu, "."),
  );

/** The countries of numbers that say theirs, of the first few. */
export function internationalCountries(text: string): string[] {
  const numbers = [...text.matchAll(/(?<!\d)(?:\+|00)\d(?: ?[\d().\-/]){6,22}/g)].slice(0, 5);
  return numbers.flatMap(
    ([number]) => parseNumber(number, undefined, { told: [], possible: [] }, false)?.country ?? [],
  );
}

/** Between the meanings of a line. */
const FENCES = `|•·,;\t\u0001`;
/** Most numbers that are read in a line. */
const MAX_NUMBERS = 8;

/** Stands where something was taken out of a line. */
export const BREAK = "\u0001";

function addEmail(channels: Channels, text: string): boolean {
  const email = text.replace(/^['.-]+/, "").replace(/^mailto:/i, "");
  if (!isWholeEmail(email)) return false;
  channels.emails.push(email);
  return true;
}

function readPhones(channels: Channels, countries: Countries, before?: Label): void {
  const line = channels.rest;
  const parts: string[] = [];
  let from = 0;
  for (const match of [...line.matchAll(NUMBER)].slice(0, MAX_NUMBERS)) {
    const preceding = line.slice(from, match.index);
    const end = match.index + match[0].length;
    const prefix = labelBefore(preceding);
    const following = /^[\s,]{0,2}\(?\s?(\p{L}[\p{L} .'"]{0,14}?)\s?(?:[)|\u0001,;/]|$)/u.exec(line.slice(end));
    const suffixLabel = prefix.label === undefined && following ? labelOf(following[1]!) : undefined;
    const label =
      prefix.label ??
      (isPhoneLabel(suffixLabel) ? suffixLabel : undefined) ??
      (parts.length === 0 ? before : undefined);
    const isAlone =
      match[0].replace(/\D/g, "").length > 6 &&
      !/[\p{L}\d]/u.test(afterLast(preceding, FENCES)) &&
      !/[\p{L}\d]/u.test(beforeFirst(line.slice(end), FENCES));
    const phones =
      NO_PHONE.test(plain(preceding)) || DATE.test(match[0].trim())
        ? []
        : parseNumbers(match[0], label, countries, isAlone);
    if (phones.length === 0) continue;
    if (label !== "fax") channels.phones.push(...phones);
    parts.push(preceding.slice(0, preceding.length - prefix.length), BREAK);
    from = end + (isPhoneLabel(suffixLabel) ? following![0].replace(/[|\u0001;/]$/, "").length : 0);
  }
  channels.rest = parts.join("") + line.slice(from);
}

const isPhoneLabel = (label: Label | undefined) =>
  label === "fax" || label === "mobile" || label === "phone" || label === "home";

/** The label at the end of a text, and how long it is with what stands around it. */
function labelBefore(text: string): { label?: Label; length: number } {
  const trimmed = withoutEnd(text, " \t:.()[]/|,–—-");
  const tail = afterLast(trimmed, "\u0001|•·;");
  const tokens = [...tail.matchAll(/[\p{L}\p{M}\d.'"-]+/gu)].slice(-3);
  for (const token of tokens) {
    const label = labelOf(tail.slice(token.index));
    if (isPhoneLabel(label)) return { label, length: text.length - trimmed.length + tail.length - token.index };
  }
  // `Tel./Fax`, `Tel & WhatsApp`: the first counts.
  const joined = /([\p{L}.]{1,12})\s?[/&+]\s?[\p{L}.]{1,12}$/u.exec(tail);
  const label = joined ? labelOf(joined[1]!) : undefined;
  if (isPhoneLabel(label)) return { label, length: text.length - trimmed.length + joined![0].length };
  return { length: 0 };
}

function parseNumbers(text: string, label: Label | undefined, countries: Countries, isAlone: boolean): Phone[] {
  const [whole = ""] = text.split(/\s\/\s?[-–]/);
  const phone = parseNumber(whole, label, countries, isAlone);
  if (phone && !phone.isGuess) return [phone];
  const several = whole.split(/ \/ |(?<=\d) (?=[+(]|00)/).filter((part) => part.replace(/\D/g, "").length > 5);
  const phones = several.length > 1 ? several.map((part) => parseNumber(part, label, countries, isAlone)) : [];
  return phones.length > 0 && phones.every((one) => one !== undefined) ? phones : phone ? [phone] : [];
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
  const number =
    parsed.find((one) => one.isValid() && (isWhole || isWrittenSo(dialled, one))) ??
    // `98400 12345`: mobile numbers are often written without the 0 that one dials.
    parsed.find((one) => label === "mobile" && one.rank === 0 && one.getType() === "MOBILE" && isBare(dialled, one)) ??
    (label || isWhole || isAlone || LONE_NUMBER.test(dialled)
      ? parsed.find(
          (one) =>
            one.rank === 0 &&
            one.isPossible() &&
            (isWhole || isWrittenSo(dialled, one) || (countries.told.length > 0 && isWithTrunk(dialled, one))),
        )
      : undefined);
  // Of another country, where nobody writes it with this beginning.
  const isForeign = number?.nationalNumber.startsWith("0") && !number.isValid();
  if (!number || isForeign) {
    const isLikely = (label !== undefined && typed.replace(/\D/g, "").length >= 6) || isAlone || isForeign;
    return isLikely ? { value: typed, kind: kindOf(label), isGuess: true } : undefined;
  }
  const isMobile =
    number.getType() === "MOBILE" ||
    (!number.isValid() &&
      MOBILE[number.country ?? number.getPossibleCountries()[0] ?? ""]?.test(number.nationalNumber));
  return {
    value: number.formatInternational(),
    kind: isMobile && label !== "home" ? "mobile" : kindOf(label),
    country: number.country,
    isGuess: !number.isValid(),
  };
}

const EXTENSION = new RegExp(EXTENSION_WORDS, "iu");
const EXTENSION_END = new RegExp(`[\\s,;]{0,3}(?:${EXTENSION_WORDS})[\\s.:]{0,2}-?(\\d{1,6})$`, "iu");
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
const LONE_NUMBER = /^(?:0\d(?: ?\d){8,10}|\(?[2-9]\d\d\)?[\s.-]{1,2}\d{3}[\s.-]\d{4})$/;
const isBare = (typed: string, { nationalNumber }: PhoneNumber) => typed.replace(/\D/g, "") === nationalNumber;

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
};

const kindOf = (label: Label | undefined): PhoneKind => (label === "mobile" || label === "home" ? label : "work");
