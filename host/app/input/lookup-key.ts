import { normalForm } from "#sdk/normal-form.ts";

/** The form in which names, addresses and passwords are compared: two spellings of one key are the same. */
export const lookupKey = (text: string): string => normalForm(text, "NFKC").trim().toLowerCase();
