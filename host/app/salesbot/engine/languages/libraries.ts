import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { DATE_READERS } from "./date-readers.ts";

/** The stemmer and the reader of dates of each language; all else of a language is in its file. */
export const LIBRARIES = {
  en: { stem: english, dates: DATE_READERS.en },
  de: { stem: german, dates: DATE_READERS.de },
  es: { stem: spanish, dates: DATE_READERS.es },
  fr: { stem: french, dates: DATE_READERS.fr },
  pt: { stem: portuguese, dates: DATE_READERS.pt },
  it: { stem: italian, dates: DATE_READERS.it },
  nl: { stem: dutch, dates: DATE_READERS.nl },
};

export type LanguageCode = keyof typeof LIBRARIES;
export const LANGUAGE_CODES = Object.keys(LIBRARIES) as LanguageCode[];
