import { Invalid } from "../errors.ts";
import { MAX_DEPTH, TOO_DEEP } from "../input/storage-problem.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const [COMMA, QUOTE, BACKSLASH] = bytesOf(',"\\');
const OPENING = new Set(bytesOf("[{"));
const CLOSING = new Set(bytesOf("]}"));
const DIGITS = new Set(bytesOf("0123456789"));
/** A number's other characters. */
const SIGNS = new Set(bytesOf("+-.eE"));
/** Reading a number takes the square of its digits. */
const MAX_DIGITS = 40;

/**
 * Counts values, their nesting and the digits of numbers, outside of strings, before JSON is parsed. Throws Invalid.
 */
export function refuseManyValues(bytes: Uint8Array, limit: number): void {
  let values = 0;
  let depth = 0;
  let digits = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (!isText && DIGITS.has(byte)) {
      if (++digits > MAX_DIGITS) throw new Invalid(`A number has at most ${MAX_DIGITS} digits.`);
      continue;
    }
    if (!SIGNS.has(byte)) digits = 0;
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += Number(byte === BACKSLASH);
    else if (CLOSING.has(byte)) depth--;
    else if (byte === COMMA || OPENING.has(byte)) {
      if (byte !== COMMA && ++depth > MAX_DEPTH) throw new Invalid(TOO_DEEP);
      if (++values > limit) throw new Invalid("The request has too many values.");
    }
  }
}
