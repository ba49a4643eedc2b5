import Papa from "papaparse";
import { closeUpQuotes, splitSeparatorLine } from "../../csv/cells.ts";
import { decodeText } from "../../input/decode-text.ts";
import { foreignTable } from "../../csv/foreign-table.ts";
import { MAX_BATCH_ROWS } from "../users.schema.ts";
import { UnreadableFile } from "./parse-table.ts";

const SEPARATORS = [";", ",", "\t", "|"];
/** Lines that show what divides the cells. */
const MAX_LINES_TO_GUESS = 100;

/**
 * Reads the bytes of a .csv into a table of texts, with any common separator, encoding and quoting. `charset` is the
 * code page of what is no UTF-8. Throws UnreadableFile for what is named like a table and is another kind of file.
 */
export function readCsv(bytes: Uint8Array, charset?: string): string[][] {
  const foreign = foreignTable(bytes, "xlsx");
  if (foreign) throw new UnreadableFile(foreign);
  const { separator, rest } = splitSeparatorLine(decodeText(bytes, charset));
  const delimiter =
    separator ?? Papa.parse(rest, { delimitersToGuess: SEPARATORS, preview: MAX_LINES_TO_GUESS }).meta.delimiter;
  const { data } = Papa.parse<string[]>(closeUpQuotes(rest, delimiter), {
    delimiter,
    preview: MAX_BATCH_ROWS + 100, // room for header and blank lines; more rows are reported as an error
  });
  return data;
}
