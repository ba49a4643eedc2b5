import { decodeAs, decodeText, decodeUtf8, utf16In } from "../input/decode-text.ts";

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
const COLON = 58;

/** More lines of one contact than any device writes are left out: a contact without end would keep others waiting. */
const MAX_PROPERTIES = 2_000;

/** Of a value in bytes, such as a photo; all other base64 is text. */
const BINARY = new Set(["PHOTO", "LOGO", "SOUND", "KEY", "AGENT", "ATTACH"]);

/**
 * The contacts of a file (RFC 6350, and versions 2.1 and 3.0 as phones and mail programs write them), each as its
 * properties; of several of one name the preferred one comes first. A contact inside another (AGENT) is left out; one
 * that is not closed ends where the next begins. `charset` is the code page of what is no UTF-8 and does not say its
 * own.
 */
export function vCardsIn(content: Uint8Array | string, charset?: string): Property[][] {
  const vCards: Property[][] = [];
  let current: Property[] | undefined;
  let depth = 0;
  let isAgent = false;
  for (const line of linesOf(content, charset)) {
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
    } else if (current && depth === 0 && current.length < MAX_PROPERTIES) current.push(...propertyOf(line));
    isAgent = /^(?:[\w-]+\.)?AGENT\b[^:]*:\s*$/i.test(line) || depth > 0;
  }
  if (current && current.length > 0) vCards.push(current);
  return vCards.map(preferredFirst);
}

/** Properties of one name in the order of their preference (RFC 6350 §5.3; `TYPE=pref` before), others as they are. */
function preferredFirst(properties: Property[]): Property[] {
  if (!properties.some(({ parameters }) => /PREF/i.test(parameters))) return properties;
  const byName = new Map<string, Property[]>();
  for (const property of properties) {
    const same = byName.get(property.name);
    if (same) same.push(property);
    else byName.set(property.name, [property]);
  }
  const sorted = new Map(
    [...byName].map(([name, same]) => [name, same.toSorted((a, b) => preferenceOf(a) - preferenceOf(b)).values()]),
  );
  return properties.map(({ name }) => sorted.get(name)!.next().value!);
}

const LEAST_PREFERRED = 101;

function preferenceOf({ parameters }: Property): number {
  const [, rank] = /;PREF="?(\d{1,3})\b/i.exec(parameters) ?? [];
  return rank !== undefined ? Number(rank) : /[;,="]PREF\b(?!=)/i.test(parameters) ? 1 : LEAST_PREFERRED;
}

/**
 * Long lines are folded: what begins with a space belongs to the line before (RFC 6350 §3.2). Bytes are joined before
 * they are decoded, because a fold may be in the middle of a character. Old Macs end lines with CR alone.
 */
function linesOf(content: Uint8Array | string, charset: string | undefined): string[] {
  const { bytes, decode } = decoderFor(content, charset);
  const lines = new Lines();
  let line = new Uint8Array(256);
  let length = 0;
  const end = () => {
    if (length > 0) lines.add(decode(line.subarray(0, length)));
    length = 0;
  };
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === CR || byte === LF) {
      let next = at;
      while (bytes[next] === CR) next++;
      if (bytes[next] === LF) next++;
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

/** The bytes of a file with what decodes a line of them: each line may name its own charset (version 2.1). */
function decoderFor(content: Uint8Array | string, charset: string | undefined) {
  const utf16 = typeof content === "string" ? undefined : utf16In(content);
  if (typeof content === "string" || utf16) {
    const text = typeof content === "string" ? content : decodeText(content);
    return { bytes: new TextEncoder().encode(text), decode: (line: Uint8Array) => decodeText(line) };
  }
  // Two letters of another code page may be UTF-8 by chance: the whole file tells.
  const isOther = charset !== undefined && decodeUtf8(content) === undefined;
  const decode = (line: Uint8Array) => {
    const own = ownCharset(line) ?? (isOther ? charset : undefined);
    return (own === undefined ? undefined : decodeAs(own, line)) ?? decodeText(line, charset);
  };
  return { bytes: content, decode };
}

/** The charset that a line names, unless its value is quoted-printable, which is decoded later. */
function ownCharset(line: Uint8Array): string | undefined {
  const colon = line.indexOf(COLON);
  if (colon < 0) return undefined;
  const head = String.fromCharCode(...line.subarray(0, Math.min(colon, 500)));
  const charset = charsetIn(head);
  return charset === undefined || /^utf-?8$/i.test(charset) || isQuotedPrintable(`${head}:`) ? undefined : charset;
}

const charsetIn = (parameters: string): string | undefined => /;CHARSET="?([\w-]+)/i.exec(parameters)?.[1];

/** Lines as they are read, those joined that version 2.1 folds in its own way. */
class Lines {
  readonly #whole: string[] = [];
  /** The parts of one that may go on. Joined once: text that grows part by part is copied again for each. */
  #open: string[] = [];
  #isBase64 = false;

  add(line: string): void {
    if (!this.#goesOn() && !(this.#isBase64 && /^[a-z\d+/]+=*\s*$/i.test(line))) this.#close();
    if (this.#open.length === 0) {
      this.#open.push(line.replace(/^\uFEFF/, ""));
      this.#isBase64 = isBase64(line);
    } else this.#open.push(line);
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
    const parts = this.#isBase64 ? this.#open : this.#open.map((part) => part.slice(0, -1));
    this.#whole.push([...parts, last].join(""));
    this.#open = [];
    this.#isBase64 = false;
  }
}

const headOf = (line: string) => line.slice(0, Math.max(line.indexOf(":"), 0));
const isQuotedPrintable = (line: string): boolean => /QUOTED-PRINTABLE/i.test(headOf(line));
/** 2.1 writes base64 over several lines, of which not all writers fold the later ones. */
const isBase64 = (line: string): boolean => BASE64.test(headOf(line));
const BASE64 = /;(?:ENCODING=(?:B|BASE64)|BASE64)(?=;|$)/i;

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
      value: textOf(name, parameters, value),
    },
  ];
}

