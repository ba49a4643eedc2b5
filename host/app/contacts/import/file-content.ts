import { Invalid } from "../../errors.ts";
import type { Text } from "../../languages/message.ts";
import { contactMessages } from "../messages.en.ts";
import type { ColumnField } from "./column-fields.ts";
import { hasIdentity, type ParsedContact } from "./parsed-contact.ts";

/** People, or rows, of one file. */
export const MAX_ROWS = 50_000;

export interface Failure {
  row: number;
  message: Text;
}

/** What a file holds. Rows count as a spreadsheet shows them, the header first; contacts of a vCard count from 1. */
export interface FileContent {
  people: { row: number; person: ParsedContact }[];
  failed: Failure[];
  /** A table's columns, what they were taken for, and some of their values. */
  columns: { name: string; field: ColumnField | null; samples: string[] }[];
  /** A table's first rows, as texts. */
  rows: string[][];
  /** What a table's columns were taken for, by their names or numbers. */
  mapping: Record<string, ColumnField>;
  /** Lines of a table before its headings, and what a report says below it. */
  skipped: number;
}

export const emptyContent = (): FileContent => ({
  people: [],
  failed: [],
  columns: [],
  rows: [],
  mapping: {},
  skipped: 0,
});

export function addContact({ people, failed }: FileContent, row: number, person: ParsedContact, problem?: Text): void {
  if (problem) failed.push({ row, message: problem });
  else if (hasIdentity(person)) people.push({ row, person });
  else failed.push({ row, message: contactMessages.rowWithoutIdentity });
}

/** A file that holds nobody, or what it is instead. */
export const noContacts = (message: Text = contactMessages.fileWithoutContacts): Invalid =>
  Invalid.field("file", "wrong_type", message);

export function refuseTooMany(rows: number): void {
  if (rows > MAX_ROWS) throw Invalid.field("file", "too_large", contactMessages.fileTooLarge(MAX_ROWS));
}
