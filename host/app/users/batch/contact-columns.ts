// Columns of a sheet for further numbers and addresses: `Mobile`, `Home phone`, `Phone (boat)`, `Email 2`.
import type { ContactEntry, ContactKind } from "#sdk/card/card-data.ts";
import { CONTACT_KINDS, DEFAULT_LABEL, MAX_LABEL } from "../../cards/contacts.ts";
import { FIELDS } from "../../cards/fields.ts";

/** `n` keeps two columns of one name apart. */
export type ContactColumn = `contact:${ContactKind}:${string}:${number}`;

const KIND_WORDS: Record<ContactKind, string> = {
  phone: "phone|phone number|telephone|tel|telefon|telefonnummer",
  email: "email|e-mail|mail|email address",
  address: "address|adresse|anschrift",
  website: "website|homepage|web|webseite",
};
const LABEL_WORDS: Record<string, string> = {
  work: "work|business|office|geschäftlich|dienstlich",
  home: "home|private|privat",
  mobile: "mobile|cell|mobil|handy",
};
const MOBILE = /^(?:mobile|cell|mobil|handy)(?: ?(?:phone|number|telefon|nummer))?$/;

const matching = (words: Record<string, string>, text: string) =>
  Object.keys(words).find((key) => words[key]!.split("|").includes(text));

/** The column that a heading names; undefined where it names the single field, or nothing of the kind. */
export function contactColumn(heading: string, n: number): ContactColumn | undefined {
  const text = heading.slice(0, 100).toLowerCase().replace(/[*_]/g, " ").replace(/\s+/g, " ").trim();
  if (MOBILE.test(text)) return `contact:phone:mobile:${n}`;
  const words = text.replace(/[()]/g, " ").split(" ").filter(Boolean);
  for (let at = 1; at < words.length; at++) {
    const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const kind = matching(KIND_WORDS, before) as ContactKind | undefined;
    if (kind) return `contact:${kind}:${labelOf(after)}:${n}`;
    const label = matching(LABEL_WORDS, before);
    const ofLabel = matching(KIND_WORDS, after) as ContactKind | undefined;
    if (label && ofLabel) return `contact:${ofLabel}:${label}:${n}`;
  }
  return undefined;
}

/** A number says only that there are several. */
const labelOf = (words: string) =>
  matching(LABEL_WORDS, words) ??
  (/^\d+$/.test(words) ? DEFAULT_LABEL : words.replaceAll(":", " ").slice(0, MAX_LABEL));

export const isContactColumn = (column: string): column is ContactColumn => column.startsWith("contact:");

function partsOf(column: ContactColumn): Pick<ContactEntry, "kind" | "label"> {
  const [, kind, label = DEFAULT_LABEL] = column.split(":");
  return { kind: CONTACT_KINDS.find((known) => known === kind)!, label };
}

/** How the table heads the column. */
export function contactHeading(column: ContactColumn): string {
  const { kind, label } = partsOf(column);
  return `${FIELDS[kind].label} (${label})`;
}

/** The contact details in these columns of a row. */
export const contactsIn = (row: Partial<Record<ContactColumn, string>>): ContactEntry[] =>
  Object.entries(row).flatMap(([column, value]) =>
    isContactColumn(column) && value?.trim() ? [{ ...partsOf(column), value: value.trim() }] : [],
  );
