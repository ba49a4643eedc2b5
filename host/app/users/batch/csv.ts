import { COLUMNS, type BatchValues } from "./batch-row.ts";

export const TEMPLATE_FILE = "user_upload_template.csv";

/** With a byte order mark, so that Excel reads umlauts; a cell that would run as a formula gets an apostrophe. */
export function toCsv(lines: string[][]): string {
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

const quoted = (cell: string) => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** The columns, and one person to show how they are filled. */
export const template = () => toCsv([[...COLUMNS], ["mara.example", "Mara Example", "mara@example.com", "1", "mara-example", "change-me-soon"]]);

/** The rows that were not taken, with the reason in a last column, to be put right and uploaded again. */
export const failedRows = (rows: (BatchValues & { error: string })[]) =>
  toCsv([[...COLUMNS, "error"], ...rows.map((row) => [...COLUMNS.map((column) => row[column]), row.error])]);

/** Hands a text to the browser as a file to save. */
export function save(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
