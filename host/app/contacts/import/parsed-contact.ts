import {
  nameFromComponents,
  splitComponents,
  splitUnescaped,
  unescapeValue,
  type Property,
} from "../../cards/vcard-reader.ts";
import { socialLinksOf } from "../../cards/vcard-links.ts";
import { isCrushedNumber } from "../../csv/cells.ts";
import { stripInvisible } from "../../input/invisible.ts";
import { isLikeEmail } from "../../networks/email-problem.ts";
import { plainEmail, plainPhone } from "../../networks/single-address.ts";
import { MAX_LENGTH, MAX_TAGS, MAX_ADDRESSES } from "../contact.ts";

/** A contact as parsed from a file or code. */
export interface ParsedContact {
  name: string | null;
  company: string | null;
  title: string | null;
  emails: string[];
  phones: string[];
  tags: string[];
  notes: string | null;
}

const EMPTY_CONTACT: ParsedContact = {
  name: null,
  company: null,
  title: null,
  emails: [],
  phones: [],
  tags: [],
  notes: null,
};

const isPhone = (text: string) => (text.match(/\p{Nd}/gu)?.length ?? 0) >= 3 && !isCrushedNumber(text);
const oneLine = (text: string | undefined, limit: number) =>
  stripInvisible(text ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, limit) || null;

const BOUNDS = { ...MAX_LENGTH, tags: MAX_TAGS, addresses: MAX_ADDRESSES };
const UNBOUNDED = Object.fromEntries(Object.keys(BOUNDS).map((name) => [name, Infinity])) as typeof BOUNDS;

/** Within what a contact can hold, each once; what is no address or number is left out. */
export const normalizeContact = (parts: Partial<ParsedContact>): ParsedContact => normalizeWithin(parts, BOUNDS);

/** Like `normalizeContact()`, but with all emails, numbers and tags and the whole note. */
export const normalizeInFull = (parts: Partial<ParsedContact>): ParsedContact =>
  normalizeWithin(parts, { ...BOUNDS, addresses: Infinity, tags: Infinity, notes: Infinity });

function normalizeWithin(parts: Partial<ParsedContact>, bounds: typeof BOUNDS): ParsedContact {
  const { name, company, title, emails = [], phones = [], tags = [], notes } = { ...EMPTY_CONTACT, ...parts };
  return {
    name: oneLine(name ?? "", bounds.name),
    company: oneLine(company ?? "", bounds.company),
    title: oneLine(title ?? "", bounds.title),
    emails: uniqueLines(emails.map(plainEmail), bounds.email).filter(isLikeEmail).slice(0, bounds.addresses),
    phones: uniqueLines(phones.map(plainPhone), bounds.phone).filter(isPhone).slice(0, bounds.addresses),
    tags: uniqueLines(tags, bounds.tag).slice(0, bounds.tags),
    notes: notes?.replace(/\0/g, "").trim().slice(0, bounds.notes) || null,
  };
}

/** A contact of a file, and the fields that exceed what a contact can hold. */
export interface ReadContact {
  person: ParsedContact;
  shortened: ShortenedField[];
}
export const SHORTENED_FIELDS = ["name", "company", "title", "email", "phone", "tags", "notes"] as const;
export type ShortenedField = (typeof SHORTENED_FIELDS)[number];

/** Like `normalizeContact()`, and lists the fields that were shortened. */
export function readContact(parts: Partial<ParsedContact>): ReadContact {
  const person = normalizeContact(parts);
  const whole = normalizeWithin(parts, UNBOUNDED);
  const textsOf = ({ name, company, title, emails, phones, tags, notes }: ParsedContact) =>
    [name, company, title, emails.join("\n"), phones.join("\n"), tags.join("\n"), notes] as const;
  const [texts, wholeTexts] = [textsOf(person), textsOf(whole)];
  return { person, shortened: SHORTENED_FIELDS.filter((_, i) => texts[i] !== wholeTexts[i]) };
}

const uniqueLines = (texts: readonly string[], limit: number) => [
  ...new Set(texts.flatMap((text) => oneLine(text, limit) ?? [])),
];

/** Whether anything says who it is. */
export const hasIdentity = ({ name, emails, phones, company }: ParsedContact) =>
  Boolean(name ?? company) || emails.length > 0 || phones.length > 0;

/** Text beyond this length has no room in a contact, so it is not parsed either. */
export const MAX_VALUE_LENGTH = 20_000;
/** Nor are more lines of one kind. */
const MAX_VALUES = 100;

/** Whether an address can be read of a text. */
export const isEmail = (text: string): boolean => isLikeEmail(plainEmail(text));

/** Several addresses in one value: `a@b.example; c@d.example`. Parts that are none stay beside those that are. */
export function splitEmails(text: string): string[] {
  const parts = text.split(/[;,/\r\n]/).filter((part) => part.trim() !== "");
  return !isEmail(text) && parts.some(isEmail) ? parts : [text];
}

