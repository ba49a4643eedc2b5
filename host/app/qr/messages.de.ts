import type { QrMessages } from "./messages.en.ts";

export const words: QrMessages = {
  tooMuchData: "Das sind zu viele Daten für einen QR-Code. Kürzen Sie die Texte der Karte.",
  tooLongForLogo: "Für einen Code mit Logo ist das zu lang: Er wäre nicht lesbar. Lassen Sie das Logo weg.",
  noLogo: "Die Karte hat kein Logo. Laden Sie zuerst eines hoch.",
};
