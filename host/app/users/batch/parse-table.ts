import { normalForm } from "#sdk/normal-form.ts";
import { type SheetField, sheetFields } from "../../cards/fields.ts";
import { headingLine, plainCell } from "../../csv/cells.ts";
import { stripInvisible } from "../../input/invisible.ts";
import { MAX_BATCH_ROWS } from "../users.schema.ts";
import { type BatchRow, type BatchValues, COLUMNS } from "./batch-row.ts";
import { isNetworkColumn, type NetworkColumn, networkColumn } from "./network-columns.ts";
import { type ContactColumn, contactColumn, isContactColumn } from "./contact-columns.ts";
import { userMessages } from "../messages.en.ts";
import type { Message } from "../../languages/message.ts";

/** Other names of columns for the card. */
const CARD_COLUMNS: Partial<Record<SheetField, string[]>> = {
  pronouns: ["Pronomen"],
  title: ["Job Title", "Position", "Funktion"],
  company: ["Organization", "Firma", "Unternehmen"],
  phone: ["Phone Number", "Telephone", "Telefon", "Telefonnummer"],
  website: ["Homepage", "Webseite"],
  address: ["Adresse", "Anschrift"],
  about: ["Bio", "Über"],
};

/** Names of columns in English and German spreadsheets, in lower case and reduced to letters. */
const NAMES: Record<(typeof COLUMNS)[number] | "firstName" | "lastName", string[]> = {
  username: [
    "username",
    "user",
    "userid",
    "login",
    "loginname",
    "benutzername",
    "benutzer",
    "benutzerkennung",
    "anmeldename",
    "nutzername",
    "kennung",
  ],
  fullName: [
    "fullname",
    "name",
    "displayname",
    "realname",
    "vollstandigername",
    "vollername",
    "anzeigename",
    "vorundnachname",
    "vornamenachname",
  ],
  email: ["email", "emailaddress", "mail", "mailaddress", "emailadresse", "mailadresse"],
  accessLevel: [
    "accesslevel",
    "level",
    "role",
    "rolle",
    "stufe",
    "zugriffsstufe",
    "zugriffsebene",
    "zugangsstufe",
    "berechtigung",
    "berechtigungsstufe",
    "ebene",
  ],
  cardSlug: [
    "cardslug",
    "slug",
    "urlslug",
    "cardurl",
    "cardlink",
    "kartenslug",
    "kartenlink",
    "kurzlink",
    "kartenadresse",
  ],
  password: ["password", "pass", "pw", "passwort", "kennwort", "initialpassword", "startpasswort", "initialpasswort"],
  firstName: ["firstname", "givenname", "forename", "vorname"],
  lastName: ["lastname", "surname", "familyname", "nachname", "familienname", "zuname"],
};

type Field = keyof typeof NAMES | SheetField;

/** `E-Mail-Adresse *` and `email adresse` are one name. */
const plain = (name: string) =>
  normalForm(name, "NFKD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^a-z]/g, "");

const FIELD_OF = new Map<string, Field>([
  ...sheetFields.flatMap(({ name, label }) =>
    [name, String(label), ...(CARD_COLUMNS[name] ?? [])].map((column) => [plain(column), name] as const),
  ),
  ...Object.entries(NAMES).flatMap(([field, names]) =>
    names.map((name) => [name, field as keyof typeof NAMES] as const),
  ),
]);

/** A heading with a number or a label, such as `Phone 2` or `Phone (home)`, does not name the single field. */
const fieldOf = (name: string) => (/[\d()]/.test(name) ? undefined : FIELD_OF.get(plain(name)));

/** A file that cannot be uploaded; the message says why. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
  constructor(readonly text: Message) {
    super(text.in("en"));
  }
}

/** Field of each column, by its heading. */
const fieldsIn = (headings: readonly string[]) =>
  headings
    .map(stripInvisible)
    .map((name, n) => fieldOf(name) ?? contactColumn(name, n) ?? networkColumn(name) ?? FIELD_OF.get(plain(name)));

/** The line that names most columns, what they are, and which are missing; undefined for an empty table. */
function findHeader(table: readonly string[][]) {
  const first = table.findIndex(isFilled);
  if (first < 0) return undefined;
  const countIn = (cells: readonly string[]) => fieldsIn(cells).filter((field) => field !== undefined).length;
  const line = Math.max(first, headingLine(table, countIn));
  const fields = fieldsIn(table[line]!);
  const has = (field: Field) => fields.includes(field);
  const missing = [
    ...(has("username") ? [] : ["username"]),
    ...(has("email") ? [] : ["email"]),
    ...(has("fullName") || (has("firstName") && has("lastName")) ? [] : ["fullName"]),
    ...(has("password") ? [] : ["password"]),
  ];
  return { line, fields, has, missing, known: countIn(table[line]!) };
}

/**
 * Chooses the sheet of a workbook: the first with all columns, as a cover sheet may precede it; else the first with any
 * of the columns, so that the missing ones are reported; else the first with content.
 */
export function chooseSheet(tables: readonly string[][][]): string[][] {
  const filled = tables.flatMap((table) => {
    const header = findHeader(table);
    return header ? [{ table, header }] : [];
  });
  const chosen =
    filled.find(({ header }) => header.missing.length === 0) ??
    filled.find(({ header }) => header.known >= 2) ??
    filled[0];
  return chosen?.table ?? [];
}

/** Turns a table of texts into rows. The line that names most columns is the heading; those before it are skipped. */
export function parseTable(table: string[][]): BatchRow[] {
  const header = findHeader(table);
  if (!header) throw new UnreadableFile(userMessages.fileEmpty);
  const { line: headerAt, fields, has, missing } = header;
  const listColumns = fields.filter(
    (field): field is ContactColumn | NetworkColumn => !!field && (isContactColumn(field) || isNetworkColumn(field)),
  );
  const cardColumns = sheetFields.map(({ name }) => name).filter(has);
  if (missing.length > 0) {
    throw new UnreadableFile(userMessages.fileColumns(COLUMNS.join(", "), missing.join(", ")));
  }
  const rows: BatchRow[] = [];
  for (let line = headerAt + 1; line < table.length; line++) {
    const cells = table[line]!;
    if (!isFilled(cells)) continue;
    if (rows.length === MAX_BATCH_ROWS) throw new UnreadableFile(userMessages.fileTooManyUsers);
    const valueOf = (field: Field | ContactColumn | NetworkColumn) => {
      const text = plainCell(cells[fields.indexOf(field)] ?? "");
      return field === "password" ? text : stripInvisible(text).trim();
    };
    rows.push({
      ...(Object.fromEntries(
        [...COLUMNS, ...cardColumns, ...listColumns].map((column) => [column, valueOf(column)]),
      ) as BatchValues),
      fullName: has("fullName") ? valueOf("fullName") : `${valueOf("firstName")} ${valueOf("lastName")}`.trim(),
      line: line + 1,
      status: "pending",
    });
  }
  if (rows.length === 0) throw new UnreadableFile(userMessages.fileWithoutRows);
  return rows;
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");
