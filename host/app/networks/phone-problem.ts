import { EXTENSION_WORDS } from "#sdk/card/tel-link.ts";
import type { Text } from "../languages/message.ts";
import { plainPhone } from "./single-address.ts";

const EXTENSION = new RegExp(`[\\s,;.(/]{0,3}(?:${EXTENSION_WORDS}|-)[\\s.:-]{0,3}\\d{1,7}\\)?$`, "iu");

/** Problem of a phone number as typed; null if it is empty or can be dialed. */
export function phoneProblem(typed: string, field: Text): string | null {
  const text = plainPhone(typed);
  if (text === "") return null;
  const number = text.replace(EXTENSION, "");
  const digits = number.match(/\d/g)?.length ?? 0;
  // Vanity numbers (1-800-FLOWERS) begin with digits.
  const isNumber = /^\(?\+?[\d\s().\-/*#]{3,40}[A-Z]{0,10}$/.test(number);
  return isNumber && digits >= 3 ? null : `${field} must be a number such as +1 503 555 0177`;
}
