import { isCrushedNumber, plainCell } from "../../csv/cells.ts";
import { stripInvisible } from "../../input/invisible.ts";
import { foldText } from "../people/terms.ts";
import type { ColumnField } from "./column-fields.ts";
import { HEADINGS, isBareName, isFormOfAddress } from "./headings.ts";
import {
  isEmail,
  isFax,
  readContact,
  type ParsedContact,
  type ReadContact,
  splitEmails,
  splitPhones,
  withoutGroupsOfGoogle,
} from "./parsed-contact.ts";

/** Field of each column; null for columns that are ignored. */
export type Mapping = (ColumnField | null)[];

/** Headings as Google, Apple, Outlook, LinkedIn and customer databases write them, in English and German. */
const HEADING_PATTERNS: readonly (readonly [RegExp, ColumnField])[] = [
  [/^(?:full |display |person |contact )?name$|^anzeigename$|^full ?name$|^person$/, "name"],
  [
    /^(?:e ?mail|email|mail)(?: address| adresse)?(?: ?\d+)?(?: (?:value|address))?$|^person e ?mail(?: \w+)?$/,
    "email",
  ],
  [/^(?:primary|work|home|business|other) e ?mail(?: address)?$/, "email"],
  [
    /^(?:(?:mobile|home|work|business|primary|main|company|other) )?(?:phone|telephone|tel)(?: number)?(?: ?\d+)?(?: value)?$/,
    "phone",
  ],
  [
    /^mobile(?: phone| number)?$|^cell(?: phone)?$|^(?:mobil)?telefon(?: \(?\w+\)?)?(?:nummer)?$|^handy$|^mobil$|^person phone(?: \w+)?$/,
    "phone",
  ],
  [
    /^(?:associated |primary )?company(?: name)?$|^organi[sz]ation(?: name| 1 name)?$|^account name$|^firma$|^unternehmen$|^employer$/,
    "company",
  ],
  [
    /^job ?title$|^position$|^title$|^organi[sz]ation(?: 1)? title$|^role$|^beruf$|^stelle$|^person job title$/,
    "title",
  ],
  [/^tags?$|^labels?$|^group membership$|^categor(?:y|ies)$|^kategorien?$|^schlagworte?$|^person label$/, "tags"],
  [/^notes?$|^notiz(?:en)?$|^comments?$|^description$|^beschreibung$|^bemerkungen$/, "notes"],
];

const plainHeading = (heading: string) =>
  foldText(stripInvisible(heading))
    .replace(/\((?:required|optional|pflichtfeld|erforderlich)\)/g, "")
    .replace(/[^\p{L}\p{N}()]+/gu, " ")
    .trim();

const FIELD_OF = new Map(
  Object.entries(HEADINGS).flatMap(([field, names]) =>
    names.split("|").map((name) => [plainHeading(name), field as ColumnField] as const),
  ),
);

const findField = (plain: string): ColumnField | undefined =>
  FIELD_OF.get(plain) ?? HEADING_PATTERNS.find(([pattern]) => pattern.test(plain))?.[1];

/** `E-Mail 2: Adresse`, `Téléphone 2 (bureau)` and `Telefon privat 2` are one more of what the name is without it. */
function fieldOf(plain: string): ColumnField | null {
  const field = findField(plain);
  if (field) return field;
  const unnumbered = plain.replace(/ \d{1,2}(?= |$)/, "");
  const further = findField(unnumbered);
  if (further === "email" || further === "phone") return further;
  return /^website(?: value)?$/.test(unnumbered) ? "notes" : null;
}

/** Guesses what the columns are. */
export function guessMapping(headings: readonly string[]): Mapping {
  const plain = headings.map((heading) => plainHeading(heading.slice(0, 200)));
  const mapping = plain.map((heading) => (isFormOfAddress(heading, plain) ? "prefix" : fieldOf(heading)));
  // Beside half a name, `Name` is the other half: `Name, Vorname`, `Nom, Prénom`, `Nombre, Apellidos`.
  const [hasFirst, hasLast] = [mapping.includes("firstName"), mapping.includes("lastName")];
  if (hasFirst === hasLast) return mapping;
  const otherHalf = hasFirst ? "lastName" : "firstName";
  return mapping.map((field, i) => (field === "name" && isBareName(plain[i]!) ? otherHalf : field));
}

/**
 * How well a line fits as headings: 0 for none, counting columns that name a field; at least two, or one that
 * identifies people.
 */
