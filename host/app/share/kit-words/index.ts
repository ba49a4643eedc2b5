import type { Locale } from "../../languages/locales.ts";
import { words as de } from "./de.ts";
import { type KitWords, words as en } from "./en.ts";

export const kitWords: Record<Locale, KitWords> = { en, de };
