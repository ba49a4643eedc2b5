import { languageOf } from "../text/language.ts";
import { likelyCountries } from "../text/countries.ts";

/** Languages that cards are read in, by the codes of Tesseract. */
export type PaperLanguage = "eng" | "deu" | "fra" | "spa" | "ita" | "por";

/** Related languages share their letters. */
const BY_LANGUAGE: Record<string, PaperLanguage> = {
  en: "eng",
  de: "deu",
  nl: "deu",
  fr: "fra",
  es: "spa",
  it: "ita",
  pt: "por",
};
const BY_COUNTRY: Record<PaperLanguage, string> = {
  eng: "US GB IE AU NZ IN SG ZA",
  deu: "DE AT CH LI LU NL",
  fra: "FR BE MC",
  spa: "ES MX AR CL CO PE UY EC VE BO CR",
  ita: "IT SM",
  por: "PT BR AO MZ",
};

/**
 * The language to read a card in whose text is known roughly: that of its words, else of its numbers and addresses, as
 * titles are English on cards of many countries.
 */
export function languageOfCard(text: string): PaperLanguage | undefined {
  const { told, possible } = likelyCountries(text, undefined);
  const [country] = [...told, ...possible];
  const byCountry = Object.entries(BY_COUNTRY).find(([, countries]) => countries.split(" ").includes(country ?? ""));
  const spoken = BY_LANGUAGE[languageOf(text) ?? ""];
  return spoken && spoken !== "eng" ? spoken : ((byCountry?.[0] as PaperLanguage | undefined) ?? spoken);
}
