import { vCardsIn } from "../../cards/vcard-reader.ts";
import { escapeText } from "../../cards/vcard.ts";
import { foreignTable } from "../../csv/foreign-table.ts";
import { decodeText } from "../../input/decode-text.ts";
import { decodeEntities } from "../../input/entities.ts";
import { contactMessages } from "../messages.en.ts";
import { addContact, emptyContent, type FileContent, noContacts, refuseTooMany } from "./file-content.ts";
import { MAX_VALUE_LENGTH, normalizeContact, readVCard } from "./parsed-contact.ts";
import { separateGroups } from "./groups.ts";
import { fromTable } from "./read-table.ts";

/** How a file is read. */
export interface ReadOptions {
  /** JSON that says which column is what. */
  mapping?: string | undefined;
  /** The code page of what is no UTF-8 and does not say its own. */
  charset?: string | undefined;
  isPreview: boolean;
}

/** Reads a vCard or CSV file. Throws Invalid if it has no contacts, with a hint at what it is instead. */
export function readPeople(bytes: Uint8Array, { mapping, charset, isPreview }: ReadOptions): FileContent {
  const start = decodeText(bytes.subarray(0, 4_096));
  if (/BEGIN *: *VCARD/i.test(start)) return fromContactFile(bytes, charset);
  // A spreadsheet's or a picture's bytes are no table of text.
  if (/^(?:PK\x03\x04|\x89PNG|‰PNG|GIF8|%PDF|ÿØÿ|ÐÏ\x11à)/.test(start)) throw noContacts();
  if (/^\s*(?:[[{]|(?:version:.{0,20}\s+)?dn::? )/i.test(start)) throw noContacts(); // jCard and other JSON, LDIF
  const foreign = foreignTable(bytes, "csv");
  if (foreign) throw noContacts(foreign);
  const content = fromTable(decodeText(bytes, charset).replace(/^\uFEFF/, ""), mapping, isPreview);
  // A table with unknown headings is shown, so that the user can choose what its columns are.
  const isChoiceOpen = isPreview && Object.keys(content.mapping).length === 0;
  if (!isChoiceOpen && content.people.length + content.failed.length === 0) throw noContacts();
  return content;
}

function fromContactFile(bytes: Uint8Array, charset: string | undefined): FileContent {
  const content = emptyContent();
  // Counted before they are read, which takes much longer.
  refuseTooMany(
    Buffer.from(bytes)
      .toString("latin1")
      .match(/BEGIN *: *VCARD/gi)?.length ?? 0,
  );
  const cards = vCardsIn(bytes, charset).map((properties) =>
    properties.map((one) => ({ ...one, value: decodeEntities(one.value.slice(0, MAX_VALUE_LENGTH), escapeText) })),
  );
  if (cards.length === 0) throw noContacts(contactMessages.fileWithoutCards);
  const { contacts, tagsOf } = separateGroups(cards);
  for (const { row, properties } of contacts) {
    const read = readVCard(properties);
    const tags = [...read.person.tags, ...tagsOf(properties)];
    addContact(content, row, { ...read, person: normalizeContact({ ...read.person, tags }) });
  }
  if (contacts.length === 0) throw noContacts();
  return content;
}
