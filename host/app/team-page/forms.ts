import { z } from "zod";
import { FIELDS } from "../cards/fields.ts";
import { teamRole } from "../teams/teams.schema.ts";
import { teamMessages } from "../teams/messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";

/** Fields that new cards can start with, besides the template. */
export const START_FIELDS = ["title", "company", "phone", "website", "address", "about"] as const;
type StartField = (typeof START_FIELDS)[number];

const startValues = Object.fromEntries(
  START_FIELDS.map((name) => {
    const { label, limit } = FIELDS[name];
    return [name, z.string().trim().max(limit, inputMessages.tooLong(label, limit)).optional()];
  }),
) as Record<StartField, z.ZodOptional<z.ZodString>>;

/** Pasted one a line, with commas or semicolons between them, or as mail programs copy them: `Ada Example <ada@…>`. */
function addressesIn(text: string): string[] {
  const words = text.split(/[\s,;<>"]+/).filter(Boolean);
  return text.includes("<") ? words.filter((word) => word.includes("@")) : words;
}

/** One row of a table, as the API takes it. */
interface InvitedPerson {
  email: string;
  name?: string;
  values: { title?: string; phone?: string };
}
type Column = "email" | "name" | "title" | "phone";

/** Headings of a team's spreadsheet. */
const HEADINGS: [Column, RegExp][] = [
  ["email", /mail/i],
  ["phone", /phone|mobile|tel(?:efon)?\b|handy/i],
  ["title", /title|position|role|funktion|titel/i],
  ["name", /name/i],
];
const headingOf = (cell: string) => HEADINGS.find(([, pattern]) => pattern.test(cell))?.[0];

/**
 * Parses rows copied from a spreadsheet. Without headings, emails and numbers are recognized, and of the other columns
 * the first is the name and the second the job title.
 */
function peopleIn(text: string): InvitedPerson[] {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t").map((cell) => cell.trim()));
  const columns = rows[0]!.map((cell) => (cell.includes("@") ? undefined : headingOf(cell)));
  const heading = columns.includes("email") ? columns : undefined;
  if (heading) rows.shift();
  return rows.map((cells) => {
    const row: Partial<Record<Column, string>> = {};
    cells.forEach((cell, column) => {
      const field = heading ? heading[column] : columnOf(cell, row);
      if (field && cell) row[field] ??= cell;
    });
    const { email = "", name, ...values } = row;
    return { email, name, values };
  });
}

function columnOf(cell: string, { name }: { name?: string }): Column {
  if (cell.includes("@")) return "email";
  if (/^\+?[\d\s()/.-]{6,}$/.test(cell)) return "phone";
  return name === undefined ? "name" : "title";
}

/** Either addresses or people. */
const invitedIn = (text: string): { emails: string[]; people: InvitedPerson[] } =>
  text.trim().includes("\t") ? { emails: [], people: peopleIn(text) } : { emails: addressesIn(text), people: [] };

/** Counts the rows of a text and those with an address, and finds an address that stands there twice. */
export function countInvited(text: string): { people: number; rows: number; repeated?: string } {
  if (text.trim() === "") return { people: 0, rows: 0 };
  const { emails, people } = invitedIn(text);
  const rows = [...emails, ...people.map(({ email }) => email)].map((email) => email.toLowerCase());
  const addresses = rows.filter((email) => email.includes("@"));
  const repeated = addresses.find((email, i) => addresses.indexOf(email) < i);
  return { people: addresses.length, rows: rows.length, repeated };
}

/** Adds to each failed invitation the pasted row, so that it can be corrected and pasted again. */
export function withRows<Failure extends { email: string }>(failed: Failure[], people: InvitedPerson[]) {
  const left = [...people];
  return failed.map((failure) => {
    const at = left.findIndex(({ email }) => email.toLowerCase() === failure.email.toLowerCase());
    const [person] = at < 0 ? [] : left.splice(at, 1);
    if (!person) return { ...failure, row: failure.email };
    const { name, email, values } = person;
    return { ...failure, row: [name, values.title, values.phone, email].filter(Boolean).join("\t") };
  });
}

export const inviteForm = z.object({
  emails: z
    .string(teamMessages.addressMissing)
    .transform(invitedIn)
    .refine(({ emails, people }) => emails.length + people.length > 0, teamMessages.addressMissing),
  role: teamRole,
  ...startValues,
  templateId: z
    .string()
    .optional()
    .transform((id) => (id ? Number(id) : undefined)),
});