/** Fewer digits are an extension, or what is dialed after a pause (`,` or `;`). */
const MIN_DIGITS = 5;
/** Behind a slash, they are the number that an area code stands before: `030/123456`. */
const MIN_DIGITS_AT_SLASH = 7;

const isNumberOf = (minDigits: number) => (part: string) =>
  /^[+\d\s().\-\u2010-\u2015]+$/.test(part) && (part.match(/\d/g)?.length ?? 0) >= minDigits;

/** Several numbers in one value, if each part is a number. */
export function splitPhones(text: string): string[] {
  const parts = (signs: RegExp) => text.split(signs).filter((part) => part.trim() !== "");
  const bySlash = parts(/[;,/\r\n]/);
  const isNumber = isNumberOf(text.includes("/") ? MIN_DIGITS_AT_SLASH : MIN_DIGITS);
  if (bySlash.length > 1 && bySlash.every(isNumber)) return bySlash;
  // The slash is within a number, or there is none.
  const others = parts(/[;,\r\n]/);
  return others.length > 1 && others.every((part) => isNumberOf(MIN_DIGITS)(part.replaceAll("/", " ")))
    ? others
    : [text];
}

/** Groups that Google puts everybody or many into by itself. */
const GROUP_OF_GOOGLE = /^(?:\* )?(?:my ?contacts|starred)$/i;
export const withoutGroupsOfGoogle = (tags: readonly string[]): string[] =>
  tags
    .map((text) => text.trim())
    .filter((text) => !GROUP_OF_GOOGLE.test(text))
    .map((text) => text.replace(/^\* /, ""));

const FAX =
  /(?<![\p{L}])(?:(?:home|work|other|tele)?_?fax(?!\p{L})|(?:tele)?fax(?:nummer|number)|facsimile|pager|факс|пейджер)|ファックス|传真|傳真|팩스/iu;
/** Whether a label names a fax. */
export const isFax = (label: string): boolean => FAX.test(label);

/** Some programs write `PHONE.WORK` where vCard has `TEL;TYPE=WORK`. */
const PHONE_KIND = /^(?:work|home|cell|mobile|main|other|private|business)$/i;

/** A contact of a vCard file; what has no field of its own goes into the notes. */
export const fromVCard = (properties: readonly Property[]): ParsedContact => readVCard(properties).person;

/** Like `fromVCard()`, and lists the fields that were shortened. */
export function readVCard(properties: readonly Property[]): ReadContact {
  const all = (name: string) =>
    properties
      .filter((one) => one.name === name)
      .slice(0, MAX_VALUES)
      .map(({ value }) => value.slice(0, MAX_VALUE_LENGTH));
  const first = (name: string) => all(name)[0] ?? "";
  const labels = new Map(
    properties.flatMap(({ name, group, value }) => (name === "X-ABLABEL" && group ? [[group, value]] : [])),
  );
  const phones = properties.filter(
    ({ name, group, parameters }) =>
      (name === "TEL" || name === "PHONE" || (group === "phone" && PHONE_KIND.test(name))) &&
      (/[;,="](?:voice|cell)\b/i.test(parameters) || !isFax(`${parameters} ${labels.get(group) ?? ""}`)),
  );
  const [company = ""] = splitComponents(first("ORG"));
  const addresses = all("ADR").map((value) => splitComponents(value).filter(Boolean).join(", "));
  const urls = all("URL").map(unescapeValue);
  const handles = Object.values(socialLinksOf(properties)).filter((link) => !urls.includes(link));
  const read = readContact({
    name: unescapeValue(first("FN")) || nameFromComponents(first("N")) || unescapeValue(first("NICKNAME")),
    company,
    title: unescapeValue(first("TITLE")) || unescapeValue(first("ROLE")),
    emails: all("EMAIL").map(unescapeValue).flatMap(splitEmails),
    phones: phones
      .slice(0, MAX_VALUES)
      .map(({ value }) => unescapeValue(value.slice(0, MAX_VALUE_LENGTH)))
      .flatMap(splitPhones),
    tags: withoutGroupsOfGoogle(all("CATEGORIES").flatMap((value) => splitUnescaped(value, ",").map(unescapeValue))),
    notes: [...all("NOTE").map(unescapeValue), ...addresses, ...urls, ...handles].filter(Boolean).join("\n"),
  });
  return isStandIn(read.person, properties) ? { ...read, person: { ...read.person, name: null } } : read;
}

/** Whether the name (FN), which every contact must have, is only a company's, or our export's placeholder. */
function isStandIn({ name, company, emails, phones }: ParsedContact, properties: readonly Property[]): boolean {
  const valueOf = (property: string) => properties.find((one) => one.name === property)?.value ?? "";
  if (/^COMPANY$/i.test(valueOf("X-ABSHOWAS").trim())) return name === company;
  return valueOf("PRODID").includes("//Meishi//") && [...emails, ...phones].includes(name ?? "");
}
