import { nameFromComponents, splitComponents, unescapeValue, type Property } from "../../cards/vcard-reader.ts";
import { isLikeEmail } from "../../networks/email-problem.ts";
import { MAX_LENGTH, MAX_TAGS, MAX_ADDRESSES } from "../contact.ts";

/** Somebody as a file or a code describes them. */
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

const isPhone = (text: string) => (text.match(/\p{Nd}/gu)?.length ?? 0) >= 3;
const oneLine = (text: string | undefined, limit: number) =>
  (text ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, limit) || null;

/** Within what a contact can hold, each once; what is no address or number is left out. */
export function normalizeContact(parts: Partial<ParsedContact>): ParsedContact {
  const { name, company, title, emails = [], phones = [], tags = [], notes } = { ...EMPTY_CONTACT, ...parts };
  return {
    name: oneLine(name ?? "", MAX_LENGTH.name),
    company: oneLine(company ?? "", MAX_LENGTH.company),
    title: oneLine(title ?? "", MAX_LENGTH.title),
    emails: uniqueLines(emails, MAX_LENGTH.email).filter(isLikeEmail).slice(0, MAX_ADDRESSES),
    phones: uniqueLines(phones, MAX_LENGTH.phone).filter(isPhone).slice(0, MAX_ADDRESSES),
    tags: uniqueLines(tags, MAX_LENGTH.tag).slice(0, MAX_TAGS),
    notes: notes?.replace(/\0/g, "").trim().slice(0, MAX_LENGTH.notes) || null,
  };
}

const uniqueLines = (texts: readonly string[], limit: number) => [
  ...new Set(texts.flatMap((text) => oneLine(text, limit) ?? [])),
];

/** Whether anything says who it is. */
export const hasIdentity = ({ name, emails, phones, company }: ParsedContact) =>
  Boolean(name ?? company) || emails.length > 0 || phones.length > 0;

/** Text beyond this length has no room in a contact, so it is not parsed either. */
const MAX_VALUE_LENGTH = 20_000;

/** A contact of a vCard file; what has no field of its own goes into the notes. */
export function fromVCard(properties: readonly Property[]): ParsedContact {
  const all = (name: string) =>
    properties.filter((one) => one.name === name).map(({ value }) => value.slice(0, MAX_VALUE_LENGTH));
  const first = (name: string) => all(name)[0] ?? "";
  const [company = ""] = splitComponents(first("ORG"));
  const addresses = all("ADR").map((value) => splitComponents(value).filter(Boolean).join(", "));
  return normalizeContact({
    name: unescapeValue(first("FN")) || nameFromComponents(first("N")) || unescapeValue(first("NICKNAME")),
    company,
    title: unescapeValue(first("TITLE")) || unescapeValue(first("ROLE")),
    emails: all("EMAIL").map((value) => unescapeValue(value).replace(/^mailto:/i, "")),
    phones: all("TEL").map((value) => unescapeValue(value).replace(/^tel:/i, "").replace(/;ext=/i, " x")),
    tags: all("CATEGORIES").flatMap((value) => value.split(/(?<!\\),/).map(unescapeValue)),
    notes: [...all("NOTE").map(unescapeValue), ...addresses, ...all("URL").map(unescapeValue)]
      .filter(Boolean)
      .join("\n"),
  });
}
