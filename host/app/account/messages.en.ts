import { messages } from "../languages/message.ts";

export const words = {
  currentPasswordRequired: "Current password is required",
  passwordsDiffer: "Passwords don't match",
  notInDemo: "This feature is not implemented in the demo version.",
  exportLimit: "You have exported your data several times already.",
  setUpApp: "Set up authenticator app",
  factorOn: "Second factor is on",
};

export type AccountMessages = typeof words;
export const accountMessages = messages("account/messages", words);
