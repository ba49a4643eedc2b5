import type { SourceWords } from "./words.en.ts";

const PLACES = new Map([
  ["about", "Über mich"],
  ["card", "Karte"],
  ["company information", "Über das Unternehmen"],
  ["hours", "Öffnungszeiten"],
  ["knowledge", "Wissen"],
  ["prices", "Preise"],
  ["services", "Leistungen"],
]);

export const words: SourceWords = {
  title: "Beantwortet aus",
  from: (source, text) => `Aus „${PLACES.get(source) ?? source}“: ${text}`,
};
