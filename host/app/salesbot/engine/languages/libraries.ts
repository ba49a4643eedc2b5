import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { de, en, es, fr, it, nl, pt } from "chrono-node";

/** The stemmer and the reader of dates of each language; all else of a language is in its file. */
export const LIBRARIES = {
  en: { stem: english, dates: en },
  de: { stem: german, dates: de },
  es: { stem: spanish, dates: es },
  fr: { stem: french, dates: fr },
  pt: { stem: portuguese, dates: pt },
  it: { stem: italian, dates: it },
  nl: { stem: dutch, dates: nl },
};

export type LanguageCode = keyof typeof LIBRARIES;
export const LANGUAGE_CODES = Object.keys(LIBRARIES) as LanguageCode[];
