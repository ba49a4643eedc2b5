import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: { title: "E-posta imzası", card: "Dijital kartvizitim", codeOf: (name) => `${name} – kartın QR kodu` },
  poster: "Beni rehberinize eklemek için tarayın",
};
