import type { CountryCode } from "libphonenumber-js";
import { withPlainDigits } from "#sdk/digits.ts";
import type { AssistantContext, Lead } from "../facts/facts.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { findName } from "./extract-name.ts";
import { findPhone } from "./phone-number.ts";

// Each part is bounded and starts at a word boundary, so that a long message without an @ takes only linear time.
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/iu;
/**
 * `anna at example dot com`, as people write to avoid spam: with both words spelt out, or the first in brackets.
 */
const SPELT_EMAIL =
  /\b([\w.+-]{1,64})\s{0,3}(?:\(at\)|\[at\]|\sat\s)\s{0,3}([\w-]{1,63}(?:\s{0,3}(?:\(dot\)|\[dot\]|\sdot\s)\s{0,3}[\w-]{1,63}){0,3})\s{0,3}(?:\(dot\)|\[dot\]|\sdot\s)\s{0,3}([a-z]{2,10})\b/i;
/** Another person's address or number, with who it is: `my friend bob@example.com`. */
const OF_ANOTHER =
  /\b(?:my|our|his|her|their|a|mein(?:e|em|er|en)?|unser(?:e|em|er|en)?|mi|mis|nuestr[oa]|mon|ma|notre|mi[oa]|mia|nostr[oa]|meu|minha|nosso|nossa|mijn|onze?)\s+(?:[\p{L}-]{1,20}\s+)?(?:friends?|husband|wife|partner|mother|mum|mom|father|dad|brother|sister|son|daughter|cousin|uncle|aunt|neighbou?r|boss|landlord|landlady|tenant|manager|colleague|co-?worker|flatmate|roommate|assistant|secretary|client|freund(?:in)?|mann|frau|mutter|vater|bruder|schwester|sohn|tochter|chef(?:in)?|kolleg(?:e|en|in)|amig[oa]|marido|mujer|esposa|hermano|hermana|jef[ea]|ami|amie|mari|femme|frère|sœur|soeur|collègue|amic[oa]|marito|moglie|fratello|sorella|collega|irmão|irmã|colega|vriend|vriendin|vrouw|broer|zus|baas)\b(?![^.!?\n@]{0,40}\b(?:and|und|y|et|e|en)\s+(?:i|me|ich|yo|moi|io|eu|ik)\b)(?:(?!\b(?:my|mine|i|i'm|me|mein|mi|mon|mijn|meu)\b)[^.!?\n@\d]){0,40}(?:[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}|\+?\d[\d ()./-]{5,18}\d)(?:\s?[,;]\s?\+?\d[\d ()./-]{5,18}\d)?/giu;
/** `Bob's e-mail is bob@example.com`, `his number is …`. */
const THEIRS =
  /\b(?:\p{Lu}\p{Ll}{1,30}['’]s|[Hh]is|[Hh]er|[Tt]heir|[Ss]eine?|[Ii]hre?)\s{1,3}(?:e-?mail|mail|phone|number|address|mobile)\b[^.!?\n@\d]{0,30}(?:[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}|\+?\d[\d ()./-]{5,18}\d)/gu;
/** `anna (at) example.com`. */
const HALF_SPELT_EMAIL = /\b([\w.+-]{1,64})\s{0,3}[([]at[)\]]\s{0,3}((?:[\w-]{1,63}\.){1,4}[a-z]{2,10})\b/i;

interface ContactDetailsOptions {
  /** The country for numbers without a country code. */
  region?: CountryCode;
  /** Whether the name was asked for just now, or earlier, and not given. */
  isNameExpected?: boolean;
  isNameMissing?: boolean;
  /** A number that the message says is not the visitor's. */
  deniedPhone?: string;
  /** What the message is written in. `im` may stand for `I'm` in English, but not in German. */
  language?: LanguageCode;
}

/** Name, e-mail and phone found in a visitor's words. */
export function findContactDetails(
  message: string,
  { region, isNameExpected = false, isNameMissing = false, deniedPhone, language = "en" }: ContactDetailsOptions = {},
): Lead {
  const lead: Lead = {};
  const own = message.replace(OF_ANOTHER, " ").replace(THEIRS, " ");
  const email = findEmail(own);
  if (email) lead.email = email;
  const phone = findPhone(own.replace(EMAIL, " ").replace(SPELT_EMAIL, " "), region, deniedPhone);
  if (phone) lead.phone = phone;
  const name = findName(
    language === "en" ? own : own.replace(/\bim\b/gi, ", "),
    { language, isNameExpected, isNameMissing },
    contactPlace(own, phone !== undefined),
  );
  if (name) lead.name = name;
  return lead;
}

/** Whether a text holds an address or a number. */
export const holdsContact = (text: string): boolean =>
  EMAIL.test(text) || /\d[\d ()./-]{5,}\d/.test(withPlainDigits(text));

/** A text without the addresses in it, whose words are not the visitor's. */
export const withoutEmails = (text: string): string => text.replace(new RegExp(EMAIL, "giu"), " ");

/** A text without addresses and numbers; a date has fewer digits. */
export const withoutContactDetails = (text: string): string =>
  withoutEmails(text)
    .replace(new RegExp(PHONE, "g"), (match) => (match.replace(/\D/g, "").length >= 9 ? " " : match))
    .replace(/\s{2,}/g, " ");

/** Removes the known address from a message that names another: `not bob@old.example but bob@new.example`. */
export function withoutPreviousEmail(message: string, { email }: Lead): string {
  if (!email) return message;
  const rest = message.replace(new RegExp(EMAIL, "giu"), (match) => (match.toLowerCase() === email ? " " : match));
  return EMAIL.test(rest) ? rest : message;
}

/** Earlier details that this message corrects. A first address, or the same one again, corrects nothing. */
export function correctedDetails({ email, phone }: Lead, before: Lead): Lead {
  return {
    ...(email && before.email && email !== before.email && { email: before.email }),
    ...(phone && before.phone && phone !== before.phone && { phone: before.phone }),
  };
}

/** The business's own address and number are no lead. */
export function withoutOwnerDetails({ card, settings }: AssistantContext, { name, email, phone }: Lead): Lead {
  const ownText = [card.email, card.about, settings.companyInfo, ...settings.knowledge.map(({ answer }) => answer)]
    .join("\n")
    .toLowerCase();
  const digits = (text: string | null) => (text ?? "").replace(/\D/g, "").slice(-8);
  // `Family room`, `Lena`: what the business offers, or whom the visitor speaks to.
  const offered = [...settings.services, ...Object.keys(settings.priceRanges), settings.botName, card.name ?? ""];
  const isOwnName = offered.some((one) => ` ${one} `.toLowerCase().includes(` ${name?.toLowerCase()} `));
  const isOwnPhone = phone !== undefined && card.phone !== null && digits(phone) === digits(card.phone);
  const isOwnEmail = email !== undefined && ownText.includes(email);
  return {
    ...(name && !isOwnName && !isOwnEmail && !isOwnPhone && { name }),
    ...(email && !isOwnEmail && { email }),
    ...(phone && !isOwnPhone && { phone }),
  };
}

function findEmail(message: string): string | undefined {
  const plain = EMAIL.exec(message)?.[0];
  if (plain && plain.length <= 254 && !plain.includes("..")) return plain.replace(/^[.]+/, "").toLowerCase();
  const half = HALF_SPELT_EMAIL.exec(message);
  if (half) return `${half[1]!}@${half[2]!}`.toLowerCase();
  const spelt = SPELT_EMAIL.exec(message);
  if (!spelt) return undefined;
  const domain = `${spelt[2]!.replace(/(?<!\s)\s*(?:\(dot\)|\[dot\]|\bdot\b)\s*/gi, ".").replace(/\s+/g, "")}.${spelt[3]!}`;
  return `${spelt[1]!}@${domain}`.toLowerCase();
}

const PHONE = /\+?\(?\d[\d ()./-]{5,20}\d/;
/** Where the first e-mail address, or else the number, stands. */
function contactPlace(message: string, hasPhone: boolean): { from: number; to: number } | undefined {
  const match = EMAIL.exec(message) ?? (hasPhone ? PHONE.exec(message) : null);
  return match ? { from: match.index, to: match.index + match[0].length } : undefined;
}