export function countHeadings(cells: readonly string[]): number {
  const fields = guessMapping(cells).filter((field) => field !== null);
  const isEnough =
    fields.length >= 2 || fields.some((field) => ["email", "phone", "name", "firstName", "lastName"].includes(field));
  return isEnough ? fields.length : 0;
}

/** A form of address is neither a job title nor part of a name; Dr. is the latter. */
const FORM_OF_ADDRESS =
  /^(?:mr|mrs|ms|miss|mx|herr|frau|sir|madam|m|mme|mlle|monsieur|madame|mademoiselle|sr|sra|srta|señor|señora|señorita|sig|sig\.ra|signor|signora|dhr|mevr)\.?$/i;
const ACADEMIC = /^(?:dr|prof)\.?$/i;

/** Tags divided by signs outside of quotation marks, which Mailchimp puts around each. */
const tagsIn = (text: string): string[] =>
  (text.match(/"[^"]*"|[^;,]+/g) ?? []).map((tag) => tag.trim().replace(/^"(.*)"$/, "$1"));

/** Placeholders for empty values in exports of spreadsheets and databases. */
const SAYS_NOTHING =
  /^(?:[-\u2010-\u2015]+|#(?:NAME\?|N\/A|NV|VALUE!|WERT!|REF!|BEZUG!|NULL!|DIV\/0!|NUM!|ZAHL!)|n\/a|N\/A|\\N|NULL|null|\(null\))$/;

/** Placeholders for a missing email: a word, or an Exchange server's internal name. */
const NO_ADDRESS = /^(?:\/o=.*|unbekannt|unknown|none|keine?)$/i;

/** Whether something is written as an address and none can be read of it. */
export const hasInvalidEmail = (cells: readonly string[], mapping: Mapping, { emails }: ParsedContact): boolean =>
  emails.length === 0 &&
  mapping.some((field, i) => {
    const text = field === "email" ? plainCell(cells[i] ?? "").trim() : "";
    return text !== "" && !SAYS_NOTHING.test(text) && !NO_ADDRESS.test(text);
  });

/** Columns with the kind of another column's number: `Phone 1 - Label` for `Phone 1 - Value`. */
export const labelColumns = (headings: readonly string[]): number[] =>
  headings.map((heading) => {
    const [, phone] = /^(.{1,100}) - Value$/i.exec(heading.trim()) ?? [];
    return phone === undefined
      ? -1
      : headings.findIndex(
          (other) => /^ - (?:Label|Type)$/i.test(other.trim().slice(phone.length)) && other.trim().startsWith(phone),
        );
  });

/** The person of one row. What stands for an address and is none goes into the notes. */
export function fromRow(cells: readonly string[], columns: Mapping, labels: readonly number[] = []): ReadContact {
  const mapping = columns.map((field, i) => (field === "phone" && isFax(cells[labels[i] ?? -1] ?? "") ? null : field));
  const valuesOf = (field: ColumnField) =>
    mapping
      .flatMap((mapped, i) => (mapped === field ? [plainCell(cells[i] ?? "")] : []))
      .filter((text) => text !== "" && !SAYS_NOTHING.test(text));
  // Google separates several values of one kind this way.
  const splitValues = (field: ColumnField) => valuesOf(field).flatMap((text) => text.split(" ::: "));
  const first = (field: ColumnField) => valuesOf(field).slice(0, 1);
  const prefix = first("prefix").filter((text) => !FORM_OF_ADDRESS.test(text));
  const emails = splitValues("email").flatMap(splitEmails);
  const names = [...first("firstName"), ...first("middleName"), ...first("lastName")];
  return readContact({
    name: first("name")[0] ?? (names.length > 0 ? [...prefix, ...names, ...first("suffix")].join(" ") : null),
    company: valuesOf("company")[0],
    title: valuesOf("title").find((text) => !FORM_OF_ADDRESS.test(text) && !ACADEMIC.test(text)),
    emails,
    phones: splitValues("phone").map(plainCell).flatMap(splitPhones),
    tags: withoutGroupsOfGoogle(splitValues("tags").flatMap(tagsIn)),
    notes: [...valuesOf("notes"), ...emails.map((text) => text.trim()).filter((text) => !isEmail(text))].join("\n"),
  });
}

/** A telephone number of which a spreadsheet has kept only the first digits. */
export const crushedNumberIn = (cells: readonly string[], mapping: Mapping): string | undefined =>
  mapping
    .flatMap((field, i) => (field === "phone" ? (cells[i] ?? "").split(/ ::: |[;\r\n]|, | \/ /) : []))
    .map(plainCell)
    .find(isCrushedNumber);
