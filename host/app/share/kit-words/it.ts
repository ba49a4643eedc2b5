import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: {
    title: "Firma e-mail",
    card: "Il mio biglietto da visita digitale",
    codeOf: (name) => `Codice QR del biglietto di ${name}`,
  },
  poster: "Inquadra per salvare il mio contatto",
};
