import { messages } from "../languages/message.ts";

export const words = {
  duplicate: "You already know this person",
  notSaved: "The contact was not saved",
  notChanged: "The contacts were not changed",
  identityMissing: "Please enter a name, an email address or a phone number",
  tagEmpty: "A tag must not be empty",
  noneChosen: "Please choose a contact",
  stageEmpty: "A stage must not be empty",
  stagesEmpty: "Keep at least one stage",
  stageNames: "Each stage must have its own name",
  retentionTooShort: "Keep contacts for at least one day",
  retentionTooLong: "Keep contacts for at most 36,500 days",
  notFound: "Contact not found",
  emailTaken: "Another contact has this email address. Merge the two instead.",
  emailMissing: "Please enter your email, so that you can change or withdraw this",
  consentMissing: "Please agree that your details may be kept",
  shareNotFound: "These details were withdrawn, or the link is wrong.",
  noReminder: "This contact has no reminder",
  noFile: "Please choose a file",
  fileWithoutContacts: "There are no contacts in this file. Please choose a vCard (.vcf) or CSV file.",
  rowWithoutIdentity: "There is no name, email address or phone number.",
  quotationUnclosed: "A quotation mark is not closed, so the row never ends.",
  mergedIntoItself: "A contact cannot be merged into itself.",
  notMerged: "This contact has not been merged into another one.",
  cardNotFound: "There is no card at this address.",
  fileTooLarge: (limit: number) => `The file has more than ${limit.toLocaleString("en")} contacts. Please split it.`,
  tooManyMerged: (limit: number) => `At most ${limit} contacts can be merged into one. Undo a merge first.`,
  tooManyTags: (limit: number) => `A contact has at most ${limit} tags`,
  stageInUse: (stage: string) => `Move the contacts at “${stage}” to another stage first.`,
  fileUnreadable: "This file cannot be read, or reading it takes too long. Please export it anew, or split it.",
};

export type ContactMessages = typeof words;
export const contactMessages = messages("contacts/messages", words);
