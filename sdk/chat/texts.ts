/** The words of the chat that do not come from the server. */
export const BOT_NAME = "Sales Assistant";
export const WELCOME = "Hello! How can I help you today?";
export const EMPTY_REPLY = "I'm here to help you! Could you tell me more about your specific needs?";
export const APOLOGY = "I'm sorry, that did not reach me. Could you rephrase it, or try again?";
/** A message has at most so many characters. */
export const LONGEST = 2000;
