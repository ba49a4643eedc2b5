import { type SheetField, sheetFields } from "../../cards/fields.ts";
import { isCrushedNumber } from "../../csv/cells.ts";
import { inputMessages } from "../../input/messages.en.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import { type ContactColumn, contactHeading, contactsIn, isContactColumn } from "./contact-columns.ts";
import { isNetworkColumn, linkProblems, type NetworkColumn, networkHeading, socialLinksIn } from "./network-columns.ts";
import { batchRow, type Taken } from "../users.schema.ts";
import { authMessages } from "../../auth/messages.en.ts";
import { cardMessages } from "../../cards/messages.en.ts";
import { accessMessages } from "../../languages/access-messages.en.ts";
import { sentence, type Text, textOfIssue } from "../../languages/message.ts";
import { userMessages } from "../messages.en.ts";

/** The columns of an upload, in the order of the template. */
export const COLUMNS = ["username", "fullName", "email", "accessLevel", "cardSlug", "password"] as const;
type AccountColumn = (typeof COLUMNS)[number];
/** A file may also have columns for the card that its row creates. */
export type Column = AccountColumn | SheetField | ContactColumn | NetworkColumn;

const LABELS: Record<AccountColumn, string> & Partial<Record<Column, string>> = {
  username: "Username",
  fullName: "Full name",
  email: "Email",
  accessLevel: "Level",
  cardSlug: "Card slug",
  password: "Password",
  ...Object.fromEntries(sheetFields.map(({ name, label }) => [name, label])),
};

/** The name of a column as the table shows it. */
export const labelOf = (column: Column) => headingOf(column) ?? LABELS[column] ?? column;

/** The heading of a column for contact details or social links, in table and file; undefined for a single field. */
export const headingOf = (column: Column): string | undefined => {
  if (isContactColumn(column)) return contactHeading(column);
  return isNetworkColumn(column) ? networkHeading(column) : undefined;
};

/** A row of the file, as texts. `line` is its line there; the header is line 1. */
export type BatchValues = Record<AccountColumn, string> &
  Partial<Record<SheetField | ContactColumn | NetworkColumn, string>>;
export type BatchRow = BatchValues & { line: number } & (
    { status: "pending" } | { status: "valid" } | { status: "invalid"; error: string }
  );

/** No existing values are known. */
export const NONE_TAKEN: Taken = { usernames: [], emails: [], slugs: [] };

/**
 * Checks rows by the specification, against each other, against what exists, and against the highest level this
 * administrator may give. Errors of a row are joined by commas.
 */
export function checkRows(
  rows: readonly (BatchValues & { line: number })[],
  highestLevel: number,
  taken: Taken = NONE_TAKEN,
): BatchRow[] {
  const names = firstLines(rows, "username");
  const emails = firstLines(rows, "email");
  const slugs = firstLines(rows, "cardSlug");
  const existing = { usernames: new Set(taken.usernames), emails: new Set(taken.emails), slugs: new Set(taken.slugs) };
  return rows.map((row) => {
    const values = valuesOf(row);
    const errors = ruleErrors(values);
    const [name, email, slug] = [lookupKey(row.username), lookupKey(row.email), lookupKey(row.cardSlug)];
    if (existing.usernames.has(name)) errors.push(authMessages.usernameTaken);
    else if (name && names.get(name) !== row.line) errors.push(userMessages.usernameInLine(names.get(name)!));
    if (existing.emails.has(email)) errors.push(authMessages.emailTaken);
    else if (email && emails.get(email) !== row.line) errors.push(userMessages.emailInLine(emails.get(email)!));
    if (slug && existing.slugs.has(slug)) errors.push(cardMessages.slugInUse);
    else if (slug && slugs.get(slug) !== row.line) errors.push(userMessages.slugInLine(slugs.get(slug)!));
    if (/^[1-5]$/.test(values.accessLevel.trim()) && Number(values.accessLevel) > highestLevel) {
      errors.push(accessMessages.levelTooHigh);
    }
    return errors.length === 0
      ? { ...values, line: row.line, status: "valid" }
      : { ...values, line: row.line, status: "invalid", error: errors.map(sentence).join(", ") };
  });
}

/** The columns that the row's file has. */
export const columnsOf = (row: BatchValues): Column[] => [
  ...COLUMNS,
  ...sheetFields.map(({ name }) => name).filter((name) => row[name] !== undefined),
  ...Object.keys(row).filter(isContactColumn),
  ...Object.keys(row).filter(isNetworkColumn),
];

export function valuesOf(row: BatchValues): BatchValues {
  return Object.fromEntries(columnsOf(row).map((column) => [column, row[column]])) as BatchValues;
}

/** A row as the server expects it. */
export const toRequestRow = (row: BatchValues) => ({
  ...valuesOf(row),
  contacts: contactsIn(row),
  socialLinks: socialLinksIn(row),
});

function ruleErrors(values: BatchValues): Text[] {
  const parsed = batchRow.safeParse({ ...toRequestRow(values), accessLevel: values.accessLevel.trim() });
  const problems = parsed.success ? [] : parsed.error.issues.map(textOfIssue);
  const crushed = Object.values(values).flatMap((value) => (value && isCrushedNumber(value) ? [value] : []));
  return [
    ...new Set([...crushed.map((value) => inputMessages.crushedNumber(value)), ...problems, ...linkProblems(values)]),
  ];
}

/** The line in which each value first occurs. */
function firstLines(rows: readonly (BatchValues & { line: number })[], column: AccountColumn): Map<string, number> {
  const lines = new Map<string, number>();
  for (const row of rows) {
    const key = lookupKey(row[column]);
    if (key && !lines.has(key)) lines.set(key, row.line);
  }
  return lines;
}
