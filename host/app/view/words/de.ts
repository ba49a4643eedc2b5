import type { ViewWords } from "./en.ts";

export const words: ViewWords = {
  again: "Noch einmal versuchen",
  notFound: {
    heading: "Karte nicht gefunden",
    text: "Diese Karte ist umgezogen oder pausiert, oder der Link ist unvollständig. Bitten Sie die Inhaberin oder den Inhaber um einen neuen.",
    home: "Zur Startseite",
  },
  part: {
    heading: "Das ist Teil einer Karte",
    text: "Dieser Inhalt funktioniert nur in der Karte, zu der er gehört.",
    open: "Karte öffnen",
  },
  offline: {
    heading: "Sie sind offline",
    card: "Diese Karte wurde auf diesem Gerät noch nie geöffnet. Bereits besuchte Karten sind weiterhin da; diese öffnet sich, sobald Sie verbunden sind.",
    page: "Diese Seite braucht eine Verbindung. Ihr Dashboard, Ihre QR-Codes und bereits besuchte Karten sind weiterhin da.",
  },
  tooMany: {
    heading: "Einen Moment bitte",
    text: "Aus Ihrem Netz werden gerade zu viele Karten geöffnet. Warten Sie eine Minute und versuchen Sie es dann noch einmal.",
  },
  download: {
    heading: "Download fehlgeschlagen",
    text: "Die Kontaktdaten konnten nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.",
  },
  failed: {
    heading: "Diese Karte konnte nicht angezeigt werden",
    text: "Bei uns ist etwas schiefgegangen. Es ist nichts verloren: Versuchen Sie es gleich noch einmal.",
    reference: (id) => `Referenz ${id}`,
  },
  form: {
    email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    phone: (label) => `Bitte geben Sie bei „${label}“ eine Telefonnummer ein`,
    date: (label) => `Bitte geben Sie bei „${label}“ ein Datum ein`,
    choice: (label) => `Bitte wählen Sie bei „${label}“ eine der Antworten`,
    required: (label) => `Bitte füllen Sie „${label}“ aus`,
    tooLong: (label, max) => `„${label}“ darf höchstens ${max} Zeichen lang sein`,
    allTooLong: (max) => `Bitte kürzen Sie Ihre Antworten: Zusammen dürfen sie höchstens ${max} Zeichen lang sein`,
    nothing: "Bitte füllen Sie mindestens ein Feld aus",
    consent: "Bitte stimmen Sie dem Satz über der Schaltfläche zu",
    wait: "Es werden gerade zu viele Nachrichten gesendet. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.",
  },
};
