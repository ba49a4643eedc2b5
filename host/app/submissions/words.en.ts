import { catalogue } from "../languages/catalogue.ts";

/** Messages sent through a card's form. */
export const words = {
  agreed: (consent: string) => `Agreed to: ${consent}`,
  /** Actions for a message or conversation. */
  item: {
    notChanged: "The inbox was not changed",
    reply: "Reply",
    addToContacts: "Save contact",
    toInbox: "Move to inbox",
    movedToInbox: "Moved to the inbox",
    movedToArchive: "Moved to the archive",
    markUnread: "Mark as unread",
    markedUnread: "Marked as unread",
    delete: "Delete",
    deleting: "Deleting...",
    deleted: "Deleted",
    deleteConversation: "Delete this conversation?",
    deleteMessage: "Delete this message?",
    final: "You cannot get it back.",
    archive: "Archive",
  },
};

export type MessagesWords = typeof words;
export const messagesWords = catalogue("submissions", words);
