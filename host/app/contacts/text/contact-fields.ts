/** What a number is for, as on cards. */
export type PhoneKind = "work" | "home" | "mobile";

/** A person as a text names them. */
export interface ContactFields {
  name: string | null;
  title: string | null;
  company: string | null;
  emails: string[];
  phones: { value: string; kind: PhoneKind }[];
  website: string | null;
  /** Postal, in one line. */
  address: string | null;
}

export interface ReadContact {
  fields: ContactFields;
  /** Fields that are guesses, to be looked at. */
  doubtful: (keyof ContactFields)[];
}

/** The longest text that is read. */
export const MAX_TEXT = 10_000;
