import { nameIn, partsOf, plain, type Property } from "../cards/vcard-reader.ts";
import { isLikeEmail } from "../networks/email-problem.ts";
import { LONGEST, MOST_TAGS, MOST_WAYS } from "./contact.ts";

/** Somebody as a file or a code describes them. */
export interface Candidate {
  name: string | null;
  company: string | null;
  title: string | null;
  emails: string[];
  phones: string[];
  tags: string[];
  notes: string | null;
}

const NOBODY: Candidate = { name: null, company: null, title: null, emails: [], phones: [], tags: [], notes: null };

const isPhone = (text: string) => (text.match(/\p{Nd}/gu)?.length ?? 0) >= 3;
const oneLine = (text: string | undefined, most: number) =>
  (text ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, most) || null;

/** Within what a contact can hold, each once; what is no address or number is left out. */
export function candidate(parts: Partial<Candidate>): Candidate {
  const { name, company, title, emails = [], phones = [], tags = [], notes } = { ...NOBODY, ...parts };
  return {
    name: oneLine(name ?? "", LONGEST.name),
    company: oneLine(company ?? "", LONGEST.company),
    title: oneLine(title ?? "", LONGEST.title),
    emails: each(emails, LONGEST.email).filter(isLikeEmail).slice(0, MOST_WAYS),
    phones: each(phones, LONGEST.phone).filter(isPhone).slice(0, MOST_WAYS),
    tags: each(tags, LONGEST.tag).slice(0, MOST_TAGS),
    notes: notes?.replace(/\0/g, "").trim().slice(0, LONGEST.notes) || null,
  };
}

const each = (texts: readonly string[], most: number) => [
  ...new Set(texts.flatMap((text) => oneLine(text, most) ?? [])),
];

/** Whether anything says who it is. */
export const isSomebody = ({ name, emails, phones, company }: Candidate) =>
  Boolean(name ?? company) || emails.length > 0 || phones.length > 0;

/** Text beyond this length has no room in a contact, so it is not parsed either. */
const LONGEST_VALUE = 20_000;

/** A contact of a vCard file; what has no field of its own goes into the notes. */
export function fromVCard(properties: readonly Property[]): Candidate {
  const all = (name: string) =>
    properties.filter((one) => one.name === name).map(({ value }) => value.slice(0, LONGEST_VALUE));
  const first = (name: string) => all(name)[0] ?? "";
  const [company = ""] = partsOf(first("ORG"));
  const addresses = all("ADR").map((value) => partsOf(value).filter(Boolean).join(", "));
  return candidate({
    name: plain(first("FN")) || nameIn(first("N")) || plain(first("NICKNAME")),
    company,
    title: plain(first("TITLE")) || plain(first("ROLE")),
    emails: all("EMAIL").map((value) => plain(value).replace(/^mailto:/i, "")),
    phones: all("TEL").map((value) => plain(value).replace(/^tel:/i, "").replace(/;ext=/i, " x")),
    tags: all("CATEGORIES").flatMap((value) => value.split(/(?<!\\),/).map(plain)),
    notes: [...all("NOTE").map(plain), ...addresses, ...all("URL").map(plain)].filter(Boolean).join("\n"),
  });
}
