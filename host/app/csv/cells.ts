/** A number of which a spreadsheet shows, and exports, only the first digits: `4.91701E+11`, `4,91701e+11`. */
const CRUSHED = /^[+-]?(\d)(?:[.,](\d+)E\+?|E\+)(\d{1,3})$/i;

/** Whether digits are lost; `4.91701234567E+11` has them all. */
export function isCrushedNumber(text: string): boolean {
  const [, , decimals = "", exponent] = CRUSHED.exec(text.trim()) ?? [];
  return exponent !== undefined && decimals.length !== Number(exponent);
}

/**
 * Value of a cell, without protections against spreadsheets: `="0170 1234567"`, an apostrophe before a number or
 * formula sign, `491701234567.0` for a number, and exponents with all digits.
 */
export function plainCell(cell: string): string {
  const text = cell.trim();
  const [, quoted] = /^="(.*)"$/s.exec(text) ?? [];
  if (quoted !== undefined) return quoted.replaceAll('""', '"').trim();
  const [, first, decimals, exponent] = CRUSHED.exec(text) ?? [];
  if (first && decimals && decimals.length === Number(exponent)) return first + decimals;
  return text.replace(/^'(?=[=+\-@\t\r]|[\d(][\d\s().\/\-]{2,40}$)/, "").replace(/^(\+?\d{7,40})[.,]0$/, "$1");
}

/** The lines in which a heading is looked for. */
export const MAX_HEADING_LINES = 20;

/** The separator that a first line names as Excel does (`sep=;`), and the text behind it. */
export function splitSeparatorLine(text: string): { separator: string | undefined; rest: string } {
  const bare = text.replace(/^\uFEFF/, "");
  const [line = "", separator] = /^"?sep=(.)"?[ \t]*(?:\r\n?|\n|$)/i.exec(bare) ?? [];
  return { separator, rest: bare.slice(line.length) };
}

/**
 * A table without the blanks that some programs write before a quoted cell (`"a", "b"`): with them it would count as
 * one that is not quoted, and end at its first comma. What is within quotation marks stays.
 */
export function closeUpQuotes(text: string, delimiter: string): string {
  const sign = delimiter.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  const quotedCell = new RegExp(
    `(^|[\\r\\n]|${sign}) {0,8}("[^"]*(?:""[^"]*){0,10000}")(?= *(?:$|[\\r\\n]|${sign}))`,
    "g",
  );
  return new RegExp(`(?:^|[\\r\\n]|${sign}) {1,8}"`).test(text) ? text.replace(quotedCell, "$1$2") : text;
}

/** The line that names most columns, the first of equal ones; -1 if none of the first lines names any. */
export function headingLine(table: readonly string[][], countIn: (cells: readonly string[]) => number): number {
  let best = { line: -1, count: 0 };
  for (let line = 0; line < Math.min(table.length, MAX_HEADING_LINES); line++) {
    const count = countIn(table[line]!);
    if (count > best.count) best = { line, count };
  }
  return best.line;
}
