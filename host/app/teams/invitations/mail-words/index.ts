import type { Locale } from "../../../languages/locales.ts";
import { words as de } from "./de.ts";
import { type TeamMailWords, words as en } from "./en.ts";

export const teamMailWords: Record<Locale, TeamMailWords> = { en, de };
