import type { Locale } from "../../languages/locales.ts";
import { words as de } from "./de.ts";
import { type PlanMailWords, words as en } from "./en.ts";

export const planMailWords: Record<Locale, PlanMailWords> = { en, de };
