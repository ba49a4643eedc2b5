import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: { title: "Podpis e-mail", card: "Moja cyfrowa wizytówka", codeOf: (name) => `Kod QR wizytówki: ${name}` },
  poster: "Zeskanuj i zapisz mój kontakt",
};
