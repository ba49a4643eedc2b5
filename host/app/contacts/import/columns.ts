import { normalizeContact, type ParsedContact } from "./parsed-contact.ts";
import type { ColumnField } from "./column-fields.ts";
import { foldText } from "../people/terms.ts";

/** What each column is; null for one that is left out. */
export type Mapping = (ColumnField | null)[];

/** Headers as Google, Apple, Outlook, LinkedIn and customer databases write them, in English and German. */
const HEADER_PATTERNS: readonly (readonly [RegExp, ColumnField])[] = [
  [/^(?:first|given) ?name$|^vorname$|^firstname$/, "firstName"],
  [/^(?:last|family) ?name$|^(?:nach|familien)name$|^surname$|^lastname$/, "lastName"],
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
    /^company(?: name)?$|^organi[sz]ation(?: name| 1 name)?$|^account name$|^firma$|^unternehmen$|^employer$/,
    "company",
  ],
  [
    /^job ?title$|^position$|^title$|^organi[sz]ation(?: 1)? title$|^role$|^beruf$|^stelle$|^person job title$/,
    "title",
  ],
  [/^tags?$|^labels?$|^group membership$|^categor(?:y|ies)$|^kategorien?$|^schlagworte?$|^person label$/, "tags"],
  [/^notes?$|^notiz(?:en)?$|^comments?$|^description$|^beschreibung$|^bemerkungen$/, "notes"],
];

const plainHeader = (header: string) =>
  foldText(header)
    .replace(/[^\p{L}\p{N}()]+/gu, " ")
    .trim();

/** Guesses what the columns are. A "Title" beside a "Job Title" is how somebody is addressed. */
export function guessMapping(headers: readonly string[]): Mapping {
  const plain = headers.map(plainHeader);
  const hasJobTitle = plain.some((header) => /^job ?title$|^position$|organi[sz]ation(?: 1)? title/.test(header));
  return plain.map((header) => {
    if (header === "title" && hasJobTitle) return null;
    return HEADER_PATTERNS.find(([pattern]) => pattern.test(header))?.[1] ?? null;
  });
}

/** Mr and Mrs are no job titles, as Outlook's column "Title" has them. */
const FORM_OF_ADDRESS = /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|sir|madam)\.?$/i;

/** The person of one row. */
export function fromRow(cells: readonly string[], mapping: Mapping): ParsedContact {
  const valuesOf = (field: ColumnField) =>
    mapping
      .flatMap((mapped, i) => (mapped === field ? [(cells[i] ?? "").replace(/^'(?=[=+\-@])/, "").trim()] : []))
      .filter(Boolean);
  // Google separates several values of one kind this way.
  const splitValues = (field: ColumnField) => valuesOf(field).flatMap((text) => text.split(" ::: "));
  const names = [...valuesOf("firstName").slice(0, 1), ...valuesOf("lastName").slice(0, 1)];
  return normalizeContact({
    name: valuesOf("name")[0] ?? names.join(" "),
    company: valuesOf("company")[0],
    title: valuesOf("title").find((text) => !FORM_OF_ADDRESS.test(text)),
    emails: splitValues("email"),
    phones: splitValues("phone"),
    tags: splitValues("tags").flatMap((text) => text.split(/[;,]/)),
    notes: valuesOf("notes").join("\n"),
  });
}

/** What is written as an e-mail address and is none. */
export function hasInvalidEmail(cells: readonly string[], mapping: Mapping): boolean {
  return mapping.some((field, i) => {
    const text = (cells[i] ?? "").trim();
    return field === "email" && text !== "" && normalizeContact({ emails: text.split(" ::: ") }).emails.length === 0;
  });
}
