import type { Language } from "#sdk/languages.ts";
import { NotFound, TooManyRequests } from "../errors.ts";
import { viewWords } from "./words/index.ts";

/** An error as a visitor of a card reads it; the form's own are made in the visitor's language. */
export function translateVisitorError(error: unknown, language: Language): unknown {
  if (language === "en") return error;
  if (error instanceof TooManyRequests) return new TooManyRequests(error.seconds, viewWords[language].form.wait, "");
  if (error instanceof NotFound) return new NotFound(viewWords[language].notFound.heading);
  return error;
}
