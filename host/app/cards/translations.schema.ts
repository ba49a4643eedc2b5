import { z } from "zod";
import type { Translation, Translations } from "#sdk/card/card-data.ts";
import { stripBidiControls } from "#sdk/direction.ts";
import { LANGUAGES } from "#sdk/languages.ts";
import { FIELDS } from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { inputMessages } from "../input/messages.en.ts";
import type { Text } from "../languages/message.ts";

/** The owner's words in other languages: the same limits as those of the card's own. */

export const LANGUAGE_UNKNOWN = `The language must be one of ${LANGUAGES.join(", ")}`;

/** Blank is the same as missing: the card's own words show. */
const words = (label: Text, max: number) =>
  z
    .string(`${label} must be text`)
    .overwrite(stripBidiControls)
    .trim()
    .max(max, inputMessages.fieldTooLong(label, max))
    .nullish()
    .transform((text) => text || undefined);

const { title, company, about } = FIELDS;

const translation = z.object(
  {
    title: words(title.label, title.limit),
    company: words(company.label, company.limit),
    about: words(about.label, about.limit),
    customButtons: z
      .array(z.object({ text: words("Button label", 100) }))
      .max(LIMITS.customButtons)
      .optional(),
    gallery: z
      .array(z.object({ alt: words("Picture description", 200) }))
      .max(LIMITS.gallery)
      .optional(),
    formConfig: z
      .object({
        title: words("Form title", 100),
        consentText: words("Consent text", 1_000),
        thankYou: words("Thank-you text", 1_000),
        fields: z
          .array(z.object({ label: words("Field label", 100) }))
          .max(LIMITS.formFields)
          .optional(),
      })
      .optional(),
  },
  "A translation must be an object with texts",
);

/** Removes blank texts, so that a language is listed only if it has any. */
function withoutBlanks<T>(value: T): T | undefined {
  if (Array.isArray(value)) return value.some((entry) => withoutBlanks(entry) !== undefined) ? value : undefined;
  if (typeof value !== "object" || value === null) return value || undefined;
  const filled = Object.entries(value).flatMap(([key, entry]) => {
    const left = withoutBlanks(entry as unknown);
    return left === undefined ? [] : [[key, left] as const];
  });
  return filled.length > 0 ? (Object.fromEntries(filled) as T) : undefined;
}

export const translations = z
  .partialRecord(z.enum(LANGUAGES, LANGUAGE_UNKNOWN), translation.nullable())
  .transform((all): Translations => {
    const entries = Object.entries(all).flatMap(([language, texts]) => {
      const filled = withoutBlanks(texts as Translation | null);
      return filled ? [[language, filled] as const] : [];
    });
    return Object.fromEntries(entries) as Translations;
  });
