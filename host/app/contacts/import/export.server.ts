import type { Person } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { auditExport } from "../../audit/audit.server.ts";
import { splitName, vCard } from "../../cards/vcard.ts";
import { config } from "../../config/config.server.ts";
import { csvHead, csvLines } from "../../csv/csv.ts";
import { transaction } from "../../database.server.ts";
import { toByteStream } from "../../http/byte-stream.ts";
import { runExportStep } from "../../runtime/export-queue.server.ts";
import type { ExportQuery } from "../contacts.schema.ts";
import { SOURCE_LABELS } from "../contact.ts";
import type { Filter } from "../people/search-terms.server.ts";
import { searchPeople, planContactQuery, cursorPosition } from "../people/find.server.ts";
import { contactScope } from "../scope.server.ts";
import { teamView } from "../people/team-view.server.ts";

/** Contacts in memory at a time. */
const PAGE_SIZE = 50;

type Column = readonly [header: string, value: (person: Person) => string];
type Table = readonly Column[];

const firstName = ({ name }: Person) => {
  const { given: first, additional } = splitName(name ?? "");
  return [first, additional].filter(Boolean).join(" ");
};
const lastName = ({ name }: Person) => splitName(name ?? "").family;
const email = ({ emails }: Person) => emails[0] ?? "";
const phone = ({ phones }: Person) => phones[0] ?? "";
const NOT_PROVIDED = "[not provided]";

const OWN: Table = [
  ["Name", ({ name }) => name ?? ""],
  ["Email", email],
  ["Phone", phone],
  ["Company", ({ company }) => company ?? ""],
  ["Job title", ({ title }) => title ?? ""],
  ["Stage", ({ stage }) => stage],
  ["Tags", ({ tags }) => tags.join(", ")],
  ["Notes", ({ notes }) => notes ?? ""],
  ["Email 2", ({ emails }) => emails.slice(1).join(" ::: ")],
  ["Phone 2", ({ phones }) => phones.slice(1).join(" ::: ")],
  ["Reminder", ({ reminderAt }) => reminderAt?.toISOString() ?? ""],
  ["Sources", ({ sources }) => sources.map((source) => SOURCE_LABELS[source]).join(", ")],
  ["First contact", ({ firstAt }) => firstAt.toISOString()],
  ["Last contact", ({ lastAt }) => lastAt.toISOString()],
];

/** The headers are the names that each importer maps by itself. */
const PRESETS = {
  csv: OWN,
  hubspot: [
    ["First Name", firstName],
    ["Last Name", lastName],
    ["Email", email],
    ["Phone Number", phone],
    ["Company Name", ({ company }) => company ?? ""],
    ["Job Title", ({ title }) => title ?? ""],
  ],
  // Its leads must have a last name and a company; its own word for neither is "[not provided]".
  salesforce: [
    ["First Name", (person) => (lastName(person) ? firstName(person) : "")],
    ["Last Name", (person) => lastName(person) || firstName(person) || email(person) || phone(person) || NOT_PROVIDED],
    ["Company", ({ company }) => company ?? NOT_PROVIDED],
    ["Title", ({ title }) => title ?? ""],
    ["Email", email],
    ["Phone", phone],
    ["Lead Source", ({ sources }) => (sources[0] ? SOURCE_LABELS[sources[0]] : "")],
    ["Description", ({ notes }) => notes ?? ""],
  ],
  pipedrive: [
    ["Person - Name", ({ name, company, emails, phones }) => name ?? emails[0] ?? company ?? phones[0] ?? NOT_PROVIDED],
    ["Person - Email", email],
    ["Person - Phone", phone],
    ["Person - Job title", ({ title }) => title ?? ""],
    ["Person - Label", ({ tags }) => tags.join(", ")],
    ["Organization - Name", ({ company }) => company ?? ""],
    ["Note - Content", ({ notes }) => notes ?? ""],
  ],
} as const satisfies Record<string, Table>;

interface Download {
  fileName: string;
  type: string;
  body: ReadableStream<Uint8Array>;
}

/** The actor's contacts that fit, as a file of any length that is made while it is sent. */
export async function exportFile(actor: Actor, { format, team, ...filters }: ExportQuery): Promise<Download> {
  const { userIds, cards } = await contactScope(actor, team);
  await transaction((tx) => auditExport(tx, actor, "contacts", team));
  const day = new Date().toISOString().slice(0, 10);
  return {
    fileName: format === "vcf" || format === "csv" ? `contacts_${day}.${format}` : `contacts_${format}_${day}.csv`,
    type: format === "vcf" ? "text/vcard; charset=utf-8" : "text/csv; charset=utf-8",
    body: toByteStream(textOf(pagesOf(actor, userIds, { ...filters, cards, team }), format)),
  };
}

async function* textOf(pages: AsyncIterable<Person[]>, format: ExportQuery["format"]): AsyncGenerator<string, void> {
  if (format === "vcf") {
    for await (const rows of pages) yield rows.map(contactFile).join("");
    return;
  }
  const table: Table = PRESETS[format];
  yield csvHead(table.map(([header]) => header));
  for await (const rows of pages) yield csvLines(rows.map((person) => table.map(([, value]) => value(person))));
}

async function* pagesOf(reader: Actor, userIds: number[], filter: Filter): AsyncGenerator<Person[], void> {
  if (userIds.length === 0) return;
  const sort = "first";
  const query = await planContactQuery(userIds, filter);
  let after: ReturnType<typeof cursorPosition> | undefined;
  for (;;) {
    const from = after;
    const rows = await runExportStep(reader, () => searchPeople(query, { sort, after: from, limit: PAGE_SIZE }));
    if (rows.length > 0) yield filter.team === undefined ? rows : await teamView(rows, filter.team);
    if (rows.length < PAGE_SIZE) return;
    after = cursorPosition(sort, rows.at(-1)!);
  }
}

/** One contact as a file for the address book. */
const contactFile = ({ id, name, company, title, emails, phones, tags, notes, updatedAt }: Person): string =>
  vCard(
    {
      id,
      name: name ?? (company ? null : (emails[0] ?? phones[0] ?? null)),
      company,
      title,
      about: notes,
      tags,
      contacts: [
        ...phones.map((value) => ({ kind: "phone" as const, label: "work", value })),
        ...emails.map((value) => ({ kind: "email" as const, label: "work", value })),
      ],
      updatedAt: updatedAt.toISOString(),
    },
    { pageUrl: null, host: `contacts.${new URL(config.publicUrl).host}` },
  );
