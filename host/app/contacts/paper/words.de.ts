import type { PaperWords } from "./words.en.ts";

export const words: PaperWords = {
  title: "Das steht auf der Karte",
  picture: "Die Karte",
  loading: "Texterkennung wird geladen, nur dieses Mal …",
  reading: "Der Text der Karte wird gelesen …",
  progress: "Fortschritt",
  failed: "Die Texterkennung wurde nicht geladen",
  failedText:
    "Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Einmal geladen, funktioniert sie auch offline.",
  retry: "Noch einmal versuchen",
  noPicture: "Diese Datei ist kein Bild",
  noPictureText: "Fotografieren Sie die Karte oder wählen Sie ein JPEG, PNG oder WebP.",
  nobody: "Kein Kontakt gefunden",
  nobodyText:
    "Halten Sie die Karte flach in gutes Licht, füllen Sie das Bild mit ihr und fotografieren Sie sie noch einmal. Oder tippen Sie sie ab.",
  back: "Rückseite hinzufügen",
  cancel: "Abbrechen",
  keep: "Bild beim Kontakt behalten",
  local: "Das Bild wird auf diesem Gerät gelesen. Es wird nur gesendet, wenn Sie es behalten.",
};
