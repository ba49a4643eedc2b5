import { findPhoneNumbersInText, type CountryCode } from "libphonenumber-js";
import { withPlainDigits } from "#sdk/digits.ts";
import type { AssistantContext, Lead } from "../facts/facts.ts";
import { extractName } from "./extract-name.ts";

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

/** Digits that are no telephone number: bank accounts, orders, invoices and the like. */
const NO_PHONE =
  /\b[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){2,7}(?:\s?[a-z0-9]{1,4})?\b|\b(?:order|invoice|booking|reference|ref|tracking|parcel|customer|account|policy|ticket|case|serial|isbn|ean|vat|tax|iban|bestell|auftrags|rechnungs|kunden|buchungs|sendungs|vertrags|konto|steuer|pedido|factura|commande|facture|ordine|fattura|bestelling|factuur|fatura)\p{L}{0,8}[\s-]{0,2}(?:number|no\.?|nr\.?|num\.?|nummer|id|code|#)?[^\p{L}\d\n.!?;,]{0,6}(?:is|was|lautet|ist|es|est|:)?\s{0,2}#?[a-z]{0,4}[-\d /.]{4,24}/giu;

/** `29.2.2027`, `2027-02-30`, and `1000000000000`, which is an amount. */
const DATE_OR_AMOUNT = /(?<![\d./-])(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{1,2}-\d{1,2}|\d0{6,20})(?![\d/-]|\.\d)/g;

/** Words that may follow `I'm` without being a name. */
const NOT_NAMES = new Set(
  `by way please thanks thank though obviously btw i u you
a an the not in on at from looking interested just here trying planning getting sorry happy sure afraid also very so really going good fine ok okay
great well new ready busy available free hoping wondering thinking calling writing asking using working organising organizing searching based still currently
able unable the your my no yes and but or with about for to of it is was will would can could should interested curious unsure open done back all only
marrying engaged getting married born located moving building starting running looking glad pleased tired sick hungry lost late early be been has have must should need needs goes appear appears down
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december`.split(
    /\s+/,
  ),
);

/** Words that are never part of a name; with them, a message does not answer the question for the name. */
const SENTENCE = new Set(
  `i i'm im am is are was it that this there here not no dont don't cancel want need can could please my your the a an and what how when where why who
ich bin ist das nicht kein keine bitte no es que non pas je suis sono sou ik ben`.split(/\s+/),
);

const WORD = String.raw`\p{Lu}[\p{L}'’-]*`;
const NAME = String.raw`(${WORD}(?:[ \t]+(?:(?:van|von|de|der|den|da|di|del|la|le|bin|al)\s+)*${WORD}){0,3})`;
const LOOSE_NAME = String.raw`([\p{L}'’-]+(?:[ \t]+[\p{L}'’-]+){0,2})`;
const I_AM = new RegExp(String.raw`(?:^|[\s,.!])(?:i am|i'm|i’m|im|it's|it’s|it is)\s+${LOOSE_NAME}`, "giu");
const LEADING_NAME = new RegExp(`^${NAME}`, "u");
const SIGNED = new RegExp(String.raw`(?:^\s*|[.!?]\s*|(?<!\s)[^\S\n]*\n\s*)${NAME}\s*(?:[,:;(<–-]\s*)?$`, "u");
/** `ring me, Rosalind Pike, 07700 …`: between commas. */
const INSERTED = new RegExp(String.raw`,\s{0,3}${NAME}\s{0,3},\s{0,3}(?:(?:on|at|auf|unter)\s)?$`, "u");
const DAY_OR_MONTH =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow)\b/i;
const INTRODUCED = String.raw`(?:my (?:full )?name(?:'s|’s|s| is|:)?|name\s*[:=-]|name is|call me|i am called|this is|the name['’]?s|(?<![\p{L}\p{N}'’] ?)name['’]?s)\s+`;
/** `Sam is my name`. */
const IS_MY_NAME =
  /(?<![\p{L}'’-])(\p{L}[\p{L}'’-]{0,30}(?: \p{L}[\p{L}'’-]{0,30}){0,2}) is my (?:full |first )?name(?!\p{L})/iu;
/** `ada@example.com, Ada Finch`. */
const AFTER_CONTACT = new RegExp(String.raw`^[\s,.;:)>–-]{1,5}${NAME}[\s.!]{0,3}$`, "u");
/** `ada finch 07700 900123`, in small letters: two or three words and the address, and nothing else. */
const BEFORE_CONTACT = /^(\p{L}[\p{L}'’-]{1,30}(?: \p{L}[\p{L}'’-]{1,30}){1,2})(?: ?[,:;–-])?$/u;
const AFTER_NAME = /^[\s.!]*$/;
/** Words before or after an address that name nobody. */
const ABOUT_CONTACT = new Set(
  `phone mobile cell tel telephone number whatsapp whats app mail email e-mail address contact reach call text ring write send use try home work office private new old other another
best ring's number's today tomorrow tonight morning afternoon evening evenings daytime anytime hi hello hey cheers regards kind bye sure yes yeah yep ok okay more then first second dr mr mrs ms love
later never none maybe skip nope everything nothing something how's that's whats what's
telefon handy nummer meine mein unter privat danke gruß grüße hallo ja gerne gern bitte morgen heute und oder auch`.split(
    /\s+/,
  ),
);

interface ContactDetailsOptions {
  /** The country for numbers without a country code. */
  region?: CountryCode;
  /** Whether the name was asked for, so that a bare name is the answer. */
  isNameExpected?: boolean;
  /** Whether `im` may stand for `I'm`; in German it means `in the`. */
  isEnglish?: boolean;
}

/** Name, e-mail and phone found in a visitor's words. */
export function findContactDetails(
  message: string,
  { region, isNameExpected = false, isEnglish = true }: ContactDetailsOptions = {},
): Lead {
  const lead: Lead = {};
  const own = message.replace(OF_ANOTHER, " ").replace(THEIRS, " ");
  const email = findEmail(own);
  if (email) lead.email = email;
  const withoutEmail = withPlainDigits(own.replace(EMAIL, " ").replace(SPELT_EMAIL, " "))
    .replace(NO_PHONE, " ")
    .replace(DATE_OR_AMOUNT, " ");
  const phone = findPhone(withoutEmail, region);
  if (phone) lead.phone = phone;
  const name = findName(isEnglish ? own : own.replace(/\bim\b/gi, ","), isNameExpected, phone !== undefined);
  if (name) lead.name = name;
  return lead;
}

/** Whether a text holds an address or a number. */
export const holdsContact = (text: string): boolean =>
  EMAIL.test(text) || /\d[\d ()./-]{5,}\d/.test(withPlainDigits(text));

/** A text without the addresses in it, whose words are not the visitor's. */
export const withoutEmails = (text: string): string => text.replace(new RegExp(EMAIL, "giu"), " ");

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
  const isOwnPhone = phone !== undefined && card.phone !== null && digits(phone) === digits(card.phone);
  const isOwnEmail = email !== undefined && ownText.includes(email);
  return {
    ...(name && !isOwnEmail && !isOwnPhone && { name }),
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

/** More groups of digits than this are no telephone number and would take long to parse. */
const MAX_DIGIT_GROUPS = 40;

/** Fewer digits are no telephone number. Counts and dates are skipped this way, because parsing takes long. */
const MAYBE_PHONE = /\d(?:[^\p{L}\d\n]{0,4}\d){5}/u;

function findPhone(text: string, region?: CountryCode): string | undefined {
  if ((text.match(/\d+/g) ?? []).length > MAX_DIGIT_GROUPS || !MAYBE_PHONE.test(text)) return undefined;
  for (const defaultCountry of region ? [region, undefined] : [undefined]) {
    const [match] = findPhoneNumbersInText(text, { defaultCountry, extended: false });
    if (match) return match.number.formatInternational();
  }
  return findLocalPhone(text);
}

/** A number without a country code whose country we do not know is kept as it was written. */
function findLocalPhone(text: string): string | undefined {
  const isCalledPhone =
    /\b(?:phone|tel|telephone|mobile|cell|number|call|ring|whatsapp|text me|reach me|fone|mob|ph)\b/i.test(text);
  for (const [candidate] of text.matchAll(/(?<![\w$€£.,])\+?\(?\d[\d\s().\/-]{5,18}\d(?!\w)/g)) {
    const digits = candidate.replace(/\D/g, "");
    const isDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?!\d)/.test(candidate.trim());
    if (isDate || digits.length < 7 || digits.length > 15) continue;
    const isAlone = text.trim().replace(/[.!]$/, "") === candidate.trim();
    if (isCalledPhone || isAlone || /[\s().\/-]/.test(candidate.trim()) || digits.length >= 9) return candidate.trim();
  }
  return undefined;
}

function findName(message: string, isNameExpected: boolean, hasPhone: boolean): string | undefined {
  const named = IS_MY_NAME.exec(message)?.[1]?.split(/\s+/) ?? [];
  const ownName = cleanName(named.slice(named.findLastIndex(isNoNameWord) + 1).join(" "));
  if (ownName) return ownName;
  const introduced = new RegExp(INTRODUCED + LOOSE_NAME, "iu").exec(message);
  if (introduced) {
    const isSure = !/this is|call me/i.test(introduced[0]) || new RegExp(`^${WORD}`, "u").test(introduced[1]!);
    const name = isSure ? cleanName(introduced[1]!) : undefined;
    if (name) return name;
  }
  const extracted = extractName(message, isNameExpected);
  const extractedName = extracted && cleanName(extracted);
  if (extractedName) return extractedName;
  for (const { 0: all, 1: iAm, index: at } of message.matchAll(I_AM)) {
    const isWhole = isNameExpected && !/\s/.test(iAm!) && AFTER_NAME.test(message.slice(at + all.length));
    const name = cleanName(LEADING_NAME.exec(iAm!)?.[1] ?? (isWhole ? iAm! : ""));
    if (name) return name;
  }
  // A signature, a name before its address: `Anna Lee, anna@example.com`.
  const at = contactIndex(message, hasPhone);
  const beforeAddress = message.slice(0, at).slice(-120);
  const signed =
    at < message.length ? (SIGNED.exec(beforeAddress)?.[1] ?? INSERTED.exec(beforeAddress)?.[1]) : undefined;
  if (
    signed &&
    !DAY_OR_MONTH.test(signed) &&
    !/^(?:My|Email|E-mail|Mail|Phone|Tel|Call|Here|It|Yes|Sure|Ok|Please|Hi|Hello|Contact|Reach|Write|Send|You|Use)\b/.test(
      signed,
    )
  )
    return cleanName(signed);
  const besides = nameBesides(message, hasPhone);
  if (besides) return besides;
  if (!isNameExpected) return undefined;
  const rest = message
    .replace(EMAIL, " ")
    .replace(/\+?[\d\s().-]{7,}/g, " ")
    .replace(/^(?:it's|its|sure|yes|ok|okay|hi|hello)[,!. ]+/i, "")
    .trim()
    .replace(/(?<![.!,])[.!,]+$/, "");
  const words = rest.split(/\s+/);
  const isSentence = words.length > 1 && words.some((word) => SENTENCE.has(word.toLowerCase()));
  return /^[\p{L}'’. -]{2,60}$/u.test(rest) && words.length <= 4 && !isSentence ? cleanName(rest) : undefined;
}

const PHONE = /\+?\(?\d[\d ()./-]{5,20}\d/;
const isNoNameWord = (word: string): boolean =>
  [NOT_NAMES, SENTENCE, ABOUT_CONTACT].some((words) => words.has(word.toLowerCase()));

/** A name that stands before or after an address or number, with nothing else in the message. */
function nameBesides(message: string, hasPhone: boolean): string | undefined {
  const contact = EMAIL.exec(message) ?? (hasPhone ? PHONE.exec(message) : null);
  if (!contact) return undefined;
  const after = message.slice(contact.index + contact[0].length);
  const name = AFTER_NAME.test(after)
    ? BEFORE_CONTACT.exec(message.slice(0, contact.index).trim())?.[1]
    : AFTER_CONTACT.exec(after)?.[1];
  return name && !DAY_OR_MONTH.test(name) && !name.split(/\s+/).some(isNoNameWord) ? cleanName(name) : undefined;
}

/** The index of the first e-mail address or number; the text's length if there is none. */
function contactIndex(message: string, hasPhone: boolean): number {
  const at = EMAIL.exec(message)?.index ?? message.search(hasPhone ? /\+\d|\(?\d[\d ()./-]{5,20}/ : /\+\d/);
  return at === -1 ? message.length : at;
}

/** A name with capital initials and without the words that follow it; undefined if it is none. */
function cleanName(raw: string): string | undefined {
  const words: string[] = [];
  for (const word of raw.split(/\s+/).filter(Boolean)) {
    if (NOT_NAMES.has(word.toLowerCase().replace(/[.,]/g, "")) || /@/.test(word)) break;
    words.push(word);
  }
  if (words.length === 0) return undefined;
  const name = words
    .map((word) =>
      word === word.toLowerCase() && !/^(?:van|von|de|der|den|da|di|del|la|le|bin|al)$/.test(word)
        ? word[0]!.toUpperCase() + word.slice(1)
        : word,
    )
    .join(" ");
  return name.length >= 2 &&
    name.length <= 80 &&
    !/^(?:Yes|No|Nope|Sure|Ok|Okay|Thanks|Hello|Hi|Skip|Later|Never|None|Maybe|What|Why|How|When|Where|Who|Go|Talk|Speak|Call|Stop|Cancel|Leave)\b/.test(
      name,
    )
    ? name
    : undefined;
}
