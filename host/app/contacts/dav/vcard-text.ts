import {
  nameFromComponents,
  type Property,
  splitComponents,
  unescapeValue,
  vCardsIn,
} from "../../cards/vcard-reader.ts";
import { escapeText, fold, splitName } from "../../cards/vcard.ts";
import { pickColumns } from "../../field-access/columns.ts";
import { normalizeContact, normalizeInFull, type ParsedContact } from "../import/parsed-contact.ts";

/** A vCard that a device wrote. */
export interface DeviceCard {
  version: "3.0" | "4.0";
  uid: string | null;
  /** A list of contacts, which is none itself. */
  isGroup: boolean;
  properties: Property[];
  /** What our contacts have fields for. */
  details: ParsedContact;
}

const EMAIL_PREFIX = /^mailto:/i;
const PHONE_PREFIX = /^tel:/i;

/** More lines than any device writes, and of addresses and numbers: reading each takes time that others wait for. */
const MAX_LINES = 2_000;
const MAX_CHANNELS = 200;
/** Of one line. */
const MAX_TAGS_READ = 500;

/** Whether a text has more matches; counts no further, as a text may have millions. */
function hasMoreThan(most: number, pattern: RegExp, text: string): boolean {
  const matches = text.matchAll(pattern);
  for (let count = 0; count <= most; count++) if (matches.next().done) return false;
  return true;
}

/** Reads exactly one vCard 3.0 or 4.0; undefined for anything else. */
export function parseDeviceCard(text: string): DeviceCard | undefined {
  if (!/^\uFEFF?BEGIN:VCARD[ \t]*\r?\n/i.test(text) || !/\nEND:VCARD\s*$/i.test(text)) return undefined;
  if ((text.match(/^BEGIN:VCARD[ \t]*\r?$/gim)?.length ?? 0) !== 1) return undefined;
  // A fold behind `=` may be a line of its own, and CR alone ends one, too.
  if (hasMoreThan(MAX_LINES, /[\r\n](?![ \t\n])|=\r?\n/g, text)) return undefined;
  const [properties, another] = vCardsIn(text);
  if (!properties || another) return undefined;
  if (properties.filter(({ name }) => name === "TEL" || name === "EMAIL").length > MAX_CHANNELS) return undefined;
  const valueOf = (name: string) => properties.find((one) => one.name === name)?.value.trim();
  const version = valueOf("VERSION");
  if (version !== "3.0" && version !== "4.0") return undefined;
  const kind = valueOf("KIND") ?? valueOf("X-ADDRESSBOOKSERVER-KIND");
  return {
    version,
    uid: unescapeValue(valueOf("UID") ?? "") || null,
    isGroup: kind?.toLowerCase() === "group",
    properties,
    details: detailsIn(properties),
  };
}

const emailIn = ({ value }: Property) => normalizeContact({ emails: [unescapeValue(value).replace(EMAIL_PREFIX, "")] });
const phoneIn = ({ value }: Property) =>
  normalizeContact({ phones: [unescapeValue(value).replace(PHONE_PREFIX, "").replace(/;ext=/i, " x")] });

/** What our contacts have fields for; the rest stays in the text. */
function detailsIn(properties: readonly Property[], normalize = normalizeContact): ParsedContact {
  const all = (name: string) => properties.filter((one) => one.name === name);
  const first = (name: string) => all(name)[0]?.value ?? "";
  const [company = ""] = splitComponents(first("ORG"));
  const emails = all("EMAIL").flatMap((one) => emailIn(one).emails);
  const phones = all("TEL").flatMap((one) => phoneIn(one).phones);
  const formatted = unescapeValue(first("FN"));
  const fromComponents = nameFromComponents(first("N"));
  const showsCompany = /^company$/i.test(first("X-ABSHOWAS").trim());
  const isStandIn =
    (showsCompany && formatted === company) ||
    (fromComponents === "" && [emails[0], phones[0], company, UNNAMED].includes(formatted));
  return normalize({
    name: isStandIn ? null : formatted || fromComponents,
    company,
    title: unescapeValue(first("TITLE")),
    emails,
    phones,
    tags: all("CATEGORIES").flatMap(({ value }) => value.split(/(?<!\\),/, MAX_TAGS_READ).map(unescapeValue)),
    notes: all("NOTE")
      .map(({ value }) => unescapeValue(value))
      .filter(Boolean)
      .join("\n"),
  });
}

/** FN must not be empty (RFC 2426 §3.1.1). */
const UNNAMED = "Contact";

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A contact as vCard 3.0 (RFC 2426). If a device wrote it and nothing that it said has changed since, this is what it
 * wrote, byte for byte; else only the lines that say otherwise are replaced.
 */
export function toDeviceText(uid: string, person: ParsedContact, stored: string | null): string {
  const written = stored === null ? undefined : parseDeviceCard(stored);
  const details = pickDetails(person);
  if (stored !== null && written?.version === "3.0" && written.uid === uid && isSame(details, written.details))
    return stored;
  return toText([uidLine(uid), ...patched(written, details)]);
}

