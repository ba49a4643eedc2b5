import { words as de } from "./words.de.ts";
import { words as en } from "./words.en.ts";

export const contactMailWords = { en, de };
