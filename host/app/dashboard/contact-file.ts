import { contactFields, type TextKind } from "../cards/fields.ts";
import type { CardStart } from "./card-actions.ts";

const MAX_BYTES = 5 * 1024 * 1024;

export type Contact = { start: CardStart; photo: Blob | null } | { problem: string };

/** Reads the first contact of a vcf file in the browser (RFC 6350, and versions 2.1 and 3.0 as phones write them). */
export async function readContactFile(file: File): Promise<Contact> {
  if (file.size > MAX_BYTES) return { problem: "The file is larger than 5 MB. Please export a single contact." };
  return parseContact(await file.text());
}

const QUOTED_PRINTABLE = /^[^:]*QUOTED-PRINTABLE[^:]*:/i;

interface Property {
  name: string;
  parameters: string;
  value: string;
}

/** As readContactFile, of its text. */
export function parseContact(text: string): Contact {
  const [, body] = /BEGIN:VCARD\r?\n([^]*?)\r?\nEND:VCARD/i.exec(text) ?? [];
  if (body === undefined) return { problem: "There is no contact in this file. Please choose a .vcf file." };
  const properties = unfolded(body).flatMap(propertyOf);
  const find = (name: string) => properties.find((property) => property.name === name);
  /** A property written as `X-…` became a standard one since, or may: it is read under both names. */
  const valueOf = (name: string) => (find(name) ?? find(name.replace(/^X-/, "")))?.value ?? "";

  const start = contactFields.flatMap(({ name, kind, vCard, limit }) => {
    const property = vCard.replace(/;.*/, "");
    const text = (READERS[property] ?? plain)(valueOf(property)) || (property === "FN" ? nameIn(valueOf("N")) : "");
    const value = text.slice(0, limit).replace(SCHEMES[kind] ?? "", "");
    return value && isAccepted(kind, value) ? [[name, value]] : [];
  });
  return { start: Object.fromEntries(start), photo: photoOf(find("PHOTO")) };
}

/** How the values of properties with several parts are read. */
const READERS: Record<string, (value: string) => string> = {
  ORG: (value) => partsOf(value)[0]!,
  ADR: (value) => partsOf(value).filter(Boolean).join(", "),
};

/** The name in its parts, for files without the whole one. */
function nameIn(value: string): string {
  const [family = "", given = ""] = partsOf(value);
  return `${given} ${family}`.trim();
}

const SCHEMES: { [Kind in TextKind]?: RegExp } = { phone: /^tel:/i, email: /^mailto:/i };

/** Leaves out what the card would refuse, so that the rest of the contact is kept. */
function isAccepted(kind: TextKind, value: string): boolean {
  if (kind === "email") return /^[^\s@<>"]+@[^\s@<>"]+$/.test(value);
  return kind !== "link" || isWebsite(value);
}

/** Long lines are folded: what begins with a space belongs to the line before (RFC 6350 §3.2). */
function unfolded(body: string): string[] {
  const lines = body.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    // 2.1 folds quoted-printable by a `=` at the end; elsewhere, as in a photo, that is part of the value.
    if (before?.endsWith("=") && QUOTED_PRINTABLE.test(before)) whole[whole.length - 1] = before.slice(0, -1) + line;
    else whole.push(line);
  }
  return whole;
}

function isWebsite(address: string): boolean {
  try {
    return /^https?:/i.test(address)
      ? new URL(address).hostname !== ""
      : /^[\w-]+\./.test(address) && Boolean(new URL(`https://${address}`));
  } catch {
    return false;
  }
}

function propertyOf(line: string): Property[] {
  const [, name, parameters = "", value = ""] =
    /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/.exec(line) ?? [];
  if (!name) return [];
  return [
    {
      name: name.toUpperCase(),
      parameters,
      value: /QUOTED-PRINTABLE/i.test(parameters) ? fromQuotedPrintable(value) : value,
    },
  ];
}

function fromQuotedPrintable(text: string): string {
  const bytes = [...text.matchAll(/=([\dA-F]{2})|([^])/gi)].flatMap(([, hex, char]) =>
    hex ? [parseInt(hex, 16)] : [...new TextEncoder().encode(char)],
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const plain = (value: string) =>
  value
    .replace(/\\n/gi, "\n")
    .replace(/\\([,;\\:])/g, "$1")
    .trim();

/** Parts divided by semicolons that are not escaped. */
const partsOf = (value: string) => value.split(/(?<!\\);/).map(plain);

function photoOf(property: Property | undefined): Blob | null {
  if (!property) return null;
  const data =
    /^data:image\/[\w+.-]+;base64,(.*)$/i.exec(property.value)?.[1] ??
    (/ENCODING=(?:b|BASE64)/i.test(property.parameters) ? property.value : null);
  if (!data) return null; // the address of a photo elsewhere is not fetched
  try {
    return new Blob([Uint8Array.from(atob(data.replace(/\s/g, "")), (char) => char.charCodeAt(0))]);
  } catch {
    return null; // a damaged photo must not lose the contact
  }
}
