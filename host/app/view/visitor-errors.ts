import type { Language } from "#sdk/languages.ts";
import { NotFound, TooMany } from "../errors.ts";
import { viewWords } from "./words/index.ts";

/** An error as a visitor of a card reads it; the form's own are made in the visitor's language. */
export function inVisitorsLanguage(error: unknown, language: Language): unknown {
  if (language === "en") return error;
  if (error instanceof TooMany) return new TooMany(error.seconds, viewWords[language].form.wait, "");
  if (error instanceof NotFound) return new NotFound(viewWords[language].notFound.heading);
  return error;
}
