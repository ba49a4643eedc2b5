import { catalogue } from "../../languages/catalogue.ts";

/** Contacts from text: pasting it, whom it names, and putting right what was read. */
export const words = {
  paste: "Paste text",
  text: "Text",
  textHint: "A signature, the text of a card, or the top of a profile",
  read: "Read",
  reading: "Reading...",
  notRead: "The text was not read",
  nobody: "No contact found",
  nobodyText: "There is no name, email address or phone number in it.",
  back: "Back",
  who: "Whom do you want to add?",
  somebody: "Somebody",
  form: "What the text says",
  original: "Text",
  swap: "Swap name and company",
  split: "Split name",
  saved: "Contact saved",
};

export type TextWords = typeof words;
export const textWords = catalogue("contacts/text", words);
