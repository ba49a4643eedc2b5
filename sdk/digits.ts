import { normalForm } from "./normal-form.ts";

/** Digits of any script as 0 to 9, full-width signs as narrow ones: a figure is one however it is written. */
export const withPlainDigits = (text: string): string =>
  normalForm(text, "NFKC").replace(/\p{Nd}/gu, (digit) => (digit < ":" ? digit : String(valueOf(digit))));

/** Unicode lays each script's digits out in a row of ten that begins with zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  // Rows that touch one another are full.
  return (code - zero) % 10;
}
