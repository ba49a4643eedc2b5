import { catalogue } from "../../languages/catalogue.ts";

/** Users from a file: choose, check and correct, upload, see the results. */
export const words = {
  notParsed: "Failed to parse CSV",
  nothingValid: "No valid users to upload",
  finished: "Upload finished",
  failed: "Failed to upload users",
  users: (count: number, formatted: string) => `${formatted} ${count === 1 ? "user" : "users"}`,
  created: (users: string) => `${users} created`,
  createdText: (users: string) => `${users} created.`,
  checking: (rows: string) => `Checking ${rows} rows (pending)...`,
  reading: "Reading the file...",
  creating: (sent: string, all: string) => `Creating users: ${sent} of ${all}`,
  progress: "Users created",
  keepOpen: "Please keep this window open. Users already created are kept if the upload stops.",
  file: "Spreadsheet or CSV file",
  drop: "Drop a file here, or press to choose one",
  dropText: ".csv, .xlsx or .xls with up to 5,000 users. You review the rows before anything is created.",
  columns: (names: string) =>
    `Columns: username, fullName, email, accessLevel (1 to 5), cardSlug, password. Optional, for the card: ${names}, further ones such as Mobile or Email 2, and networks such as LinkedIn.`,
  template: "Download template",
  valid: (count: string) => `${count} valid`,
  invalid: (count: string) => `, ${count} invalid: fix them here, or leave them out`,
  other: "Choose another file",
  upload: (users: string) => `Upload ${users}`,
  leftOut: (count: number, formatted: string) =>
    `Values left out, because the template sets them: ${formatted} ${count === 1 ? "row" : "rows"}`,
  /** The name stands between them. */
  lineOf: (line: number) => `Line ${line},`,
  more: (count: string) => `and ${count} more`,
  notCreated: (count: number, formatted: string, line: number, error: string) =>
    `${formatted} ${count === 1 ? "row" : "rows"} could not be created. Line ${line}: ${error}`,
  allCreated: "All users were created.",
  again: "Fix the errors and try again",
  failedRows: "Download failed rows",
  done: "Done",
  table: {
    onlyInvalid: "Invalid rows only",
    page: (page: number, last: number) => `Page ${page} of ${last}`,
    previous: "Previous rows",
    next: "Next rows",
    name: "Rows of the file",
    line: "Line",
    status: "Status",
    states: { pending: "pending", valid: "valid", invalid: "invalid" },
    cell: (column: string, line: number) => `${column}, line ${line}`,
  },
  team: { label: "Team", none: "No team", template: "Card template", noTemplate: "None" },
};

export type BatchWords = typeof words;
export const batchWords = catalogue("users/batch", words);
