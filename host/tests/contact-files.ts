import { readPeople, type ReadOptions } from "../app/contacts/import/read-file.ts";
import type { ParsedContact } from "../app/contacts/import/parsed-contact.ts";

const bytesOf = (text: string | Uint8Array) => (typeof text === "string" ? new TextEncoder().encode(text) : text);

/** Reads a file of contacts for its preview. */
export const read = (text: string | Uint8Array, options: Partial<ReadOptions> = {}) =>
  readPeople(bytesOf(text), { isPreview: true, ...options });

export const personIn = (text: string | Uint8Array, options?: Partial<ReadOptions>): ParsedContact | undefined =>
  read(text, options).people[0]?.person;

export const vcf = (...lines: string[]): string =>
  ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");

/** A text in which each character is one byte, as a binary editor shows other code pages. */
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
