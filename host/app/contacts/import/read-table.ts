import Papa from "papaparse";
import { z } from "zod";
import { closeUpQuotes, headingLine, MAX_HEADING_LINES, splitSeparatorLine } from "../../csv/cells.ts";
import { Invalid } from "../../errors.ts";
import { decodeEntities } from "../../input/entities.ts";
import { parseJsonField } from "../../http/parse.ts";
import { stripInvisible } from "../../input/invisible.ts";
import { inputMessages } from "../../input/messages.en.ts";
import { contactMessages } from "../messages.en.ts";
import { COLUMN_FIELDS, type ColumnField } from "./column-fields.ts";
import {
  countHeadings,
  crushedNumberIn,
  fromRow,
  guessMapping,
  hasInvalidEmail,
  labelColumns,
  type Mapping,
} from "./columns.ts";
import { footerStart } from "./footer.ts";
import { addContact, emptyContent, type FileContent, MAX_ROWS, noContacts, refuseTooMany } from "./file-content.ts";
import { hasIdentity, MAX_VALUE_LENGTH, type ParsedContact } from "./parsed-contact.ts";

const MAX_COLUMNS = 200;
/** Quotation marks in a row. */
const MAX_QUOTES = 1_000;
/** Values that show what a column holds, and rows that show what a table holds. */
const MAX_SAMPLES = 3;
const MAX_SAMPLE_ROWS = 5;
const MAX_SAMPLE_LENGTH = 100;

/**
 * Reads the contacts of a table. Lines before its headings and in a report's footer are skipped and counted. A table
 * without headings is returned as is for the user to choose columns; its first row is then a contact.
 */
export function fromTable(text: string, rawMapping: string | undefined, isPreview: boolean): FileContent {
  // No value has this many in a row, and the library would block everybody for seconds on them.
  if (text.includes('"'.repeat(MAX_QUOTES)) || text.includes("\0")) throw noContacts();
  const { separator, rest } = splitSeparatorLine(decodeEntities(text, setAside));
  const delimiter = separator ?? delimiterOf(rest);
  const { data: lines, errors } = Papa.parse<string[]>(closeUpQuotes(rest, delimiter), {
    delimiter,
    preview: MAX_ROWS + MAX_HEADING_LINES + 1,
  });
  // Bounded before anything looks at them: the rest of a row or a cell has no room in a contact.
  const data = lines.map((row) =>
    row.slice(0, MAX_COLUMNS + 1).map((cell) => putBack(cell.slice(0, MAX_VALUE_LENGTH))),
  );
  const stated = rawMapping ? parseMapping(rawMapping) : undefined;
  const heading = stated ? headingOfMapping(data, stated) : headingLine(data, countHeadings);
  const hasHeading = heading >= 0;
  const firstRow = hasHeading ? heading + 1 : data.findIndex(isFilled);
  const rows = firstRow < 0 ? [] : data.slice(firstRow);
  const width = Math.max(0, ...data.slice(0, MAX_HEADING_LINES + 1).map((cells) => cells.length));
  const headings = hasHeading ? data[heading]! : Array.from({ length: width }, () => "");
  if (headings.length === 0 || headings.length > MAX_COLUMNS || (!hasHeading && rows.length === 0)) throw noContacts();
  refuseTooMany(rows.length);
  const mapping = stated ? resolveMapping(stated, headings) : hasHeading ? guessMapping(headings) : undefined;
  if (!mapping && !isPreview) throw noContacts();
  const content = { ...emptyContent(), ...describe(headings, rows, mapping), skipped: hasHeading ? heading : 0 };
  if (!mapping) return content;
  const labels = labelColumns(headings);
  const footer = headings.length > 1 ? footerStart(rows) : rows.length;
  content.skipped += rows.slice(footer).filter(isFilled).length;
  const unclosed = errors.find(({ code }) => code === "MissingQuotes")?.row;
  const headingText = textOf(headings);
  rows.slice(0, footer).forEach((cells, i) => {
    if (!isFilled(cells)) return;
    const read = fromRow(cells, mapping, labels);
    // Headings in the middle of concatenated tables, or in unknown words.
    const isHeading = hasHeading
      ? textOf(cells) === headingText
      : i === 0 && hasInvalidEmail(cells, mapping, read.person);
    if (isHeading) return void content.skipped++;
    const isUnclosed = unclosed !== undefined && firstRow + i === Math.min(unclosed, data.length - 1);
    addContact(content, firstRow + i + 1, read, isUnclosed ? unclosedRow : problemIn(cells, mapping, read.person));
  });
  return content;
}

