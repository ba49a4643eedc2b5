/**
 * A text with at most 30 combining marks in a row, as the Stream-Safe Text Format has it (UAX #15, section 13): engines
 * normalize, compare and read addresses in time by the square of such a run.
 */
export const withoutLongMarks = (text: string): string =>
  // From what stands before a run: else each of its marks is tried as the beginning of one.
  text.replace(/(\P{M}|^)(\p{M}{30})\p{M}+/gu, "$1$2");

/** A text in a normal form of Unicode. */
export const normalForm = (text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string =>
  withoutLongMarks(text).normalize(form);
