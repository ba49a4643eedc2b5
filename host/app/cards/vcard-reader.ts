/** One line of a contact file: its name in capitals, its parameters as written, its value decoded. */
export interface Property {
  /** Lines of one group belong together, such as a number and its label. */
  group: string;
  name: string;
  /** The name in the letters that it was written with. */
  writtenName: string;
  parameters: string;
  value: string;
}

const LF = 10;
const CR = 13;
const SPACE = 32;
const TAB = 9;
const EQUALS = 61;

/**
 * The contacts of a file (RFC 6350, and versions 2.1 and 3.0 as phones and mail programs write them), each as its
 * properties. A contact inside another (AGENT) is left out; one that is not closed ends where the next begins.
 */
export function vCardsIn(content: Uint8Array | string): Property[][] {
  const vCards: Property[][] = [];
  let current: Property[] | undefined;
  let depth = 0;
  let isAgent = false;
  for (const line of linesOf(asBytes(content))) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      if (current && isAgent) depth++;
      else {
        if (current) vCards.push(current);
        current = [];
      }
    } else if (/^END:VCARD\s*$/i.test(line)) {
      if (depth > 0) depth--;
      else if (current) {
        vCards.push(current);
        current = undefined;
      }
    } else if (current && depth === 0) current.push(...propertyOf(line));
    isAgent = /^(?:[\w-]+\.)?AGENT\b[^:]*:\s*$/i.test(line) || depth > 0;
  }
  if (current && current.length > 0) vCards.push(current);
  return vCards;
}

/** UTF-16 has a byte order mark; all else is read line by line. */
function asBytes(content: Uint8Array | string): Uint8Array {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return utf16In(content) === undefined ? content : new TextEncoder().encode(decodeContactFile(content));
}

function utf16In(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  // Without a mark, Latin letters have a zero beside each.
  if (bytes.length > 3 && bytes[0] !== 0 && bytes[1] === 0 && bytes[3] === 0) return "utf-16le";
  if (bytes.length > 3 && bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0) return "utf-16be";
  return undefined;
}

/** The text of a file: UTF-8 or UTF-16, and what is neither is the code page of western Windows. */
export function decodeContactFile(bytes: Uint8Array): string {
  const utf16 = utf16In(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Long lines are folded: what begins with a space belongs to the line before (RFC 6350 §3.2). Bytes are joined before
 * they are decoded, because a fold may be in the middle of a character.
 */
function linesOf(bytes: Uint8Array): string[] {
  const lines = new Lines();
  let line = new Uint8Array(256);
  let length = 0;
  const end = () => {
    if (length > 0) lines.add(decodeContactFile(line.subarray(0, length)));
    length = 0;
  };
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    const next = byte === CR && bytes[at + 1] === LF ? at + 2 : byte === LF ? at + 1 : undefined;
    if (next !== undefined) {
      const isFold = bytes[next] === SPACE || bytes[next] === TAB;
      if (!isFold) end();
      at = isFold ? next : next - 1;
      continue;
    }
    if (length === line.length) {
      const longer = new Uint8Array(length * 2);
      longer.set(line);
      line = longer;
    }
    line[length++] = byte;
  }
  end();
  return lines.end();
}

/** Lines as they are read, those joined that version 2.1 folds in its own way. */
class Lines {
  readonly #whole: string[] = [];
  /** The parts of one that may go on. Joined once: text that grows part by part is copied again for each. */
  #open: string[] = [];

  add(line: string): void {
    if (!this.#goesOn()) this.#close();
    this.#open.push(this.#open.length === 0 ? line.replace(/^\uFEFF/, "") : line);
  }

  end(): string[] {
    this.#close();
    return this.#whole;
  }

  /** 2.1 folds quoted-printable by a `=` at the end; elsewhere, as in a photo, that is part of the value. */
  #goesOn(): boolean {
    return this.#open.at(-1)?.endsWith("=") === true && isQuotedPrintable(this.#open[0]!);
  }

  #close(): void {
    if (this.#open.length === 0) return;
    const last = this.#open.pop()!;
    this.#whole.push([...this.#open.map((part) => part.slice(0, -1)), last].join(""));
    this.#open = [];
  }
}

function isQuotedPrintable(line: string): boolean {
  const colon = line.indexOf(":");
  return colon > 0 && /QUOTED-PRINTABLE/i.test(line.slice(0, colon));
}

function propertyOf(line: string): Property[] {
  const [, group = "", name, parameters = "", value = ""] =
    /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/.exec(line) ?? [];
  if (!name) return [];
  return [
    {
      group: group.toLowerCase(),
      name: name.toUpperCase(),
      writtenName: name,
      parameters,
      value: /QUOTED-PRINTABLE/i.test(parameters) ? fromQuotedPrintable(value, parameters) : value,
    },
  ];
}

function fromQuotedPrintable(text: string, parameters: string): string {
  const bytes = new TextEncoder().encode(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const coded = bytes[at] === EQUALS ? hexAt(bytes, at + 1) : undefined;
    bytes[length++] = coded ?? bytes[at]!; // what is decoded is never longer
    if (coded !== undefined) at += 2;
  }
  const [, charset = "utf-8"] = /CHARSET="?([\w-]+)/i.exec(parameters) ?? [];
  const coded = bytes.subarray(0, length);
  try {
    return /^utf-?8$/i.test(charset) ? decodeContactFile(coded) : new TextDecoder(charset).decode(coded);
  } catch {
    return decodeContactFile(coded); // a charset that nobody knows
  }
}

/** The byte that two hexadecimal digits write. */
function hexAt(bytes: Uint8Array, at: number): number | undefined {
  const digits = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0);
  return /^[\da-f]{2}$/i.test(digits) ? parseInt(digits, 16) : undefined;
}

/** A value without its escapes. */
export const unescapeValue = (value: string): string =>
  value
    .replace(/\\n/gi, "\n")
    .replace(/\\([,;\\:])/g, "$1")
    .trim();

/** Parts divided by semicolons that are not escaped. */
export const splitComponents = (value: string): string[] => value.split(/(?<!\\);/).map(unescapeValue);

/** Names in these scripts begin with the family's. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u;

/** The name in its parts, for files without the whole one. */
export function nameFromComponents(value: string): string {
  const [family = "", firstName = "", additional = ""] = splitComponents(value);
  const order = FAMILY_FIRST.test(family) ? [family, firstName] : [firstName, additional, family];
  return order.filter(Boolean).join(" ");
}
