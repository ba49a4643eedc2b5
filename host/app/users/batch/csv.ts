import { csvFile } from "../../csv/csv.ts";
import { type BatchValues, COLUMNS, columnsOf, headingOf } from "./batch-row.ts";

/** The columns, and one person to show how they are filled. */
export const template = () =>
  csvFile(COLUMNS, [["mara.example", "Mara Example", "mara@example.com", "1", "mara-example", "change-me-soon"]]);

/** The rows that were not taken, with the reason in a last column, to be corrected and uploaded again. */
export function failedRows(rows: (BatchValues & { error: string })[]): string {
  const columns = rows[0] ? columnsOf(rows[0]) : COLUMNS;
  return csvFile(
    [...columns.map((column) => headingOf(column) ?? column), "error"],
    rows.map((row) => [...columns.map((column) => row[column] ?? ""), row.error]),
  );
}
