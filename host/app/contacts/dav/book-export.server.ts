import { auditExport } from "../../audit/audit.server.ts";
import { transaction } from "../../database.server.ts";
import { toByteStream } from "../../http/byte-stream.ts";
import { fileResponse } from "../../http/file-response.ts";
import type { DeviceOwner } from "./authenticate.server.ts";
import { pagesOfEntries, textOf } from "./entries.server.ts";
import { toJsContact } from "./jscontact.ts";
import { openBook } from "./open-book.server.ts";
import type { BookName } from "./paths.ts";
import { parseDeviceCard } from "./vcard-text.ts";

const TYPES = { vcf: "text/vcard; charset=utf-8", json: "application/json; charset=utf-8" };

/** A whole book as one file, made while it is sent: vCard 3.0, or a list of JSContact cards (RFC 9553). */
export async function exportBook(owner: DeviceOwner, name: BookName, format: "vcf" | "json"): Promise<Response> {
  const { book } = await openBook(owner, name);
  await transaction((tx) => auditExport(tx, owner, "contacts", name.teamId));
  const texts = (async function* () {
    for await (const rows of pagesOfEntries(book, owner, { after: 0, until: book.revision }))
      yield rows.map((row) => textOf(row, book));
  })();
  const parts = format === "vcf" ? joined(texts) : asJson(texts);
  return fileResponse(toByteStream(parts), { fileName: `contacts.${format}`, type: TYPES[format] });
}

async function* joined(pages: AsyncIterable<string[]>): AsyncGenerator<string, void> {
  // Evolution writes no end of the last line.
  for await (const texts of pages) yield texts.map((text) => (text.endsWith("\n") ? text : `${text}\r\n`)).join("");
}

async function* asJson(pages: AsyncIterable<string[]>): AsyncGenerator<string, void> {
  let separator = "[";
  for await (const texts of pages) {
    let part = "";
    for (const text of texts) {
      const card = parseDeviceCard(text);
      if (!card) continue;
      part += `${separator}${JSON.stringify(toJsContact(card))}`;
      separator = ",\n";
    }
    yield part;
  }
  yield separator === "[" ? "[]\n" : "]\n";
}
