import Papa from "papaparse";
import { MAX_BATCH_ROWS } from "../users.schema.ts";

/** Reads the bytes of a .csv into a table of texts, with any common separator, encoding and quoting. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes).replace(/^sep=(.)\r?\n/i, ""); // Excel's own first line, which names the separator
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [";", ",", "\t", "|"],
    preview: MAX_BATCH_ROWS + 100, // room for header and blank lines; more rows are reported as an error
  });
  return data;
}

/** Decodes UTF-8 and UTF-16 by their byte order marks, UTF-16 without one by its zeros; Windows-1252 if not UTF-8. */
function decode(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (a === 0xef && b === 0xbb && c === 0xbf) return new TextDecoder("utf-8").decode(bytes);
  const start = bytes.subarray(0, 1_000);
  const zeros = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  if (zeros(1) > start.length / 4) return new TextDecoder("utf-16le").decode(bytes);
  if (zeros(0) > start.length / 4) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
