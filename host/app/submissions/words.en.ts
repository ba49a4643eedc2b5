import { catalogue } from "../languages/catalogue.ts";

/** What visitors have sent by a card's form. */
export const words = {
  title: "Messages",
  subtitle: (card: string) => `Sent through the form on the card of ${card}`,
  inbox: "Inbox",
  csv: "Download CSV",
  search: "Search messages",
  noMatch: (search: string) => `No messages match “${search}”.`,
  none: "No messages yet",
  noneText: "When someone uses the form on your card, their message and contact details appear here.",
  all: "All messages",
  older: "Older messages",
  ask: "Delete this message?",
  confirm: "Delete message",
  deleting: "Deleting...",
  askText: "This cannot be undone. To keep it, save it as a contact first.",
  deleted: "Message deleted",
  notDeleted: "The message could not be deleted",
  saveContact: "Save contact",
  delete: "Delete",
  agreed: (consent: string) => `Agreed to: ${consent}`,
};

export type MessagesWords = typeof words;
export const messagesWords = catalogue("submissions", words);
