import type { UiWords } from "./words.en.ts";

export const words: UiWords = {
  errors: {
    safe: "Bitte versuchen Sie es noch einmal. Was Sie gespeichert haben, ist sicher.",
    again: "Noch einmal versuchen",
    home: "Zur Startseite",
    failed: "Etwas ist schiefgegangen",
    denied: "Zugriff verweigert",
    notFound: "404: Seite nicht gefunden",
    notFoundText:
      "Unter dieser Adresse gibt es nichts. Vielleicht ist der Link veraltet oder enthält einen Tippfehler.",
    tooMany: "Zu viele Anfragen",
  },
  item: {
    up: (item) => `${item} nach oben verschieben`,
    down: (item) => `${item} nach unten verschieben`,
    remove: (item) => `${item} entfernen`,
  },
  color: {
    default: "Farbe des Designs",
    wrong: "Geben Sie eine Farbe wie #d9bd90 ein",
    pick: (colour) => `${colour}: auswählen`,
  },
  code: "QR-Code",
  cardPreview: "Vorschau der Karte",
  trail: "Pfad",
  cancel: "Abbrechen",
  close: "Schließen",
  copied: "Kopiert",
  view: "Ansehen",
  dismiss: "Schließen",
};
