import type { CardStart } from "./card-actions.ts";

const MAX_BYTES = 5 * 1024 * 1024;

type Contact = { start: CardStart; photo: Blob | null } | { problem: string };

/** Reads the first contact of a vcf file in the browser (RFC 6350, and versions 2.1 and 3.0 as phones write them). */
export async function readContactFile(file: File): Promise<Contact> {
  if (file.size > MAX_BYTES) return { problem: "It is larger than 5 MB. Please export a single contact." };
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
  if (body === undefined) return { problem: "It holds no contact. Please choose a file that ends in .vcf." };
  const properties = unfolded(body).flatMap(propertyOf);
  const find = (name: string) => properties.find((property) => property.name === name);
  const textOf = (name: string, max: number) => plain(find(name)?.value ?? "").slice(0, max) || undefined;

  const [family = "", given = ""] = partsOf(find("N")?.value ?? "");
  const address = partsOf(find("ADR")?.value ?? "").filter(Boolean).join(", ").slice(0, 300);
  // What the card would refuse is left out: it must not cost the rest of the contact.
  const website = textOf("URL", 2048);
  const email = textOf("EMAIL", 254)?.replace(/^mailto:/i, "");
  const start = {
    name: textOf("FN", 100) ?? (`${given} ${family}`.trim().slice(0, 100) || undefined),
    title: textOf("TITLE", 100),
    company: partsOf(find("ORG")?.value ?? "")[0]?.slice(0, 100) || undefined,
    phone: textOf("TEL", 40)?.replace(/^tel:/i, ""),
    email: email && /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? email : undefined,
    address: address || undefined,
    about: textOf("NOTE", 5000),
    website: website && isWebsite(website) ? website : undefined,
  };
  return { start: Object.fromEntries(Object.entries(start).filter(([, value]) => value !== undefined)), photo: photoOf(find("PHOTO")) };
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
    return /^https?:/i.test(address) ? new URL(address).hostname !== "" : /^[\w-]+\./.test(address) && Boolean(new URL(`https://${address}`));
  } catch {
    return false;
  }
}

function propertyOf(line: string): Property[] {
  const [, name, parameters = "", value = ""] = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/.exec(line) ?? [];
  if (!name) return [];
  return [{ name: name.toUpperCase(), parameters, value: /QUOTED-PRINTABLE/i.test(parameters) ? fromQuotedPrintable(value) : value }];
}

function fromQuotedPrintable(text: string): string {
  const bytes = [...text.matchAll(/=([\dA-F]{2})|([^])/gi)].flatMap(([, hex, char]) => (hex ? [parseInt(hex, 16)] : [...new TextEncoder().encode(char)]));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

const plain = (value: string) => value.replace(/\\n/gi, "\n").replace(/\\([,;\\:])/g, "$1").trim();

/** Parts divided by semicolons that are not escaped. */
const partsOf = (value: string) => value.split(/(?<!\\);/).map(plain);

function photoOf(property: Property | undefined): Blob | null {
  if (!property) return null;
  const data = /^data:image\/[\w+.-]+;base64,(.*)$/i.exec(property.value)?.[1] ?? (/ENCODING=(?:b|BASE64)/i.test(property.parameters) ? property.value : null);
  if (!data) return null; // the address of a photo elsewhere is not fetched
  try {
    return new Blob([Uint8Array.from(atob(data.replace(/\s/g, "")), (char) => char.charCodeAt(0))]);
  } catch {
    return null; // a damaged photo must not cost the contact
  }
}
