import type { FormConfig, FormField } from "../../card-data.ts";

/** What a form asks when its owner switched it on without choosing fields: enough to hand over one's own contact. */
const defaultFields: FormField[] = [
  { id: "name", label: "Name", type: "text", required: true },
  { id: "email", label: "Email", type: "email", required: true },
  { id: "phone", label: "Phone", type: "phone" },
  { id: "message", label: "Message", type: "longtext" },
];

/** The fields a form shows, and a submission is checked against. */
export function fieldsOf(config: FormConfig): FormField[] {
  return config.fields?.length ? config.fields : defaultFields;
}

/** The sentence a visitor agrees to; kept with the submission word for word. */
export function consentOf(config: FormConfig, name: string): string {
  return config.consentText?.trim() || `${name} may use these details to answer me.`;
}

/** What stands in place of the form once it is sent. */
export function thanksOf(config: FormConfig): string {
  return config.thankYou?.trim() || "Thank you. Your message is on its way.";
}

/** Longest answer a field takes, in characters. */
export function longestAnswer(type: FormField["type"]): number {
  return { text: 200, email: 254, phone: 40, longtext: 5000, choice: 200, date: 10 }[type];
}

// Names of the form's own fields hold a dot, which the ids of an owner's fields cannot.

/** The field that people never see and bots fill in. */
export const HONEYPOT = "meishi.website";
/** Name of the field that holds how many milliseconds the form was open; set by script, so missing without it. */
export const ELAPSED = "meishi.elapsed";
/** What comes sooner after its page than this, in milliseconds, is a program's. Our script waits for as long. */
export const FASTEST_PERSON_MS = 1_200;
export const CONSENT = "meishi.consent";

/** Which field of the form a path of the server's answer stands for; `""` for the whole form. */
export const fieldOf = (path: string): string => (path === "consent" ? CONSENT : path.replace(/^formData\.?/, ""));

/**
 * The answer to one field, "" without one. Ids are the owner's words: one may be `toString`, which all objects have.
 */
export const answerTo = (answers: Record<string, string>, id: string): string =>
  Object.hasOwn(answers, id) ? answers[id]! : "";

/** How a form stands: waiting, sent, or sent back with what to mend. Errors by field id; `""` for the whole form. */
export type FormState =
  | { state: "open" }
  | { state: "sent" }
  | { state: "refused"; values: Record<string, string>; errors: Record<string, string> };
