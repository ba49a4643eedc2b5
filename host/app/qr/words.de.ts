import type { QrWords } from "./words.en.ts";

export const words: QrWords = {
  square: "Eckig",
  round: "Rund",
  nothing: "Nichts",
  ownLogo: "Ihr Logo",
  dots: "Punkte",
  corners: "Ecken",
  middle: "Mitte",
  color: "Farbe des Codes",
  background: "Hintergrund",
  verdict: {
    well: "Gut lesbar, auch unscharf, klein und schräg.",
    hard: "Schwer lesbar. Wählen Sie mehr Kontrast oder schlichtere Formen.",
    not: "Nicht lesbar. Wählen Sie mehr Kontrast oder schlichtere Formen.",
  },
  checking: "Wird geprüft …",
  download: "QR-Code herunterladen",
  copy: "Link kopieren",
  customize: "Anpassen",
  codeFor: (link) => `QR-Code für ${link}`,
};
