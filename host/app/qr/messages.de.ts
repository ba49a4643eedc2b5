import type { QrMessages } from "./messages.en.ts";

export const words: QrMessages = {
  tooMuchData: "Das sind zu viele Daten für einen QR-Code. Kürzen Sie die Texte der Karte.",
  tooLongForLogo: "Für einen Code mit Logo ist das zu lang: Er wäre nicht lesbar. Lassen Sie das Logo weg.",
  lightOnDark:
    "Viele Scanner lesen helle Codes auf dunklem Grund nicht. Wählen Sie einen Code, der dunkler als sein Hintergrund ist.",
  darkBackground: "Scanner finden einen Code auf dunklem Grund nicht. Wählen Sie einen helleren.",
  lowContrast: "Code und Hintergrund sind sich zu ähnlich. Wählen Sie Farben, die sich stärker unterscheiden.",
  noLogo: "Die Karte hat kein Logo. Laden Sie zuerst eines hoch.",
};
