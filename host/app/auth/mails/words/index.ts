import type { Locale } from "../../../languages/locales.ts";
import { words as de } from "./de.ts";
import { type AuthMailWords, words as en } from "./en.ts";

export type { AuthMailWords, CredentialChange } from "./en.ts";

export const authMailWords: Record<Locale, AuthMailWords> = { en, de };
