import type { PictureWords } from "./en.ts";

export const words: PictureWords = {
  uploading: "Wird hochgeladen …",
  progress: "Fortschritt",
  cancel: "Abbrechen",
  change: "Ändern",
  upload: "Hochladen",
  remove: "Entfernen",
  close: "Schließen",
  tooLarge: "Datei zu groß",
  tooLargeText: "Das Bild wird automatisch verkleinert.",
  tooMany: "Zu viele Dateien",
  tooManyText: "Nur die erste wird verwendet.",
  size: "Bildgröße",
  done: "Hochgeladen",
  doneText: "Ihr Bild wurde hochgeladen.",
  crop: {
    title: "Bild zuschneiden",
    picture: "Bild zum Zuschneiden",
    zoom: "Zoom",
    rotation: "Drehung",
    apply: "Übernehmen",
  },
  current: (label) => `Aktuell: ${label}`,
  choose: (label) => `${label}: Datei auswählen`,
  take: (label) => `${label}: Foto aufnehmen`,
};
