import Papa from "papaparse";
import { splitSeparatorLine } from "../../csv/cells.ts";
import { decodeText } from "../../input/decode-text.ts";
import { MAX_BATCH_ROWS } from "../users.schema.ts";

const SEPARATORS = [";", ",", "\t", "|"];

/** Reads the bytes of a .csv into a table of texts, with any common separator, encoding and quoting. */
export function readCsv(bytes: Uint8Array): string[][] {
  const { separator, rest } = splitSeparatorLine(decodeText(bytes));
  const { data } = Papa.parse<string[]>(rest, {
    ...(separator ? { delimiter: separator } : { delimitersToGuess: SEPARATORS }),
    preview: MAX_BATCH_ROWS + 100, // room for header and blank lines; more rows are reported as an error
  });
  return data;
}
