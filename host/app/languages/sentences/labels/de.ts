import type { MessageTranslations } from "../index.ts";

export const words: MessageTranslations = {
  exact: {
    // Names of a card's fields, and hints.
    Pronouns: "Pronomen",
    "Such as she/her or they/them. Shown beside your name.":
      "Zum Beispiel sie/ihr oder er/ihm. Erscheint neben Ihrem Namen.",
    Title: "Position",
    Company: "Unternehmen",
    Phone: "Telefon",
    Email: "E-Mail",
    Address: "Adresse",
    About: "Über mich",
    "A YouTube or Vimeo link, or a video file on the web.":
      "Ein Link zu YouTube oder Vimeo oder eine Videodatei im Netz.",
    "URL Slug": "Adresse der Karte",
    "Lowercase letters, digits and hyphens. The old link keeps working.":
      "Kleinbuchstaben, Ziffern und Bindestriche. Der alte Link funktioniert weiter.",
    "Profile picture": "Profilbild",
    "500 by 500": "500 × 500",
    "Cover photo": "Titelbild",
    "1200 by 400": "1200 × 400",
    "250 by 250": "250 × 250",
    "192 by 192": "192 × 192",
    "1200 by 800": "1200 × 800",
    Theme: "Kartendesign",
    Language: "Sprache",
    Translations: "Übersetzungen",
    "Contact details": "Kontaktdaten",
    "Social links": "Soziale Netzwerke",
    "Custom buttons": "Eigene Schaltflächen",
    Gallery: "Galerie",
    "Embed codes": "Eingebettete Inhalte",
    "Contact form": "Kontaktformular",
    "Search engines": "Suchmaschinen",
    Buttons: "Schaltflächen",
    Embeds: "Eingebettetes",

    // Ways to a card.
    Link: "Link",
    "QR code": "QR-Code",
    Embedded: "Eingebettet",
    Wallet: "Wallet",
    "NFC tag": "NFC-Tag",
    "Email signature": "E-Mail-Signatur",
    Print: "Druck",
    Background: "Hintergrund",

    Location: "Standort",

    // Why something cannot be changed or added.
    "Developer users are limited to 3 business cards": "Mit Ihrem Tarif können Sie höchstens 3 Karten anlegen",
    "Manager users are limited to 1 business card": "Mit Ihrem Tarif können Sie nur 1 Karte anlegen",
    "Basic users are limited to 1 business card": "Ihr Tarif enthält nur 1 Karte",
    "Only admins or the card owner can edit the URL slug.":
      "Die Adresse der Karte können nur die Verwaltung und die Person ändern, der die Karte gehört.",
    "Level 1 users cannot edit the card URL slug. Please contact your administrator.":
      "Mit Stufe 1 können Sie die Adresse der Karte nicht ändern. Bitte wenden Sie sich an Ihre Verwaltung.",
  },
  patterns: [
    [
      /^Set by (.{1,200})$/,
      (team = "") => (team === "your team" ? "Von Ihrem Team vorgegeben" : `Vorgegeben von ${team}`),
    ],
  ],
};
