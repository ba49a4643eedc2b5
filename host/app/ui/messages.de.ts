import type { UiMessages } from "./messages.en.ts";

export const words: UiMessages = {
  fileNotCreated: "Die Datei konnte nicht erstellt werden",
  checkConnection: "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  copyUnavailable: "Kopieren ist hier nicht möglich",
  copyByHand: "Markieren Sie den Text und kopieren Sie ihn von Hand.",
  linkCopied: "Der Link zur Karte wurde kopiert.",
  failedTryAgain: "Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.",
  leaveTitle: "Ohne Speichern verlassen?",
  leave: "Verlassen",
  stay: "Bleiben",
  uploadFailed: "Hochladen fehlgeschlagen",
  uploadError: "Fehler beim Hochladen",
  uploadErrorText: "Beim Hochladen ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.",
  offline: "Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  changesNotSaved: "Die Änderungen konnten nicht gespeichert werden",
  notUploaded: "Das Bild konnte nicht hochgeladen werden",
  failed: "Das hat nicht geklappt",
  tryAgain: "Bitte versuchen Sie es noch einmal.",
  tryLater: "Bitte versuchen Sie es gleich noch einmal.",
};
