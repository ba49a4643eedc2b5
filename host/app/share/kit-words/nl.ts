import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: {
    title: "E-mailhandtekening",
    card: "Mijn digitale visitekaartje",
    codeOf: (name) => `QR-code van het kaartje van ${name}`,
  },
  poster: "Scan om mijn contact op te slaan",
};