function textOf(name: string, parameters: string, value: string): string {
  if (/QUOTED-PRINTABLE/i.test(parameters)) return fromQuotedPrintable(value, parameters);
  if (BASE64.test(parameters) && !BINARY.has(name.toUpperCase())) return fromBase64(value, parameters) ?? value;
  return value;
}

function fromQuotedPrintable(text: string, parameters: string): string {
  const bytes = new TextEncoder().encode(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const coded = bytes[at] === EQUALS ? hexAt(bytes, at + 1) : undefined;
    bytes[length++] = coded ?? bytes[at]!; // what is decoded is never longer
    if (coded !== undefined) at += 2;
  }
  return decodeMarked(bytes.subarray(0, length), parameters);
}

/** Undefined for what is no base64. */
function fromBase64(value: string, parameters: string): string | undefined {
  try {
    return decodeMarked(
      Uint8Array.from(atob(value.replace(/\s/g, "")), (character) => character.charCodeAt(0)),
      parameters,
    );
  } catch {
    return undefined;
  }
}

/** A charset that nobody knows counts as none. */
function decodeMarked(bytes: Uint8Array, parameters: string): string {
  const charset = charsetIn(parameters);
  const isOther = charset !== undefined && !/^utf-?8$/i.test(charset);
  return (isOther ? decodeAs(charset, bytes) : undefined) ?? decodeText(bytes);
}

/** The byte that two hexadecimal digits write. */
function hexAt(bytes: Uint8Array, at: number): number | undefined {
  const digits = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0);
  return /^[\da-f]{2}$/i.test(digits) ? parseInt(digits, 16) : undefined;
}

/** A value without its escapes, read once from the left: `C:\\\\new` is a path, and no new line. */
export const unescapeValue = (value: string): string =>
  value.replace(/\\([nN,;:\\])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign)).trim();

/** Parts between signs that are not escaped, their escapes still in them. */
export function splitUnescaped(value: string, sign: ";" | ","): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < value.length; at++) {
    if (value[at] === "\\") at++;
    else if (value[at] === sign) {
      parts.push(value.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, value.slice(start)];
}

/** Parts divided by semicolons that are not escaped. */
export const splitComponents = (value: string): string[] => splitUnescaped(value, ";").map(unescapeValue);

/** Names in these scripts begin with the family's. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u;

/** The name in its parts, for files without the whole one. */
export function nameFromComponents(value: string): string {
  const [family = "", firstName = "", additional = "", prefix = "", suffix = ""] = splitComponents(value);
  const order = FAMILY_FIRST.test(family)
    ? [prefix, family, firstName, suffix]
    : [prefix, firstName, additional, family, suffix];
  return order.filter(Boolean).join(" ");
}