/** A contact with a portrait, if no device gave it another picture. */
export function withPortrait(text: string, jpeg: Uint8Array | undefined): string {
  if (!jpeg || /^(?:[\w-]+\.)?PHOTO[;:]/im.test(text)) return text;
  const photo = fold(toLine(line("PHOTO", Buffer.from(jpeg).toString("base64"), PHOTO_PARAMETERS)));
  return text.replace(/END:VCARD\s*$/i, (end) => `${photo}\r\n${end}`);
}

/** A group as vCard 3.0, or what else is no contact. */
export function toGroupText(uid: string, stored: string): string {
  const written = parseDeviceCard(stored);
  if (!written || (written.version === "3.0" && written.uid === uid)) return stored;
  return toText([uidLine(uid), ...toVersion3(written)]);
}

/** What a phone and the address book both have of a contact. */
export const pickDetails = (person: ParsedContact): ParsedContact =>
  pickColumns(person, ["name", "company", "title", "emails", "phones", "tags", "notes"]);

const line = (name: string, value: string, parameters = ""): Property => ({
  group: "",
  name,
  writtenName: name,
  parameters,
  value,
});
const textLine = (name: string, text: string, parameters = "") => line(name, escapeText(text), parameters);
const uidLine = (uid: string) => line("UID", uid);

const NO_DETAILS: ParsedContact = normalizeContact({});

/** The lines of a contact. What a device wrote beyond what a contact can hold was not seen here, so it stays. */
function patched(written: DeviceCard | undefined, person: ParsedContact): Property[] {
  const before = written?.details ?? NO_DETAILS;
  const inFull = written ? detailsIn(written.properties, normalizeInFull) : NO_DETAILS;
  const withUnseen = (list: "emails" | "phones" | "tags") => [
    ...new Set([...person[list], ...inFull[list].filter((one) => !before[list].includes(one))]),
  ];
  let lines = written ? toVersion3(written) : [];
  const replace = (names: string[], next: Property[]) => (lines = replaceLines(lines, names, next));
  const { name, company, title, tags, notes } = person;
  const isNew = !written;
  if (isNew || name !== before.name || (name === null && !isSame(standInOf(person), standInOf(before))))
    replace(["FN", "N"], nameLines(person));
  if (company !== before.company) replace(["ORG"], company ? [textLine("ORG", company)] : []);
  if (name !== before.name || company !== before.company || isNew)
    replace(["X-ABSHOWAS"], name === null && company ? [line("X-ABShowAs", "COMPANY")] : []);
  if (title !== before.title) replace(["TITLE"], title ? [textLine("TITLE", title)] : []);
  if (!isSame(person.phones, before.phones))
    replace(
      ["TEL"],
      linesOf(withUnseen("phones"), lines, "TEL", (one) => phoneIn(one).phones[0], ";TYPE=VOICE"),
    );
  if (!isSame(person.emails, before.emails))
    replace(
      ["EMAIL"],
      linesOf(withUnseen("emails"), lines, "EMAIL", (one) => emailIn(one).emails[0], ";TYPE=INTERNET"),
    );
  if (!isSame(tags, before.tags))
    replace(["CATEGORIES"], tags.length > 0 ? [line("CATEGORIES", withUnseen("tags").map(escapeText).join(","))] : []);
  if (notes !== before.notes) {
    const unseen = inFull.notes?.slice(before.notes?.length) ?? "";
    replace(["NOTE"], notes ? [textLine("NOTE", notes + unseen)] : []);
  }
  return lines;
}

/** What stands for the name of somebody without one. */
const standInOf = ({ company, emails, phones }: ParsedContact) => company ?? emails[0] ?? phones[0] ?? UNNAMED;

function nameLines(person: ParsedContact): Property[] {
  const { family, given: firstName, additional, prefix, suffix } = splitName(person.name ?? "");
  const components = [family, firstName, additional, prefix, suffix].map(escapeText).join(";");
  return [line("N", components), textLine("FN", person.name ?? standInOf(person))];
}

/** Lines of these values: those that are there with their labels; a value that takes another's place has its label. */
function linesOf(
  values: readonly string[],
  lines: readonly Property[],
  name: string,
  valueIn: (one: Property) => string | undefined,
  parameters: string,
): Property[] {
  const own = lines.filter((one) => one.name === name).map((one) => ({ one, value: valueIn(one) }));
  const byValue = new Map(own.map(({ one, value }) => [value, one] as const).reverse()); // the first of each
  const unreadable = own.filter(({ value }) => value === undefined).map(({ one }) => one);
  const listed = new Set<string | undefined>(values).add(undefined);
  const replaced = own.filter(({ value }) => !listed.has(value)).map(({ one }) => one);
  const next = values.map((value) => {
    const existing = byValue.get(value);
    if (existing) return existing;
    const label = replaced.shift();
    return label ? { ...label, value: escapeText(value) } : textLine(name, value, parameters);
  });
  // Numbers and addresses that we take for none stay as the device wrote them.
  return [...next, ...unreadable];
}

