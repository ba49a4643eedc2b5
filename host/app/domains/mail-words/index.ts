import type { Locale } from "../../languages/locales.ts";
import { words as de } from "./de.ts";
import { type DomainMailWords, words as en } from "./en.ts";

export const domainMailWords: Record<Locale, DomainMailWords> = { en, de };
