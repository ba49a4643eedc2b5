import { type CellObject, read, utils, type WorkSheet } from "@e965/xlsx";
import { isCrushedNumber } from "../../csv/cells.ts";
import { MAX_BATCH_ROWS } from "../users.schema.ts";
import { chooseSheet, UnreadableFile } from "./parse-table.ts";
import { userMessages } from "../messages.en.ts";

/** Size of an unpacked .xlsx, at most; ordinary ones with 5,000 users stay under 5 MB. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
const MAX_PARTS = 500;
/** A workbook of users has a cover and a few lists. */
const MAX_SHEETS = 20;
const MAX_COLUMNS = 60;
/** Leaves room for header and blank lines; more users are reported as an error. */
const MAX_ROWS = MAX_BATCH_ROWS + 100;

/**
 * A table of texts from the sheet of an .xlsx or .xls that names the columns of users. Formulas are never run; their
 * last results count.
 */
export function readSheet(bytes: Uint8Array): string[][] {
  if (isZip(bytes)) refuseBomb(bytes);
  // A file may claim a million rows and 16,384 columns at no cost, but reading them would be expensive.
  const book = read(bytes, {
    type: "array",
    sheetRows: MAX_ROWS,
    cellFormula: false,
    cellHTML: false,
    cellStyles: false,
    dense: true,
  });
  return chooseSheet(book.SheetNames.slice(0, MAX_SHEETS).map((name) => tableOf(book.Sheets[name]!)));
}

function tableOf(sheet: WorkSheet): string[][] {
  if (!sheet["!ref"]) return [];
  const range = utils.decode_range(sheet["!ref"]);
  range.e.r = Math.min(range.e.r, range.s.r + MAX_ROWS);
  range.e.c = Math.min(range.e.c, range.s.c + MAX_COLUMNS - 1);
  for (const cell of (sheet["!data"] ?? []).flat()) if (cell) showAllDigits(cell);
  // Values as displayed, not as stored: 7 formatted with leading zeros stays 007.
  const table = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: "", blankrows: true, range });
  return table.map((cells) => cells.map(String));
}

/** Above this a spreadsheet has kept only the first 15 digits. */
const EXACT = 1e15;

/**
 * A whole number of General format is displayed as 4.91701E+11 from twelve digits on, while the file has all of them;
 * of longer numbers it has not, and the row says so.
 */
function showAllDigits(cell: CellObject): void {
  const isShortened = cell.t === "n" && cell.w !== undefined && isCrushedNumber(cell.w);
  if (isShortened && Number.isInteger(cell.v) && Math.abs(cell.v as number) < EXACT) cell.w = String(cell.v);
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Adds up the sizes in the archive's directory, before anything is unpacked. */
function refuseBomb(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findDirectoryEnd(view);
  if (end < 0) throw new UnreadableFile(userMessages.fileDamaged);
  const parts = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let n = 0; n < parts && at + 46 <= view.byteLength && view.getUint32(at, true) === 0x02014b50; n++) {
    unpacked += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (parts > MAX_PARTS || unpacked > MAX_UNPACKED_BYTES) {
    throw new UnreadableFile(userMessages.fileTooLargeUnpacked);
  }
}

/** PKZIP APPNOTE §4.3.16: the record stands at the end, before a comment of at most 65,535 bytes. */
function findDirectoryEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 65_535); at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  return -1;
}
