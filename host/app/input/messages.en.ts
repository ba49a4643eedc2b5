import { messages } from "../languages/message.ts";

export const words = {
  crushedNumber: (number: string) =>
    `A spreadsheet such as Excel has shortened a number to ${number}. Format its column as text there and export it again.`,
  badEmail: "Please enter a valid email",
  messageMissing: "Message is required",
  fullNameMissing: "Full name is required",
  tooLong: (label: string, max: number) => `${label} must be at most ${max} characters`,
  fieldTooLong: (label: string, max: number) => `${label} must be at most ${max} characters`,
  tooShort: (label: string, min: number) => `${label} must be at least ${min} characters`,
  cardBusy: "Many people are writing to this card right now.",
};

export type InputMessages = typeof words;
export const inputMessages = messages("input/messages", words);
