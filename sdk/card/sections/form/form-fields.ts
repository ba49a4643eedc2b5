import type { FormConfig, FormField } from "../../card-data.ts";
import { type CardWords, words as english } from "../../words/en.ts";

type FormWords = CardWords["form"];

/** Fields of a form whose owner chose none. */
const defaultFields = ({ fields }: FormWords): FormField[] => [
  { id: "name", label: fields.name, type: "text", required: true },
  { id: "email", label: fields.email, type: "email", required: true },
  { id: "phone", label: fields.phone, type: "phone" },
  { id: "message", label: fields.message, type: "longtext" },
];

/** Labels that the editor gives to a new form's fields, in each language it speaks. */
export const FIRST_LABELS = {
  name: ["Name"],
  email: ["Email", "E-Mail"],
  phone: ["Phone", "Telefon"],
  message: ["Message", "Nachricht"],
} as const;

const isFirst = (id: string): id is keyof typeof FIRST_LABELS => Object.hasOwn(FIRST_LABELS, id);

/** An unchanged label is shown in the visitor's language. */
const inWords = (field: FormField, { fields }: FormWords): FormField =>
  isFirst(field.id) && FIRST_LABELS[field.id].some((label) => label === field.label)
    ? { ...field, label: fields[field.id] }
    : field;

/** The fields a form shows, and a submission is checked against; as the owner reads them without a visitor's words. */
export function fieldsOf({ fields }: FormConfig, words?: FormWords): FormField[] {
  if (!fields?.length) return defaultFields(words ?? english.form);
  return words ? fields.map((field) => inWords(field, words)) : fields;
}

/** The sentence a visitor agrees to; kept with the submission word for word. */
export function consentOf(config: FormConfig, name: string, words: FormWords): string {
  return config.consentText?.trim() || words.consent(name);
}

/** Text that replaces the form once it is sent. */
export function thankYouText(config: FormConfig, words: FormWords): string {
  return config.thankYou?.trim() || words.thanks;
}

/** Longest answer a field takes, in characters. */
export function maxAnswerLength(type: FormField["type"]): number {
  return { text: 200, email: 254, phone: 40, longtext: 5000, choice: 200, date: 10 }[type];
}

// Names of the form's own fields hold a dot, which the ids of an owner's fields cannot.

/** The field that people never see and bots fill in. No browser or password manager has anything for a subject. */
export const HONEYPOT = "meishi.subject";
/** Name of the field that holds how many milliseconds the form was open; set by script, so missing without it. */
export const ELAPSED = "meishi.elapsed";
/** Name of the field that says in which language the form was read; errors and thanks come in it. */
export const LANGUAGE = "meishi.language";
/**
 * Submissions within this time after the page's start, in milliseconds, count as automated. Our script waits for it.
 */
export const FASTEST_PERSON_MS = 1_200;
export const CONSENT = "meishi.consent";

/** Which field of the form a path of the server's answer stands for; `""` for the whole form. */
export const fieldAtPath = (path: string): string => (path === "consent" ? CONSENT : path.replace(/^formData\.?/, ""));

/**
 * The answer to one field, "" without one. Ids are the owner's words: one may be `toString`, which all objects have.
 */
export const answerFor = (answers: Record<string, string>, id: string): string =>
  Object.hasOwn(answers, id) ? answers[id]! : "";

/** How a form stands: waiting, sent, or sent back with what to mend. Errors by field id; `""` for the whole form. */
export type FormState =
  | { state: "open" }
  | { state: "sent" }
  | { state: "refused"; values: Record<string, string>; errors: Record<string, string> };
