import type { UploadMessages } from "./messages.en.ts";

export const words: UploadMessages = {
  pictureDamaged: "Das Bild unter dieser Adresse ist beschädigt.",
  storageUnavailable:
    "Das Bild konnte gerade nicht gespeichert werden. Es wurde nichts geändert. Bitte versuchen Sie es später noch einmal.",
  fileUnreachable: "Die Datei ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.",
  wrongType: "Falscher Dateityp. Bitte laden Sie ein Bild als JPG, PNG, GIF oder SVG hoch.",
  wrongTypeInUploader: "Falscher Dateityp. Bitte laden Sie ein Bild als JPG, PNG oder GIF hoch.",
  isWebp:
    "Dieses Bild ist WebP, auch wenn es anders heißt. Bitte speichern Sie es als JPG, PNG oder GIF und laden Sie es noch einmal hoch.",
  heic: "HEIC-Fotos lassen sich im Web nicht anzeigen. Bitte speichern Sie das Foto als JPG und laden Sie es noch einmal hoch.",
  tooLarge: "Die Datei ist auch verkleinert zu groß. Bitte verwenden Sie ein kleineres Bild.",
  tooManyPixels: "Das Bild hat mehr als 50 Megapixel. Bitte verwenden Sie ein kleineres Bild.",
  avifTooLarge:
    "Ein AVIF-Bild darf 8 Megapixel haben. Bitte verwenden Sie ein kleineres, oder laden Sie es als JPEG hoch.",
  busy: "Die Zeichnung konnte gerade nicht gezeichnet werden. Bitte versuchen Sie es gleich noch einmal.",
  tooElaborate: "Die Zeichnung ist zu aufwendig, um hier gezeichnet zu werden. Bitte laden Sie sie als PNG hoch.",
  damaged:
    "Das Bild lässt sich nicht lesen: Es ist beschädigt oder unvollständig. Bitte versuchen Sie es mit einer anderen Datei.",
  stilled: "Die Animation ist zu groß, um sich zu bewegen: Gezeigt wird ihr erstes Bild.",
  noFile: "Bitte wählen Sie eine Datei zum Hochladen aus.",
  uploadLimit: "Sie haben heute schon sehr viele Bilder hochgeladen.",
  teamNotFound: "Team nicht gefunden",
  domainNotFound: "Domain nicht gefunden",
  wrongPwaType: "Falscher Dateityp. Bitte laden Sie ein Bild als PNG, JPG oder SVG hoch.",
};
