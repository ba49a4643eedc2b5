import { withoutLongMarks } from "#sdk/normal-form.ts";

/**
 * Characters of Windows-1252 where Latin-1 has control characters. Node's decoder of that name reads these bytes as
 * Latin-1 (20.20), and „ “ – € would be lost.
 */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** The upper half of the code page of DOS in Western Europe, which the standard below has not. */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐" +
  "└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

function decodeCp850(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    text += Array.from(bytes.subarray(at, at + 8_192), (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : CP850[byte - 0x80]!,
    ).join("");
  return text;
}

/** Text in a code page by its name in the WHATWG Encoding Standard, or cp850; undefined for an unknown name. */
export function decodeAs(charset: string, bytes: Uint8Array): string | undefined {
  if (/^(?:cp|ibm)-?850$/i.test(charset)) return decodeCp850(bytes);
  try {
    const decoder = new TextDecoder(charset);
    const text = decoder.decode(bytes);
    if (decoder.encoding !== "windows-1252") return text;
    return text.replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252[character.charCodeAt(0) - 0x80]!);
  } catch {
    return undefined;
  }
}

/** Text in UTF-8; undefined for bytes that are none. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Names that programs write beside letters in UTF-8, because a template has them. */
const WESTERN = /^(?:iso-?8859-?15?|latin-?[19]|(?:windows|cp)-?1252|us-ascii)$/i;

/**
 * Text in the code page that it says itself; undefined for an unknown one. What is said to be Western and is UTF-8 in
 * all its bytes is UTF-8: in Western letters, these would make no word.
 */
export const decodeAsStated = (charset: string, bytes: Uint8Array): string | undefined =>
  (WESTERN.test(charset) ? decodeUtf8(bytes) : undefined) ?? decodeAs(charset, bytes);

/** UTF-16 by its byte order mark, or by its zeros: without a mark, Latin letters have one beside each. */
export function utf16In(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 1_000);
  let [even, odd] = [0, 0];
  for (let at = 0; at < start.length; at++) {
    if (start[at] !== 0) continue;
    if (at % 2 === 0) even++;
    else odd++;
  }
  if (odd > start.length / 4 && odd > even) return "utf-16le";
  if (even > start.length / 4 && even > odd) return "utf-16be";
  return undefined;
}

/** Lead bytes of letters in UTF-8 that other code pages rarely have before a byte above 0x7F: not É, Ü or ß. */
const isLetterStart = (byte: number) =>
  (byte >= 0xc3 && byte <= 0xc5) || (byte >= 0xce && byte <= 0xd1) || byte >= 0xd7;
const ESZETT = 0xdf;

/** The bytes of a character by its first one; 0 for one that begins none. */
const lengthFrom = (first: number): number =>
  first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;

/**
 * Decodes UTF-8 with a few bytes of Windows-1252, as after pasting or truncation; undefined if invalid bytes outnumber
 * valid letters, unless UTF-8 is declared.
 */
function decodeMostlyUtf8(bytes: Uint8Array, isStated: boolean): string | undefined {
  const repaired = new Uint8Array(bytes.length * 3);
  let length = 0;
  let letters = 0;
  let strays = 0;
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at]!;
    const size = lengthFrom(first);
    let end = at + 1;
    while (end < at + size && (bytes[end]! & 0xc0) === 0x80) end++;
    if (end === at + size) {
      repaired.set(bytes.subarray(at, end), length);
      length += size;
      if (size > 1 && isLetterStart(first) && first !== ESZETT) letters++;
      at = end;
      continue;
    }
    strays++;
    // The letter that the end of the file has cut off.
    if (size > 1 && end === bytes.length) break;
    length += new TextEncoder().encodeInto(
      decodeAs("windows-1252", bytes.subarray(at, at + 1))!,
      repaired.subarray(length),
    ).written;
    at++;
  }
  if (strays > letters && !isStated) return undefined;
  return isStated ? new TextDecoder().decode(repaired.subarray(0, length)) : decodeUtf8(repaired.subarray(0, length));
}

/**
 * The text of a file: UTF-8 or UTF-16, and what is neither is in this code page. Without one, a few bytes that are no
 * UTF-8 do not make all others Windows-1252.
 */
export const decodeText = (bytes: Uint8Array, charset?: string): string => withoutLongMarks(decode(bytes, charset));

function decode(bytes: Uint8Array, charset?: string): string {
  const utf16 = utf16In(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const isStated = charset === "utf-8";
  const text = decodeUtf8(bytes);
  if (text !== undefined) return text;
  const own = charset === undefined || isStated ? decodeMostlyUtf8(bytes, isStated) : decodeAs(charset, bytes);
  return own ?? decodeAs("windows-1252", bytes)!;
}
