import type { Locale } from "../../../languages/locales.ts";
import { texts as de } from "./de.ts";
import { type LegalPage, type LegalTexts, texts as en } from "./en.ts";

export type { LegalPage };
export const legalTexts: Record<Locale, LegalTexts> = { en, de };
