import { catalogue } from "../languages/catalogue.ts";

/** The inbox: messages and conversations in one list. */
export const words = {
  title: "Inbox",
  subtitle: "Messages from your forms and conversations with your assistants",
  dashboard: "Dashboard",
  notChanged: "The inbox was not changed",
  search: "Search the inbox",
  archiveEmpty: "The archive is empty",
  nothingNew: "Nothing new",
  nothingNewText: "Messages from your cards’ forms and conversations with their assistants appear here.",
  anonymous: "Anonymous visitor",
  unread: "Unread",
  message: "Message",
  conversation: "Conversation",
  open: "Open",
  markUnread: "Mark as unread",
  markRead: "Mark as read",
  toInbox: "Move to inbox",
  toArchive: "Move to archive",
  addToContacts: "Save contact",
  delete: "Delete",
  older: "Older",
  deleteConversation: "Delete this conversation?",
  deleteMessage: "Delete this message?",
  final: "You cannot get it back.",
  backToInbox: "Back to the inbox",
  archive: "Archive",
  csv: "Download CSV",
  noMatch: (search: string) => `Nothing here matches “${search}”.`,
};

export type InboxWords = typeof words;
export const inboxWords = catalogue("inbox", words);
