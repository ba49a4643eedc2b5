import type { MessagesWords } from "./words.en.ts";

export const words: MessagesWords = {
  agreed: (consent) => `Zugestimmt: ${consent}`,
  item: {
    notChanged: "Der Posteingang wurde nicht geändert",
    reply: "Antworten",
    addToContacts: "Kontakt speichern",
    toInbox: "In den Posteingang",
    movedToInbox: "Liegt im Posteingang",
    movedToArchive: "Liegt im Archiv",
    markUnread: "Als ungelesen markieren",
    markedUnread: "Als ungelesen markiert",
    delete: "Löschen",
    deleting: "Wird gelöscht …",
    deleted: "Gelöscht",
    deleteConversation: "Dieses Gespräch löschen?",
    deleteMessage: "Diese Nachricht löschen?",
    final: "Das lässt sich nicht rückgängig machen.",
    archive: "Archivieren",
  },
};
