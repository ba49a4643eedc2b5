import type { Locale } from "../../languages/locales.ts";
import { words as de } from "./de.ts";
import { type LeadMailWords, words as en } from "./en.ts";

export const leadMailWords: Record<Locale, LeadMailWords> = { en, de };
