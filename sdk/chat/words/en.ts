import type { Language } from "../../languages.ts";

/** The words of the chat that do not come from the server; `{}` stands for what is put in. */
export const words = {
  language: "en" as Language,
  assistant: "Sales Assistant",
  welcome: "Hello! How can I help you today?",
  emptyReply: "I'm here to help you! Could you tell me more about your specific needs?",
  apology: "I'm sorry, that did not reach me. Could you rephrase it, or try again?",
  open: "Open chat",
  newMessage: "New message",
  chatWith: "Chat with {}",
  assistantOf: "{}’s assistant",
  score: "Lead score: {}%",
  expand: "Expand",
  minimise: "Minimise",
  close: "Close chat",
  messages: "Messages",
  typing: "{} is typing",
  again: "Try again",
  /** Sent as a message when it is pressed. */
  talkTo: "Talk to a person",
  asked: "You asked for a person",
  here: "{} is here",
  message: "Message",
  write: "Write a message",
  send: "Send",
  linked: "Whoever has the link can read this conversation.",
  left: "{} characters left",
  automatic: "Automatic answers.",
  poweredBy: "Powered by",
};

export type ChatWords = typeof words;
