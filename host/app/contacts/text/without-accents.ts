import { normalForm } from "#sdk/normal-form.ts";

/** A text without accents and width; Hangul stays as it is written, not its single letters. */
export const withoutAccents = (text: string): string =>
  normalForm(normalForm(text, "NFKD").replace(/\p{M}/gu, ""), "NFC");
