import type { Language } from "./languages.ts";

/** How a text of that language (BCP 47) runs. */
export const directionIn = (language: string): "ltr" | "rtl" =>
  /^(ar|fa|he|ur|yi|ps|sd|ug|dv|ckb)\b/i.test(language) ? "rtl" : "ltr";

/** Text direction of a language that cards have words in. */
export const directionOfLanguage = (language: Language): "ltr" | "rtl" => (/ar|he/.test(language) ? "rtl" : "ltr");

/**
 * A text without the characters that turn the direction of what follows them: in a sentence, a line of a file or a
 * subject they would reverse its other words, too. Marks of single places (U+200E, U+200F) stay.
 */
export const stripBidiControls = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
