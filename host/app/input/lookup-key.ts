/** The form in which names, addresses and passwords are compared: two spellings of one key are the same. */
export const lookupKey = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
