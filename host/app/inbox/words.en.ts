import { catalogue } from "../languages/catalogue.ts";

/** The inbox: messages, conversations and open questions in one list. */
export const words = {
  title: "Inbox",
  kinds: "What to show",
  all: "All",
  kindOf: { message: "Messages", conversation: "Chats", question: "Questions" },
  dashboard: "Dashboard",
  search: "Search the inbox",
  archiveEmpty: "The archive is empty",
  nothingNew: "Nothing new",
  nothingNewText: "Messages from your cards’ forms and conversations with their assistants appear here.",
  choose: "Choose something to read it here.",
  answered: "The assistant will say:",
  loading: "Loading",
  countUnread: (count: number) => `${count} unread`,
  countQuestions: (count: number) => (count === 1 ? "1 question" : `${count} questions`),
  anonymous: "Visitor",
  unread: "Unread",
  waits: "Waits for you",
  message: "Message",
  conversation: "Chat",
  question: "Question",
  appointment: (when: string) => `Appointment: ${when}`,
  older: "Older",
  backToInbox: "Back to the inbox",
  archive: "Archive",
  csv: "Download CSV",
  noMatch: (search: string) => `Nothing here matches “${search}”.`,
};

export type InboxWords = typeof words;
export const inboxWords = catalogue("inbox", words);
