import { csvFile } from "../../csv/csv.ts";
import { type BatchValues, COLUMNS, columnsOf, headingOf } from "./batch-row.ts";

/** Some of the columns for the card, which may be left empty or out. */
const FOR_THE_CARD: Record<string, string> = {
  pronouns: "she/her",
  title: "Event planner",
  company: "Example Events",
  phone: "+1 503 555 0177",
  Mobile: "+1 503 555 0178",
  website: "www.example.com",
  address: "14 Harbour Lane, Port Wren",
  LinkedIn: "in/maraexample",
};

/** A template with the columns and one person as an example. */
export const template = () =>
  csvFile(
    [...COLUMNS, ...Object.keys(FOR_THE_CARD)],
    [
      [
        "mara.example",
        "Mara Example",
        "mara@example.com",
        "1",
        "mara-example",
        "change-me-soon",
        ...Object.values(FOR_THE_CARD),
      ],
    ],
  );

/** The refused rows with the reason in a last column, to be corrected and uploaded again. */
export function failedRows(rows: (BatchValues & { error: string })[]): string {
  const columns = rows[0] ? columnsOf(rows[0]) : COLUMNS;
  return csvFile(
    [...columns.map((column) => headingOf(column) ?? column), "error"],
    rows.map((row) => [...columns.map((column) => row[column] ?? ""), row.error]),
  );
}
