// Columns of a sheet for further numbers and addresses: `Mobile`, `Home phone`, `Phone (boat)`, `Email 2`.
import type { ContactEntry, ContactKind } from "#sdk/card/card-data.ts";
import { CONTACT_KINDS, DEFAULT_LABEL, MAX_LABEL } from "../../cards/contacts.ts";
import { FIELDS } from "../../cards/fields.ts";

/** `n` distinguishes two columns of the same name. */
export type ContactColumn = `contact:${ContactKind}:${string}:${number}`;

const KIND_WORDS: Record<ContactKind, string> = {
  phone: "phone|phone number|telephone|tel|telefon|telefonnummer",
  email: "email|e-mail|mail|email address",
  address: "address|adresse|anschrift",
  website: "website|homepage|web|webseite",
};
const LABEL_WORDS = {
  work: "work|business|office|geschäftlich|dienstlich",
  home: "home|private|privat",
  mobile: "mobile|cell|mobil|handy",
};
const MOBILE = /^(?:mobile|cell|mobil|handy)(?: ?(?:phone|number|telefon|nummer))?$/;

const matching = <Key extends string>(words: Record<Key, string>, text: string) =>
  (Object.keys(words) as Key[]).find((key) => words[key].split("|").includes(text));

/** The column that a heading names; undefined for the single field, or for any other heading. */
export function contactColumn(heading: string, n: number): ContactColumn | undefined {
  const name = heading.slice(0, 100).replace(/[*_]/g, " ").replace(/\s+/g, " ").trim();
  const text = name.toLowerCase();
  if (MOBILE.test(text)) return `contact:phone:mobile:${n}`;
  const [, outside, bracketed] = /^([^()]+) ?\(([^()]+)\)$/.exec(name) ?? [];
  if (outside && bracketed)
    return columnOf(outside.trim().toLowerCase(), labelFrom(bracketed.toLowerCase()) ?? bracketed, n);
  const words = text.split(" ");
  for (let at = 1; at < words.length; at++) {
    const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const column = columnOf(before, labelFrom(after), n) ?? columnOf(after, labelFrom(before), n);
    if (column) return column;
  }
  return undefined;
}

/** The label in a heading; a number only says that there are several. */
const labelFrom = (words: string) => matching(LABEL_WORDS, words) ?? (/^\d+$/.test(words) ? DEFAULT_LABEL : undefined);

function columnOf(kindWords: string, label: string | undefined, n: number): ContactColumn | undefined {
  const kind = matching(KIND_WORDS, kindWords);
  return kind && label ? `contact:${kind}:${label.replaceAll(":", " ").trim().slice(0, MAX_LABEL)}:${n}` : undefined;
}

export const isContactColumn = (column: string): column is ContactColumn => column.startsWith("contact:");

function partsOf(column: ContactColumn): Pick<ContactEntry, "kind" | "label"> {
  const [, kind, label = DEFAULT_LABEL] = column.split(":");
  return { kind: CONTACT_KINDS.find((one) => one === kind)!, label };
}

/** The column's heading in the table. */
export function contactHeading(column: ContactColumn): string {
  const { kind, label } = partsOf(column);
  return `${FIELDS[kind].label} (${label})`;
}

/** The contact details in these columns of a row. */
export const contactsIn = (row: Partial<Record<ContactColumn, string>>): ContactEntry[] =>
  Object.entries(row).flatMap(([column, value]) =>
    isContactColumn(column) && value?.trim() ? [{ ...partsOf(column), value: value.trim() }] : [],
  );
