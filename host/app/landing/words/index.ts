import type { Locale } from "../../languages/locales.ts";
import { words as de } from "./de.ts";
import { type LandingWords, words as en } from "./en.ts";

export const landingWords: Record<Locale, LandingWords> = { en, de };
