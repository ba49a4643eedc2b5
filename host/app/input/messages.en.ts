import { messages } from "../languages/message.ts";

const saveAs = (format: string): string =>
  `Open it in a spreadsheet program and save it as ${format === "csv" ? ".csv" : ".xlsx or .csv"}.`;

export const words = {
  crushedNumber: (number: string) =>
    `A spreadsheet such as Excel has shortened a number to ${number}. Format its column as text there and export it again.`,
  tableOfHtml: (format: string) => `This file is a web page (HTML), whatever its name says. ${saveAs(format)}`,
  tableOfXml: (format: string) => `This file is an XML spreadsheet of Excel 2003. ${saveAs(format)}`,
  tableOfOldExcel: (format: string) => `This file is from Excel 4 or older. ${saveAs(format)}`,
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
