import type { MessagesWords } from "./words.en.ts";

export const words: MessagesWords = {
  title: "Nachrichten",
  subtitle: (card) => `Gesendet über das Formular auf der Karte von ${card}`,
  inbox: "Posteingang",
  csv: "CSV herunterladen",
  search: "Nachrichten durchsuchen",
  noMatch: (search) => `Keine Nachricht passt zu „${search}“.`,
  none: "Noch keine Nachrichten",
  noneText: "Wenn jemand das Formular auf Ihrer Karte verwendet, erscheinen Nachricht und Kontaktdaten hier.",
  all: "Alle Nachrichten",
  older: "Ältere Nachrichten",
  ask: "Diese Nachricht löschen?",
  confirm: "Nachricht löschen",
  deleting: "Wird gelöscht …",
  askText: "Das lässt sich nicht rückgängig machen. Um sie zu behalten, speichern Sie sie zuerst als Kontakt.",
  deleted: "Nachricht gelöscht",
  notDeleted: "Die Nachricht konnte nicht gelöscht werden",
  saveContact: "Kontakt speichern",
  delete: "Löschen",
  agreed: (consent) => `Zugestimmt: ${consent}`,
};
