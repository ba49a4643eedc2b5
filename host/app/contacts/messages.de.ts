import type { ContactMessages } from "./messages.en.ts";

export const words: ContactMessages = {
  duplicate: "Sie kennen diese Person schon",
  notSaved: "Der Kontakt wurde nicht gespeichert",
  notChanged: "Die Kontakte wurden nicht geändert",
  identityMissing: "Bitte geben Sie einen Namen, eine E-Mail-Adresse oder eine Telefonnummer ein",
  tagEmpty: "Ein Stichwort darf nicht leer sein",
  noneChosen: "Bitte wählen Sie einen Kontakt aus",
  stageEmpty: "Ein Stand darf nicht leer sein",
  stagesEmpty: "Behalten Sie mindestens einen Stand",
  stageNames: "Jeder Stand braucht einen eigenen Namen",
  retentionTooShort: "Bewahren Sie Kontakte mindestens einen Tag auf",
  retentionTooLong: "Bewahren Sie Kontakte höchstens 36.500 Tage auf",
  notFound: "Kontakt nicht gefunden",
  emailTaken: "Ein anderer Kontakt hat diese E-Mail-Adresse. Führen Sie stattdessen beide zusammen.",
  emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse an, damit Sie dies ändern oder widerrufen können",
  consentMissing: "Bitte stimmen Sie zu, dass Ihre Daten aufbewahrt werden dürfen",
  shareNotFound: "Diese Daten wurden widerrufen, oder der Link ist falsch.",
  noReminder: "Dieser Kontakt hat keine Erinnerung",
  noFile: "Bitte wählen Sie eine Datei aus",
  fileWithoutContacts:
    "In dieser Datei gibt es keine Kontakte. Bitte wählen Sie eine vCard (.vcf) oder eine CSV-Datei.",
  fileWithoutCards:
    "In der Datei steht BEGIN:VCARD, aber kein Kontakt ist lesbar. Jede Angabe muss in einer eigenen Zeile stehen, ohne Leerzeichen davor. Bitte exportieren Sie die Datei neu.",
  rowWithoutIdentity: "Name, E-Mail-Adresse und Telefonnummer fehlen.",
  quotationUnclosed: "Ein Anführungszeichen wird nicht geschlossen, sodass die Zeile kein Ende hat.",
  mergedIntoItself: "Ein Kontakt kann nicht mit sich selbst zusammengeführt werden.",
  notMerged: "Dieser Kontakt ist mit keinem anderen zusammengeführt.",
  cardNotFound: "Unter dieser Adresse gibt es keine Karte.",
  fileTooLarge: (limit) =>
    `Die Datei enthält mehr als ${limit.toLocaleString("de")} Kontakte. Bitte teilen Sie sie auf.`,
  tooManyMerged: (limit) =>
    `Höchstens ${limit} Kontakte lassen sich zu einem zusammenführen. Machen Sie zuerst eine Zusammenführung rückgängig.`,
  tooManyPictures: (limit) => `Ein Kontakt hat höchstens ${limit} Bilder. Bitte entfernen Sie zuerst eines.`,
  pictureNotFound: "Dieses Bild wurde entfernt.",
  tooManyTags: (limit) => `Ein Kontakt hat höchstens ${limit} Stichwörter`,
  stageInUse: (stage) => `Geben Sie den Kontakten mit dem Stand „${stage}“ zuerst einen anderen Stand.`,
  davNeedsHttps: "Das Adressbuch ist nur über eine verschlüsselte Verbindung (https) offen.",
  appPasswordRequired:
    "Melden Sie sich mit Ihrem Benutzernamen und einem App-Passwort an, das Sie unter Kontakte, Auf dem Telefon anlegen.",
  noAddressBook: "Unter dieser Adresse ist nichts.",
  bookReadOnly: "Die Kontakte eines Teams lassen sich nur lesen.",
  cardUnreadable: "Das ist kein Kontakt im Format vCard 3.0 oder 4.0.",
  cardTooLarge: "Dieser Kontakt ist zu groß.",
  cardUidTaken: "Ein anderer Kontakt hat diese UID.",
  cardChanged: "Dieser Kontakt wurde inzwischen geändert.",
  tooManyGroups: (max) => `Ein Adressbuch hat höchstens ${max} Gruppen.`,
  tokenTooOld: "Dieses Sync-Token gilt nicht mehr.",
  reportUnsupported: "Dieser Bericht wird nicht unterstützt.",
  filterUnsupported: "Dieser Filter wird nicht unterstützt.",
  fileUnreadable:
    "Diese Datei lässt sich nicht oder nicht schnell genug lesen. Bitte exportieren Sie sie neu oder teilen Sie sie auf.",
};
