import { networkName } from "#sdk/card/sections/social/networks.ts";
import type { CardData, ContactEntry, ContactKind } from "#sdk/card/card-data.ts";
import { urlOf } from "#sdk/card/links.ts";
import { aboutText, website } from "#sdk/card/contact.ts";
import { stripBidiControls } from "#sdk/direction.ts";
import { CONTACT_KINDS, DEFAULT_LABEL } from "./contacts.ts";
import { type ContactField, contactFields } from "./fields.ts";

/** Data for a contact file: a card, or a visitor's details. */
export type ContactFields = Pick<CardData, "id" | "updatedAt"> &
  Partial<Pick<CardData, ContactField | "socialLinks" | "contacts" | "numbers">> & { tags?: readonly string[] };

/** A card's contact details: website and about from its fields, else from its customizations. */
export function contactOf<C extends Pick<CardData, "website" | "about" | "customizations">>(card: C): C {
  return { ...card, website: card.website?.trim() || website(card), about: aboutText(card) };
}

/**
 * The contact as a QR code can hold it: the fields one needs to call or write, without picture and long texts, and
 * without the name of the program that wrote it.
 */
export function contactInCode(card: CardData, options: VCardOptions): string {
  const fields = { ...contactOf(card), about: null, socialLinks: {}, contacts: [] };
  return vCard(fields, { ...options, photo: undefined }).replace(PRODUCT, "");
}

const PRODUCT = "PRODID:-//Meishi//Digital Cards//EN\r\n";

interface VCardOptions {
  /** The card's page, from which the contact can be updated; null for people without a card. */
  pageUrl: string | null;
  /** Names this installation in the UID. */
  host: string;
  /** JPEG bytes. */
  photo?: Uint8Array;
}

/**
 * A card as vCard 3.0 (RFC 2426), the version every phone reads. Its UID never changes and REV says when the card
 * last did, so that a contact saved twice is updated, not doubled.
 */
