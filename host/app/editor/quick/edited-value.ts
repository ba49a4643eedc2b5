import type { PhoneCardFields } from "../editor-card.ts";

/** A value of the card that a dialog edits. */
export interface EditedValue {
  label: string;
  value: string;
  type?: "text" | "tel" | "email" | "url";
  isLong?: boolean;
  hint?: string;
  /** The network of a link. */
  network?: string;
  /** The card that a telephone number is on. */
  numbersOf?: PhoneCardFields;
  maxLength: number;
  /** Said of an empty value; without it, it may be empty. */
  missing?: string;
  /** Answers null when it is saved, else why not: then the dialog stays with what was typed. */
  onSave: (value: string) => Promise<string | null>;
}
