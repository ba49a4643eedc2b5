/**
 * What Windows-1252 has where Latin-1 has control characters. Node's decoder of that name reads these bytes as Latin-1
 * (20.20), and „ “ – € would be lost.
 */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Text in a code page by its name in the WHATWG Encoding Standard; undefined for a name that nobody knows. */
export function decodeAs(charset: string, bytes: Uint8Array): string | undefined {
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

/** The text of a file: UTF-8 or UTF-16, and what is neither is in this code page. */
export function decodeText(bytes: Uint8Array, charset: string = "windows-1252"): string {
  const utf16 = utf16In(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  return decodeUtf8(bytes) ?? decodeAs(charset, bytes) ?? decodeAs("windows-1252", bytes)!;
}