/** The lines with others in the place of those of these names; labels of what is left out go with it. */
function replaceLines(lines: readonly Property[], names: readonly string[], next: readonly Property[]): Property[] {
  const isReplaced = (one: Property) => names.includes(one.name);
  const leftGroups = new Set(lines.filter(isReplaced).map(({ group }) => group));
  for (const { group } of next) leftGroups.delete(group);
  leftGroups.delete("");
  const at = lines.findIndex(isReplaced);
  const remaining = (some: readonly Property[]) =>
    some.filter((one) => !isReplaced(one) && !(leftGroups.has(one.group) && one.name.startsWith("X-AB")));
  return at < 0 ? [...lines, ...next] : [...remaining(lines.slice(0, at)), ...next, ...remaining(lines.slice(at))];
}

/** Written anew with each text. */
const OWN_LINES = new Set(["VERSION", "UID"]);
const IS_DATA_URI = /^data:image\/([\w.+-]{1,20});base64,/i;

/** The lines of a vCard as version 3.0 has them; what only version 4.0 knows stays as it is. */
function toVersion3({ version, properties, isGroup }: DeviceCard): Property[] {
  const lines = properties.filter(({ name }) => !OWN_LINES.has(name));
  if (version === "3.0") return lines;
  return lines.map((one) => {
    const { name, value, parameters } = one;
    const preferred = parameters.replace(/;PREF=\d+/i, ";TYPE=pref");
    if (name === "TEL" && PHONE_PREFIX.test(value))
      return { ...one, parameters: preferred.replace(/;VALUE=uri/i, ""), value: value.replace(PHONE_PREFIX, "") };
    if (name === "TEL" || name === "EMAIL") return { ...one, parameters: preferred };
    if (isGroup && (name === "KIND" || name === "MEMBER"))
      return { ...one, name: `X-ADDRESSBOOKSERVER-${name}`, writtenName: `X-ADDRESSBOOKSERVER-${name}` };
    const [prefix, type] = IS_DATA_URI.exec(value) ?? [];
    if ((name === "PHOTO" || name === "LOGO") && prefix)
      return { ...one, parameters: `;ENCODING=b;TYPE=${type!.toUpperCase()}`, value: value.slice(prefix.length) };
    return one;
  });
}

const toText = (lines: readonly Property[]): string =>
  [
    "BEGIN:VCARD",
    "VERSION:3.0",
    ...(lines.some(({ name }) => name === "PRODID") ? [] : ["PRODID:-//Meishi//Address Book//EN"]),
    ...lines.map(toLine),
    "END:VCARD",
  ]
    .map((text) => `${fold(text)}\r\n`)
    .join("");

/** A property as one line. What was quoted-printable has been decoded by the reader. */
function toLine({ group, writtenName, parameters, value }: Property): string {
  const isDecoded = /QUOTED-PRINTABLE/i.test(parameters);
  const own = isDecoded ? parameters.replace(/;(?:ENCODING=)?QUOTED-PRINTABLE|;CHARSET=[^;]*/gi, "") : parameters;
  const text = isDecoded ? value.replace(/\r?\n/g, "\\n") : value;
  return `${group === "" ? "" : `${group}.`}${writtenName}${own}:${text}`;
}

/** The picture of a vCard, as bytes, and the text with another one in its place. */
export function pictureIn(
  card: DeviceCard,
): { bytes: Buffer; replace: (jpeg: Buffer | null) => DeviceCard } | undefined {
  const photo = card.properties.find(({ name }) => name === "PHOTO");
  if (!photo) return undefined;
  const [prefix] = IS_DATA_URI.exec(photo.value) ?? [];
  if (!prefix && !/ENCODING="?(?:b|base64)"?/i.test(photo.parameters)) return undefined; // a link
  const bytes = Buffer.from(photo.value.slice(prefix?.length ?? 0).replace(/\s/g, ""), "base64");
  const replace = (jpeg: Buffer | null): DeviceCard => ({
    ...card,
    properties: card.properties.flatMap((one) =>
      one !== photo ? [one] : jpeg ? [{ ...one, parameters: PHOTO_PARAMETERS, value: jpeg.toString("base64") }] : [],
    ),
  });
  return { bytes, replace };
}

const PHOTO_PARAMETERS = ";ENCODING=b;TYPE=JPEG";

/** How long a vCard is without its pictures, which are scaled down before it is kept: known without reading it. */
export const lengthWithoutPictures = (text: string): number =>
  text.replace(/^(?:[\w-]{1,60}\.)?PHOTO[;:][^\r\n]*(?:(?:\r+\n?|\n)[ \t][^\r\n]*)*/gim, "").length;

/** A vCard that was changed here, as version 3.0. */
export const toChangedText = (uid: string, card: DeviceCard): string => toText([uidLine(uid), ...toVersion3(card)]);
