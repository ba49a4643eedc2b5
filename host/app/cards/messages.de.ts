import type { CardMessages } from "./messages.en.ts";

export const words: CardMessages = {
  slugMissing: "Bitte geben Sie eine Adresse ein",
  buttonUrlMissing: "Bitte geben Sie den Link der Schaltfläche ein",
  pictureMissing: "Bitte wählen Sie ein Bild",
  notFound: "Karte nicht gefunden",
  tooManyRenames: "Die Adresse dieser Karte wurde heute schon oft geändert.",
  changedElsewhere:
    "Diese Karte wurde inzwischen an anderer Stelle geändert. Laden Sie sie neu, um den aktuellen Stand zu sehen.",
  ownerNotFound: "Konto nicht gefunden",
  belongsToTeam: "Diese Karte gehört einem Team. Übergeben Sie sie an eines seiner Mitglieder.",
  slugInUse: "Diese Adresse ist bereits vergeben.",
  endBeforeStart: "Das Ende muss nach dem Anfang liegen",
  fieldLabelMissing: "Bitte geben Sie dem Feld eine Beschriftung",
  buttonLabelMissing: "Bitte beschriften Sie die Schaltfläche",
  platformMissing: "Bitte geben Sie den Namen des Netzwerks ein",
  slugTooShort: "Die Adresse muss mindestens 3 Zeichen lang sein",
  slugCharacters: "Die Adresse darf nur Buchstaben, Ziffern und dazwischen Bindestriche enthalten",
  slugLetter: "Die Adresse muss einen Buchstaben enthalten",
  lockedField: (field) => `Das Feld „${field}“ gibt Ihr Team vor.`,
  requiredField: (field) => `„${field}“ ist in Ihrem Team ein Pflichtfeld.`,
  lockedBy: (team) => `Vorgegeben von ${team}`,
  lockedByTeam: "Von Ihrem Team vorgegeben",
  slugWillMove: (path) =>
    `Gedruckte Codes und Links zu ${path} führen zur Karte einer anderen Person. Nach dem Speichern öffnen sie diese.`,
  slugMoved: (path) =>
    `Gedruckte Codes und Links zu ${path} führten bisher zur Karte einer anderen Person. Jetzt öffnen sie diese.`,
};
