import { decodeAs, decodeAsStated, decodeText, decodeUtf8, utf16In } from "../input/decode-text.ts";

const LF = 10;
const CR = 13;
const SPACE = 32;
const TAB = 9;
const EQUALS = 61;
const COLON = 58;

/**
 * Long lines are folded: what begins with a space belongs to the line before (RFC 6350 §3.2). Bytes are joined before
 * they are decoded, because a fold may be in the middle of a character. Old Macs end lines with CR alone.
 */
export function linesOf(content: Uint8Array | string, charset: string | undefined): string[] {
  const { bytes, decode } = decoderFor(content, charset);
  const lines = new Lines();
  let line = new Uint8Array(256);
  let length = 0;
  const end = () => {
    if (length > 0) lines.add(decode(line.subarray(0, length)));
    else lines.addEmpty();
    length = 0;
    isPlain = false;
  };
  /** Once its head is read, a line is not asked again: a fold may stand behind each letter. */
  let isPlain = false;
  /** After `=`, a space on the next line may be a fold or text; only the whole value shows which. */
  const isSoftBreak = () => {
    if (isPlain || length === 0 || line[length - 1] !== EQUALS) return false;
    const start = startOf(line, length);
    const isQuoted = lines.isQuoted(start);
    isPlain = !isQuoted && (length >= MAX_HEAD_LENGTH || start.includes(":"));
    return isQuoted;
  };
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === CR || byte === LF) {
      let next = at;
      while (bytes[next] === CR) next++;
      if (bytes[next] === LF) next++;
      const isFold = (bytes[next] === SPACE || bytes[next] === TAB) && !isSoftBreak();
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
  if (length > 0) end();
  return lines.end();
}

/** More than the name and parameters of any line that is quoted-printable. */
const MAX_HEAD_LENGTH = 500;

const startOf = (line: Uint8Array, length: number): string =>
  String.fromCharCode(...line.subarray(0, Math.min(length, MAX_HEAD_LENGTH)));

/** The bytes of a file with what decodes a line of them: each line may name its own charset (version 2.1). */
function decoderFor(content: Uint8Array | string, charset: string | undefined) {
  const utf16 = typeof content === "string" ? undefined : utf16In(content);
  if (typeof content === "string" || utf16) {
    const text = typeof content === "string" ? content : decodeText(content);
    return { bytes: new TextEncoder().encode(text), decode: (line: Uint8Array) => decodeText(line) };
  }
  // Two letters of another code page may be valid UTF-8 by chance, so the whole file is decoded.
  const isOther = charset !== undefined && charset !== "utf-8" && decodeUtf8(content) === undefined;
  const decode = (line: Uint8Array) => {
    const own = ownCharset(line);
    const text = own === undefined ? (isOther ? decodeAs(charset, line) : undefined) : decodeAsStated(own, line);
    return text ?? decodeText(line, charset);
  };
  return { bytes: content, decode };
}

/** The charset that a line names, unless its value is quoted-printable, which is decoded later. */
function ownCharset(line: Uint8Array): string | undefined {
  const colon = line.indexOf(COLON);
  if (colon < 0) return undefined;
  const head = startOf(line, colon);
  const charset = charsetIn(head);
  return charset === undefined || /^utf-?8$/i.test(charset) || isQuotedPrintable(`${head}:`) ? undefined : charset;
}

export const charsetIn = (parameters: string): string | undefined => /;CHARSET="?([\w-]+)/i.exec(parameters)?.[1];

/** Lines as they are read, those joined that version 2.1 folds in its own way. */
class Lines {
  readonly #whole: string[] = [];
  /** The parts of one that may go on. Joined once: text that grows part by part is copied again for each. */
  #open: string[] = [];
  #isBase64 = false;
  #isQuoted = false;
  #isBehindGap = false;

  add(line: string): void {
    // A line of spaces is an empty one, unless it is text.
    if (line.trim() === "") return this.addEmpty();
    if (!this.#goesOn(line) && !(this.#isBase64 && /^[a-z\d+/]+=*\s*$/i.test(line))) this.#close();
    if (this.#open.length === 0) {
      this.#open.push(line.replace(/^\uFEFF/, ""));
      this.#isBase64 = isBase64(line);
      this.#isQuoted = isQuotedPrintable(line);
    } else this.#open.push(line);
    this.#isBehindGap = false;
  }

  addEmpty(): void {
    this.#isBehindGap = true;
  }

  end(): string[] {
    this.#close();
    return this.#whole;
  }

  /** Whether a line that begins so is quoted-printable, by itself or as part of the last one. */
  isQuoted(start: string): boolean {
    return this.#goesOn(start) || isQuotedPrintable(start);
  }

  /**
   * 2.1 folds quoted-printable by a `=` at the end; elsewhere, as in a photo, that is part of the value. Writers that
   * end each line of a note so leave one at its end, which an empty line or the contact's end resolves. What begins
   * with a coded byte is no property.
   */
  #goesOn(line: string): boolean {
    if (!this.#isQuoted) return false;
    if (/^=[\da-f]{2}/i.test(line)) return true;
    if (!this.#open.at(-1)!.endsWith("=") || /^(?:BEGIN|END) ?: ?VCARD/i.test(line)) return false;
    return !(this.#isBehindGap && PROPERTY_START.test(line));
  }

  #close(): void {
    if (this.#open.length === 0) return;
    const line = (this.#isQuoted ? withoutSoftBreaks(this.#open) : this.#open).join("");
    // Files that were put together without a line break at their ends.
    const [glued] = /^END ?: ?VCARD\s*(?=BEGIN ?: ?VCARD)/i.exec(line) ?? [];
    if (glued) this.#whole.push(glued, line.slice(glued.length));
    else this.#whole.push(line);
    this.#open = [];
    this.#isBase64 = false;
    this.#isQuoted = false;
  }
}

const PROPERTY_START = /^(?:[\w-]{1,60}\.)?[\w-]{1,60}[;:]/;

/**
 * The parts of a quoted-printable value. Some writers fold behind the `=`, too: the spaces at the start are no text if
 * all parts have one, or a coded byte follows, of which the first half of the letter may stand before.
 */
function withoutSoftBreaks([first = "", ...rest]: readonly string[]): string[] {
  const isFolded =
    rest.every((part) => /^[ \t]/.test(part)) && (rest.length > 1 || rest.some((part) => /^(?:\t| =)/.test(part)));
  return [first, ...rest.map((part) => (isFolded ? part.slice(1) : part))].map((part) => part.replace(/=$/, ""));
}

const headOf = (line: string) => line.slice(0, Math.max(line.indexOf(":"), 0));
const isQuotedPrintable = (line: string): boolean => /QUOTED-PRINTABLE/i.test(headOf(line));
/** 2.1 writes base64 over several lines, of which not all writers fold the later ones. */
const isBase64 = (line: string): boolean => BASE64.test(headOf(line));
export const BASE64 = /;(?:ENCODING=(?:B|BASE64)|BASE64)(?=;|$)/i;
