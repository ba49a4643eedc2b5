import type { InboxWords } from "./words.en.ts";

export const words: InboxWords = {
  title: "Posteingang",
  kinds: "Was zu sehen ist",
  all: "Alle",
  kindOf: { message: "Nachrichten", conversation: "Chats", question: "Fragen" },
  dashboard: "Dashboard",
  search: "Posteingang durchsuchen",
  archiveEmpty: "Das Archiv ist leer",
  nothingNew: "Nichts Neues",
  nothingNewText:
    "Wenn jemand über das Formular einer Karte schreibt oder mit ihrem Assistenten spricht, finden Sie es hier.",
  choose: "Wählen Sie etwas aus, um es hier zu lesen.",
  answered: "Der Assistent sagt nun:",
  loading: "Lädt",
  countUnread: (count) => `${count} ungelesen`,
  anonymous: "Besucher",
  waits: "Wartet auf Sie",
  unread: "Ungelesen",
  message: "Nachricht",
  conversation: "Chat",
  question: "Frage",
  older: "Ältere",
  backToInbox: "Zurück zum Posteingang",
  archive: "Archiv",
  csv: "CSV herunterladen",
  noMatch: (search) => `Nichts passt zu „${search}“.`,
};
