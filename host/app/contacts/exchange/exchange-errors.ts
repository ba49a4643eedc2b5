import type { Language } from "#sdk/languages.ts";
import { type FieldError, Invalid } from "../../errors.ts";
import { translateVisitorError } from "../../view/visitor-errors.ts";
import { viewWords } from "../../view/words/index.ts";
import { MAX_LENGTH } from "../contact.ts";
import { exchangeWords } from "./words/index.ts";

const FIELDS = ["name", "email", "phone", "company", "title"] as const;

/** Translates errors about details for visitors. */
export function translateExchangeError(error: unknown, language: Language): unknown {
  if (language === "en") return error;
  if (!(error instanceof Invalid)) return translateVisitorError(error, language);
  const errors = error.errors.map((one) => ({ ...one, message: translateFieldError(one, language) }));
  return new Invalid(errors.map(({ message }) => message).join(" "), errors);
}

/** The error in the words of the card's form; one that no visitor can cause stays as it is. */
function translateFieldError({ path, code, message }: FieldError, language: Language): string {
  const { form } = viewWords[language];
  if (path === "consent") return form.consent;
  const field = FIELDS.find((name) => name === path);
  if (!field) return message;
  const label = exchangeWords[language][field];
  if (code === "too_big") return form.tooLong(label, MAX_LENGTH[field]);
  if (field === "phone") return form.phone(label);
  if (field === "email") return form.email;
  return message;
}
