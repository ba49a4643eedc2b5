import type { DashboardMessages } from "./messages.en.ts";

export const words: DashboardMessages = {
  fileUnread: "Sie konnte nicht gelesen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  signedOut: "Bitte melden Sie sich an",
  fileTooLarge: "Die Datei ist größer als 5 MB. Bitte exportieren Sie einen einzelnen Kontakt.",
  fileWithoutContact: "In dieser Datei gibt es keinen Kontakt. Bitte wählen Sie eine .vcf-Datei.",
  photoNotUploaded: "Die Karte wurde ohne das Foto des Kontakts erstellt.",
  accessDenied: "Zugriff verweigert",
  error: "Fehler",
  cardNotLoaded: "Die Karte konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  analyticsNotLoaded: "Die Statistik konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
};
