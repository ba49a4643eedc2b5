import type { Locale } from "../../languages/locales.ts";
import { words as de } from "./de.ts";
import { type SubmissionMailWords, words as en } from "./en.ts";

export const submissionMailWords: Record<Locale, SubmissionMailWords> = { en, de };
