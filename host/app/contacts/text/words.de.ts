import type { TextWords } from "./words.en.ts";

export const words: TextWords = {
  paste: "Text einfügen",
  text: "Text",
  textHint: "Eine Signatur, der Text einer Karte oder der Kopf eines Profils",
  read: "Auslesen",
  reading: "Wird ausgelesen …",
  notRead: "Der Text wurde nicht ausgelesen",
  nobody: "Kein Kontakt gefunden",
  nobodyText: "Der Text enthält keinen Namen, keine E-Mail-Adresse und keine Telefonnummer.",
  back: "Zurück",
  who: "Wen möchten Sie hinzufügen?",
  somebody: "Jemand",
  form: "Das steht im Text",
  original: "Text",
  swap: "Name und Unternehmen tauschen",
  split: "Namen teilen",
  saved: "Kontakt gespeichert",
};
