import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: {
    title: "Signature d’e-mail",
    card: "Ma carte de visite numérique",
    codeOf: (name) => `QR code de la carte de ${name}`,
  },
  poster: "Scannez pour enregistrer mon contact",
};
