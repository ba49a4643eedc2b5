import { withPlainDigits } from "../digits.ts";

/** Words before an extension, as part of a case-insensitive pattern. */
export const EXTENSION_WORDS =
  "ext(?:ension|n)?|x|#|,{2,3}|durchwahl|dw|apparat|app|interno|int|poste|anexo|ramal|toestel|wewn|dahili|доб|内線|내선|分机|שלוחה|تحويلة";

const EXTENSION = new RegExp(`(?<!\\p{L})(?:${EXTENSION_WORDS})[\\s.:-]{0,3}(\\d{1,7})\\)?$`, "iu");
/** The letters of a keypad from A on (ITU-T E.161). */
const KEYPAD = "22233344455566677778889999";
/** `1-800-FLOWERS` */
const VANITY = /^\+?\d[\d\s().-]*[A-Z][A-Z\d\s.-]*$/;
/** Longest number with its country code (ITU-T E.164). */
const MAX_DIGITS = 15;

/**
 * The `tel:` link of a number as it is written: digits and a leading plus, an extension after a pause; of several
 * numbers the first. `e164` is the number as it is dialled from anywhere. Undefined if there is nothing to dial.
 */
export function telLink(written: string, e164?: string): string | undefined {
  const text = withPlainDigits(written).trim();
  const [suffix = "", extension] = EXTENSION.exec(text) ?? [];
  const number = e164 ?? dialled(text.slice(0, text.length - suffix.length).trim());
  return number ? `tel:${number}${extension ? `,${extension}` : ""}` : undefined;
}

function dialled(text: string): string {
  const first = text
    .replace(/^(\D*\d[^+,;|]*)[+,;|].*$/s, "$1")
    // `1234-0 / -15`: the main number, and a second extension.
    .replace(/\s?\/\s?-.*$/s, "");
  const whole = first.replace(/^[\s(+]*\+|^\(?00(?=\D*[1-9])/, "+");
  // In Italy and its neighbours the zero is dialled from abroad, too.
  const withoutTrunk = /^\+(?!\D*(?:39|37[89]))/.test(whole) ? whole.replace(/\(\s?0\s?\)/, "") : whole;
  const inDigits = VANITY.test(withoutTrunk)
    ? withoutTrunk.replace(/[A-Z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - 65]!)
    : withoutTrunk;
  const digits = digitsOf(inDigits);
  return digits.length > MAX_DIGITS + 1 && inDigits.includes("/") ? digitsOf(inDigits.split("/")[0]!) : digits;
}

const digitsOf = (text: string) => text.replace(/(?!^\+)[^\d*]/g, "").replace(/^\+$/, "");
