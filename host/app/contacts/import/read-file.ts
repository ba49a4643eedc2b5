import Papa from "papaparse";
import { z } from "zod";
import { decodeContactFile, vCardsIn } from "../../cards/vcard-reader.ts";
import { Invalid } from "../../errors.ts";
import { parseJsonField } from "../../http/parse.ts";
import { type ParsedContact, fromVCard, hasIdentity } from "./parsed-contact.ts";
import { COLUMN_FIELDS, type ColumnField } from "./column-fields.ts";
import { hasInvalidEmail, fromRow, guessMapping, type Mapping } from "./columns.ts";
import { contactMessages } from "../messages.en.ts";
import { inputMessages } from "../../input/messages.en.ts";
import type { Text } from "../../languages/message.ts";

/** People, or rows, of one file. */
const MAX_ROWS = 50_000;
const MAX_COLUMNS = 200;
/** Quotation marks in a row. */
const MAX_QUOTES = 1_000;
/** Values that show what a column holds. */
const MAX_SAMPLES = 3;

export interface Failure {
  row: number;
  message: Text;
}

/** What a file holds. Rows count as a spreadsheet shows them, the header first; contacts of a vCard count from 1. */
export interface FileContent {
  people: { row: number; person: ParsedContact }[];
  failed: Failure[];
  /** Of a table: its columns, what they were taken for, and some of their values. */
  columns: { name: string; field: ColumnField | null; samples: string[] }[];
}

/** Reads a vCard or CSV file; `mapping` is JSON that says which column is what. */
export function readPeople(bytes: Uint8Array, mapping: string | undefined): FileContent {
  const start = decodeContactFile(bytes.subarray(0, 4_096));
  if (/BEGIN:VCARD/i.test(start)) return fromContactFile(bytes);
  // A spreadsheet's or a picture's bytes are no table of text.
  if (/^(?:PK\x03\x04|\x89PNG|GIF8|%PDF|ÿØÿ)/.test(start))
    throw Invalid.field("file", "wrong_type", contactMessages.fileWithoutContacts);
  return fromTable(decodeContactFile(bytes).replace(/^\uFEFF/, ""), mapping);
}

function fromContactFile(bytes: Uint8Array): FileContent {
  const content: FileContent = { people: [], failed: [], columns: [] };
  // Counted before they are read, which takes much longer.
  refuseTooMany(
    Buffer.from(bytes)
      .toString("latin1")
      .match(/BEGIN:VCARD/gi)?.length ?? 0,
  );
  const cards = vCardsIn(bytes);
  cards.forEach((properties, i) => {
    if (properties.some(({ name, value }) => name === "KIND" && /^group$/i.test(value))) return;
    add(content, i + 1, fromVCard(properties));
  });
  return content;
}

function add({ people, failed }: FileContent, row: number, person: ParsedContact, problem?: Text): void {
  if (problem) failed.push({ row, message: problem });
  else if (hasIdentity(person)) people.push({ row, person });
  else failed.push({ row, message: contactMessages.rowWithoutIdentity });
}

/** What stands most often between the names of the columns; a library's guess fails for two columns. */
function delimiterOf(text: string): string {
  const [headers = ""] = text.trimStart().split(/\r?\n|\r/, 1);
  const bare = headers.slice(0, 10_000).replace(/"[^"]*"/g, "");
  const counts = [",", ";", "\t", "|"].map((sign) => ({ sign, n: bare.split(sign).length }));
  return counts.toSorted((a, b) => b.n - a.n)[0]!.sign;
}

function fromTable(text: string, rawMapping: string | undefined): FileContent {
  // No value has this many in a row, and the library would block everybody for seconds on them.
  if (text.includes('"'.repeat(MAX_QUOTES)))
    throw Invalid.field("file", "wrong_type", contactMessages.fileWithoutContacts);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: MAX_ROWS + 2,
  });
  const first = data.findIndex((cells) => cells.some((cell) => cell.trim() !== ""));
  const headers = data[first];
  const rows = data.slice(first + 1);
  if (!headers || headers.length > MAX_COLUMNS || text.includes("\0"))
    throw Invalid.field("file", "wrong_type", contactMessages.fileWithoutContacts);
  refuseTooMany(rows.length);
  const unclosed = errors.find(({ code }) => code === "MissingQuotes")?.row;
  const mapping = rawMapping ? parseMapping(rawMapping, headers) : guessMapping(headers);
  if (!rawMapping && mapping.every((field) => field === null))
    throw Invalid.field("file", "wrong_type", contactMessages.fileWithoutContacts);
  const content: FileContent = {
    people: [],
    failed: [],
    columns: headers.map((name, i) => ({
      name: name.slice(0, 100),
      field: mapping[i] ?? null,
      samples: rows.slice(0, MAX_SAMPLES).map((cells) => (cells[i] ?? "").slice(0, 100)),
    })),
  };
  rows.forEach((cells, i) => {
    if (cells.every((cell) => cell.trim() === "")) return;
    const isUnclosed = unclosed !== undefined && first + 1 + i === Math.min(unclosed, data.length - 1);
    const problem = isUnclosed
      ? contactMessages.quotationUnclosed
      : hasInvalidEmail(cells, mapping)
        ? inputMessages.badEmail
        : undefined;
    add(content, first + i + 2, fromRow(cells, mapping), problem);
  });
  return content;
}

function refuseTooMany(rows: number): void {
  if (rows > MAX_ROWS) {
    throw Invalid.field("file", "too_large", contactMessages.fileTooLarge(MAX_ROWS));
  }
}

const field = z.enum(COLUMN_FIELDS);
const mappingSchema = z.preprocess(
  (value, context) => parseJsonField(value, "mapping", context),
  z.record(z.string().max(200), z.union([z.string().max(200), z.number(), z.null()])),
);

/** Of `{"Column": "field"}`, or of `{"field": "Column"}`; a column may also be given by its number from 0. */
function parseMapping(rawMapping: string, headers: readonly string[]): Mapping {
  const parsed = mappingSchema.safeParse(rawMapping);
  if (!parsed.success) throw Invalid.field("mapping", "invalid", 'mapping must be JSON such as {"Column": "name"}');
  const mapping: Mapping = headers.map(() => null);
  const indexOf = (column: string | number | null) => {
    const byName = headers.findIndex((header) => header.trim() === String(column).trim());
    return byName >= 0 ? byName : /^\d+$/.test(String(column)) ? Number(column) : -1;
  };
  for (const [key, value] of Object.entries(parsed.data)) {
    const asField = field.safeParse(value);
    const [column, name] = asField.success ? [indexOf(key), asField.data] : [indexOf(value), field.safeParse(key).data];
    // Said to be nothing.
    if ((value === null || value === "") && indexOf(key) >= 0) continue;
    if (column < 0 || column >= headers.length || !name) {
      const message = `mapping says that “${key}” is “${String(value)}”: use a column of the file and one of ${COLUMN_FIELDS.join(", ")}`;
      throw Invalid.field("mapping", "invalid", message);
    }
    mapping[column] = name;
  }
  return mapping;
}
