import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: {
    title: "E-Mail-Signatur",
    card: "Meine digitale Visitenkarte",
    codeOf: (name) => `QR-Code zur Karte von ${name}`,
  },
  poster: "Scannen und Kontakt speichern",
};
