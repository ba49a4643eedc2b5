import Papa from "papaparse";
import { stripBidiControls } from "#sdk/direction.ts";

/** Numbers are ours; texts are untrusted. */
export type Cell = string | number;

/** Makes spreadsheets read the file as UTF-8; without it, Excel assumes the local code page. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n"; // RFC 4180

/**
 * Texts that a spreadsheet would run as a formula, plain telephone numbers such as +1 (555) 010-0100 apart. East Asian
 * spreadsheets take the wide signs too, and some skip leading space.
 */
const FORMULA = /^(?!\+(?:[ ().-]*\d){6,20}[ ().-]*$)(?:[\s\uFEFF]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A sign of a formula where a spreadsheet that splits at semicolons, tabs or lines would begin a cell. */
const INNER_FORMULA = /([,;\t\r\n][ \u3000\uFEFF]{0,8})(?=[=+\-@＝＋－＠])/gu;

const defuse = (text: string): string => {
  const rest = text.trimStart(); // leading white space is checked with the start of the cell
  return text.slice(0, text.length - rest.length) + rest.replace(INNER_FORMULA, "$1'");
};

/**
 * Lines of a CSV file, every value quoted; an apostrophe before a text that would run as a formula shows it as it is.
 * What would turn the direction of the rest of its line is left out.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return "";
  const plain = rows.map((row) =>
    row.map((cell) => (typeof cell === "string" ? defuse(stripBidiControls(cell)) : cell)),
  );
  return Papa.unparse(plain, { quotes: true, newline: LINE_END, escapeFormulae: FORMULA }) + LINE_END;
}

/** The start of a CSV file: byte order mark and header line. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLines([columns]);

/** A whole CSV file. */
export const csvFile = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  csvHead(columns) + csvLines(rows);