/** Signs that would divide cells are letters for private use until the cells are divided. */
const ASIDE = 0xe000;
const setAside = (sign: string) =>
  /["\t\r\n;,|:]/.test(sign) ? String.fromCharCode(ASIDE + sign.charCodeAt(0)) : sign;
const putBack = (cell: string) =>
  cell.replace(/[\ue009\ue00a\ue00d\ue022\ue02c\ue03a\ue03b\ue07c]/g, (sign) =>
    String.fromCharCode(sign.charCodeAt(0) - ASIDE),
  );

const unclosedRow = contactMessages.quotationUnclosed;

function problemIn(cells: readonly string[], mapping: Mapping, person: ParsedContact) {
  const crushed = crushedNumberIn(cells, mapping);
  if (crushed !== undefined) return inputMessages.crushedNumber(crushed.slice(0, 40));
  const isNobody = !hasIdentity(person) && mapping.some((field, i) => field === "email" && cells[i]?.trim());
  return isNobody || hasInvalidEmail(cells, mapping, person) ? inputMessages.badEmail : undefined;
}

const textOf = (cells: readonly string[]) => cells.map((cell) => stripInvisible(cell).trim()).join("\n");
const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");

/** The separator with which one of the first lines names most columns; of equal ones, that with most columns. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 20_000);
  const scored = [",", ";", "\t", "|"].map((sign) => {
    const { data } = Papa.parse<string[]>(start, { delimiter: sign, preview: MAX_HEADING_LINES });
    const line = headingLine(data, countHeadings);
    return { sign, known: line < 0 ? 0 : countHeadings(data[line]!), columns: usualWidth(data) };
  });
  return scored.toSorted((a, b) => b.known - a.known || b.columns - a.columns)[0]!.sign;
}

/** The median of the columns that rows have. */
function usualWidth(table: readonly string[][]): number {
  const widths = table.filter(isFilled).map((cells) => cells.length);
  return widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
}

function describe(headings: readonly string[], rows: readonly string[][], mapping: Mapping | undefined) {
  const names = headings.map((name) => name.trim().slice(0, MAX_SAMPLE_LENGTH));
  const sample = (cells: readonly string[], i: number) => (cells[i] ?? "").slice(0, MAX_SAMPLE_LENGTH);
  const filled = rows.slice(0, 100).filter(isFilled);
  return {
    columns: names.map((name, i) => ({
      name,
      field: mapping?.[i] ?? null,
      samples: filled.slice(0, MAX_SAMPLES).map((cells) => sample(cells, i)),
    })),
    rows: filled.slice(0, MAX_SAMPLE_ROWS).map((cells) => names.map((_, i) => sample(cells, i))),
    // A column without a name of its own goes by its number.
    mapping: Object.fromEntries(
      (mapping ?? []).flatMap((field, i) => {
        const isNamed = names[i] !== "" && !/^\d+$/.test(names[i]!) && names.indexOf(names[i]!) === i;
        return field ? [[isNamed ? names[i]! : String(i), field]] : [];
      }),
    ),
  };
}

const field = z.enum(COLUMN_FIELDS);
const mappingSchema = z.preprocess(
  (value, context) => parseJsonField(value, "mapping", context),
  z.record(z.string().max(200), z.union([z.string().max(200), z.number(), z.null()])),
);
type StatedMapping = z.output<typeof mappingSchema>;

function parseMapping(rawMapping: string): StatedMapping {
  const parsed = mappingSchema.safeParse(rawMapping);
  if (!parsed.success) throw Invalid.field("mapping", "invalid", 'mapping must be JSON such as {"Column": "name"}');
  return parsed.data;
}

const indexOfColumn = (headings: readonly string[], column: string | number | null) => {
  const byName = headings.findIndex((heading) => heading.trim() === String(column).trim());
  return byName >= 0 ? byName : /^\d+$/.test(String(column)) ? Number(column) : -1;
};

/** The columns that a mapping speaks of: its keys, or the values of keys that are fields. */
const columnsOf = (stated: StatedMapping) =>
  Object.entries(stated).flatMap(([key, value]) =>
    field.safeParse(value).success || value === null || value === "" ? [key] : [String(value)],
  );

/** The line whose names a mapping uses; of one that speaks of numbers alone, the line of known headings. */
function headingOfMapping(table: readonly string[][], stated: StatedMapping): number {
  const names = columnsOf(stated).filter((column) => !/^\d+$/.test(column.trim()));
  const byName = headingLine(
    table,
    (cells) => names.filter((name) => cells.some((cell) => cell.trim() === name.trim())).length,
  );
  if (byName >= 0) return byName;
  const byHeadings = headingLine(table, countHeadings);
  // Names that no line has: the first line is what they are looked for in, and the answer says which is missing.
  return byHeadings < 0 && names.length > 0 ? table.findIndex(isFilled) : byHeadings;
}

/** Reads `{"Column": "field"}` or `{"field": "Column"}`; a column may also be stated by its number from 0. */
function resolveMapping(stated: StatedMapping, headings: readonly string[]): Mapping {
  const mapping: Mapping = headings.map(() => null);
  const indexOf = (column: string | number | null) => indexOfColumn(headings, column);
  for (const [key, value] of Object.entries(stated)) {
    const asField = field.safeParse(value);
    const [column, name] = asField.success ? [indexOf(key), asField.data] : [indexOf(value), field.safeParse(key).data];
    // Said to be nothing.
    if ((value === null || value === "") && indexOf(key) >= 0) continue;
    if (column < 0 || column >= headings.length || !name) {
      const message = `mapping says that “${key}” is “${String(value)}”: use a column of the file and one of ${COLUMN_FIELDS.join(", ")}`;
      throw Invalid.field("mapping", "invalid", message);
    }
    mapping[column] = name satisfies ColumnField;
  }
  return mapping;
}
