import { Invalid } from "../../errors.ts";
import type { Text } from "../../languages/message.ts";
import { contactMessages } from "../messages.en.ts";
import type { ColumnField } from "./column-fields.ts";
import { hasIdentity, type ParsedContact, type ReadContact, type ShortenedField } from "./parsed-contact.ts";

/** People, or rows, of one file. */
export const MAX_ROWS = 50_000;

export interface Failure {
  row: number;
  message: Text;
}

/** Content of a file. Rows are numbered as in a spreadsheet, including the header; contacts of a vCard from 1. */
export interface FileContent {
  people: { row: number; person: ParsedContact }[];
  failed: Failure[];
  /** Contacts with values too long or too many to store. */
  shortened: { row: number; name: string | null; fields: ShortenedField[] }[];
  /** A table's columns, what they were taken for, and some of their values. */
  columns: { name: string; field: ColumnField | null; samples: string[] }[];
  /** A table's first rows, as texts. */
  rows: string[][];
  /** Fields assigned to a table's columns, by column name or number. */
  mapping: Record<string, ColumnField>;
  /** Lines of a table before its headings, the same headings further down, and what a report says below it. */
  skipped: number;
}

export const emptyContent = (): FileContent => ({
  people: [],
  failed: [],
  shortened: [],
  columns: [],
  rows: [],
  mapping: {},
  skipped: 0,
});

export function addContact(
  content: FileContent,
  row: number,
  { person, shortened }: ReadContact,
  problem?: Text,
): void {
  if (problem) content.failed.push({ row, message: problem });
  else if (!hasIdentity(person)) content.failed.push({ row, message: contactMessages.rowWithoutIdentity });
  else {
    content.people.push({ row, person });
    if (shortened.length > 0) content.shortened.push({ row, name: person.name, fields: shortened });
  }
}

/** Error for a file without contacts, with a hint at what it is instead. */
export const noContacts = (message: Text = contactMessages.fileWithoutContacts): Invalid =>
  Invalid.field("file", "wrong_type", message);

export function refuseTooMany(rows: number): void {
  if (rows > MAX_ROWS) throw Invalid.field("file", "too_large", contactMessages.fileTooLarge(MAX_ROWS));
}
