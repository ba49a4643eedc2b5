import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: {
    title: "Assinatura de e-mail",
    card: "Meu cartão digital",
    codeOf: (name) => `QR Code do cartão de ${name}`,
  },
  poster: "Escaneie para salvar meu contato",
};
