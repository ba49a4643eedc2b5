import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: {
    title: "Firma de correo",
    card: "Mi tarjeta digital",
    codeOf: (name) => `Código QR de la tarjeta de ${name}`,
  },
  poster: "Escanea para guardar mi contacto",
};
