import { vCardsIn } from "../../cards/vcard-reader.ts";
import { Invalid } from "../../errors.ts";
import { decodeText } from "../../input/decode-text.ts";
import { contactMessages } from "../messages.en.ts";
import { addContact, emptyContent, type FileContent, refuseTooMany } from "./file-content.ts";
import { fromVCard } from "./parsed-contact.ts";
import { fromTable } from "./read-table.ts";

/** How a file is read. */
export interface ReadOptions {
  /** JSON that says which column is what. */
  mapping?: string | undefined;
  /** The code page of what is no UTF-8 and does not say its own. */
  charset?: string | undefined;
  isPreview: boolean;
}

/** Reads a vCard or CSV file. */
export function readPeople(bytes: Uint8Array, { mapping, charset, isPreview }: ReadOptions): FileContent {
  const start = decodeText(bytes.subarray(0, 4_096));
  if (/BEGIN:VCARD/i.test(start)) return fromContactFile(bytes, charset);
  // A spreadsheet's or a picture's bytes are no table of text.
  if (/^(?:PK\x03\x04|\x89PNG|‰PNG|GIF8|%PDF|ÿØÿ|ÐÏ\x11à)/.test(start))
    throw Invalid.field("file", "wrong_type", contactMessages.fileWithoutContacts);
  return fromTable(decodeText(bytes, charset).replace(/^\uFEFF/, ""), mapping, isPreview);
}

function fromContactFile(bytes: Uint8Array, charset: string | undefined): FileContent {
  const content = emptyContent();
  // Counted before they are read, which takes much longer.
  refuseTooMany(
    Buffer.from(bytes)
      .toString("latin1")
      .match(/BEGIN:VCARD/gi)?.length ?? 0,
  );
  const cards = vCardsIn(bytes, charset);
  cards.forEach((properties, i) => {
    if (properties.some(({ name, value }) => name === "KIND" && /^group$/i.test(value))) return;
    addContact(content, i + 1, fromVCard(properties));
  });
  return content;
}