export function vCard(card: ContactFields, { pageUrl, host, photo }: VCardOptions): string {
  const companyOnly = card.name?.trim() ? undefined : card.company?.trim();
  const displayName = companyOnly || card.name?.trim() || "Contact";
  const { family, given: firstName, additional, prefix, suffix } = companyOnly ? NOBODY : splitName(displayName);
  const socialLinks = Object.entries(card.socialLinks ?? {}).map(([network, link]) => ({ network, url: urlOf(link) }));
  const [withType, withWord] = partition(contactChannels(card), ({ label }) => Object.hasOwn(TYPES, label));
  const urls = [
    ...of("website", withType).map(({ value, label }) => ({ url: value, label: WEBSITES[label] ?? "Website" })),
    ...(pageUrl === null ? [] : [{ url: pageUrl, label: "Digital card" }]),
    ...socialLinks.map(({ network, url }) => ({ url, label: networkName(network) })),
  ];
  const groups = [
    ...urls.map(({ url, label }) => ({ line: `URL:${escapeUri(url)}`, label })),
    ...withWord.map((entry) => ({ line: lineOf(entry), label: entry.label })),
  ];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    PRODUCT.trimEnd(),
    `UID:meishi-${card.id}@${host}`,
    `REV:${card.updatedAt.replace(/\.\d+/, "")}`,
    `N:${[family, firstName, additional, prefix, suffix].map(escapeText).join(";")}`,
    `FN:${escapeText(displayName)}`,
    card.company && `ORG:${escapeText(card.company)}`,
    // Without a person's name, phones show ORG in its place.
    companyOnly && "X-ABShowAs:COMPANY",
    ...contactFields.flatMap(({ name, vCard: property }) =>
      isKind(name)
        ? of(name, withType)
            .filter(({ kind }) => kind !== "website")
            .map(lineOf)
        : [propertyLine(property, card[name])],
    ),
    card.tags && card.tags.length > 0 && `CATEGORIES:${card.tags.map(escapeText).join(",")}`,
    ...groups.flatMap(({ line, label }, i) => [`item${i + 1}.${line}`, `item${i + 1}.X-ABLabel:${escapeText(label)}`]),
    ...socialLinks.map(({ network, url }) => `X-SOCIALPROFILE;TYPE=${parameter(network)}:${escapeUri(url)}`),
    // Last, as it is long: readers that give up on it have everything else.
    photo && `PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(photo).toString("base64")}`,
    "END:VCARD",
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${fold(line as string)}\r\n`)
    .join("");
}

/** Written above, because their values depend on other fields. */
const OWN_LINES = new Set(["FN", "ORG"]);

/** One property as its field in the registry says it; nothing where the card is silent. */
const propertyLine = (property: string, text: string | null | undefined): string | undefined =>
  !text || OWN_LINES.has(property) ? undefined : `${property}:${escapeText(text)}`;

/** The labels that vCard has types for (RFC 2426 §3.3.1); any other word is an X-ABLabel in a group. */
const TYPES: Record<string, string> = { work: "WORK", home: "HOME", mobile: "CELL" };
const WEBSITES: Record<string, string> = { home: "Home page", mobile: "Mobile" };

const isKind = (name: string): name is ContactKind => CONTACT_KINDS.some((kind) => kind === name);
const of = (kind: ContactKind, entries: ContactEntry[]) => entries.filter((entry) => entry.kind === kind);

/** All contact details, with numbers in international form. */
function contactChannels(card: ContactFields): ContactEntry[] {
  return CONTACT_KINDS.flatMap((kind) => {
    const listed = of(kind, card.contacts ?? []);
    const first = card[kind];
    const entries = listed.length > 0 ? listed : first ? [{ kind, label: DEFAULT_LABEL, value: first }] : [];
    if (kind !== "phone") return entries;
    return entries.map((entry) => ({
      ...entry,
      value: entry.value.startsWith("+") ? entry.value : (card.numbers?.[entry.value] ?? entry.value),
    }));
  });
}

function lineOf({ kind, label, value }: ContactEntry): string {
  const type = TYPES[label];
  switch (kind) {
    case "phone":
      return `TEL;TYPE=${type ? `${type},VOICE` : "VOICE"}:${escapeText(value)}`;
    case "email":
      return `EMAIL;TYPE=INTERNET${type && type !== "CELL" ? `,${type}` : ""}:${escapeText(value)}`;
    case "address":
      // One line of text is no structured address: it goes whole into the street component (RFC 2426 §3.2.1).
      return `ADR${type && type !== "CELL" ? `;TYPE=${type}` : ""}:;;${escapeText(value)};;;;`;
    case "website":
      return `URL:${escapeUri(value)}`;
  }
}

function partition<T>(items: T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** The file's name: everything but letters and digits of any script becomes `_`; without a name contact.vcf. */
export function vCardFileName(name: string | null): string {
  const cleaned = stripBidiControls(name ?? "").trim();
  return `${cleaned.replace(/[^\p{L}\p{M}\p{N}]/gu, "_") || "contact"}.vcf`;
}

const NOBODY = { family: "", given: "", additional: "", prefix: "", suffix: "" };

const PREFIXES = /^(?:dr|prof|mr|mrs|ms|miss|mx|sir|dame|rev|hon|ing|dipl|mag|frau|herr)\.?(?:-ing\.?)?$/i;
const SUFFIXES = /^(?:jr|sr|ii|iii|iv|ph\.?d|md|m\.?d|mba|msc|bsc|esq|cpa|rn|dds)\.?$/i;
/** Words that belong to the family name behind them: van der Berg, de la Cruz. */
const PARTICLES = /^(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|el|al|bin|ibn|ben|ter|ten|zu|zur|zum|af|av)$/i;
/** Scripts that write the family name first and put no space, or none that matters, between. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;
/** Family and given name with a space, or in kana; katakana alone is a foreign name (ジョン スミス). */
const FAMILY_APART =
  /^(?=.*[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}])[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+ [\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;

/** Splits a name as written into the components of N (RFC 2426 §3.1.2). */
export function splitName(name: string) {
  const words = name.trim().split(/\s+/);
  const prefix: string[] = [];
  const suffix: string[] = [];
  while (words.length > 1 && PREFIXES.test(words[0]!.replace(/,$/, ""))) prefix.push(words.shift()!);
  while (words.length > 1 && SUFFIXES.test(words.at(-1)!)) suffix.unshift(words.pop()!);
  const plain = words.join(" ").replace(/,$/, "");
  const parts = { prefix: prefix.join(" "), suffix: suffix.join(" ") };
  const comma = /^([^,]+),\s*(\S.*)$/.exec(plain);
  if (comma) return { ...parts, family: comma[1]!, given: comma[2]!, additional: "" };
  if (FAMILY_FIRST.test(plain) && plain.length >= 2 && plain.length <= 4) {
    // The family name has two of four characters (山田 太郎), one of two or three (王 小明, 김 민준).
    const cut = plain.length === 4 ? 2 : 1;
    return { ...parts, family: plain.slice(0, cut), given: plain.slice(cut), additional: "" };
  }
  const rest = plain.split(" ");
  if (FAMILY_APART.test(plain)) return { ...parts, family: rest[0]!, given: rest[1]!, additional: "" };
  if (rest.length === 1) return { ...parts, family: "", given: rest[0]!, additional: "" };
  let family = rest.length - 1;
  while (family > 1 && PARTICLES.test(rest[family - 1]!)) family--;
  return {
    ...parts,
    family: rest.slice(family).join(" "),
    given: rest[0]!,
    additional: rest.slice(1, family).join(" "),
  };
}

/** RFC 2426 §4: backslash, semicolon, comma and line breaks; other control characters have no place in a value. */
export function escapeText(text: string): string {
  return stripBidiControls(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[\x00-\x09\x0b-\x1f\x7f]/g, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\n/g, "\\n");
}

/** A URI is not escaped, so nothing that ends its line may be in it. */
const escapeUri = (uri: string) => uri.replace(/[\x00-\x20\x7f]/g, (character) => encodeURIComponent(character));

/** A parameter's value without the characters that would end it. */
const parameter = (text: string) => text.toLowerCase().replace(/[^a-z0-9-]/g, "") || "other";

const MAX_OCTETS = 75;

/** Folds a line to 75 octets without breaking a UTF-8 character (RFC 2425 §5.8.1). */
export function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line;
  const folded: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      folded.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...folded, current].join("\r\n");
}
