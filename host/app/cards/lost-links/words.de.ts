import type { EndingWords } from "./words.en.ts";

export const words: EndingWords = {
  checking: "Es wird geprüft, welche Links und gedruckten Codes nicht mehr funktionieren …",
  all: "Alle Links und gedruckten Codes dieser Karte funktionieren dann nicht mehr.",
  these: (count) =>
    `Links und gedruckte Codes mit ${count === 1 ? "dieser Adresse" : "diesen Adressen"} funktionieren dann nicht mehr:`,
  more: (count) => `und ${count} weitere`,
};
