import type { Locale } from "../../languages/locales.ts";
import { words as de } from "./de.ts";
import { type ContactMailWords, words as en } from "./en.ts";

export const contactMailWords: Record<Locale, ContactMailWords> = { en, de };
