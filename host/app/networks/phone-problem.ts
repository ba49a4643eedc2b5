import type { Text } from "../languages/message.ts";
import { plainPhone } from "./single-address.ts";

const EXTENSION = /[\s,;.]{0,3}(?:ext\.?|extension|x|#|durchwahl|-)\s?\d{1,7}$/i;

/** What is wrong with a telephone number as typed; null for none, or for one that could be dialled. */
export function phoneProblem(typed: string, field: Text): string | null {
  const text = plainPhone(typed);
  if (text === "") return null;
  const number = text.replace(EXTENSION, "");
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
  // Vanity numbers (1-800-FLOWERS) begin with digits.
  const isNumber = /^\+?[\p{Nd}\s().\-/*\u2010-\u2015]{3,40}[A-Z]{0,10}$/u.test(number);
  return isNumber && digits >= 3 ? null : `${field} must be a number such as +1 503 555 0177`;
}
