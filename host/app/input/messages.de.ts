import type { InputMessages } from "./messages.en.ts";

const saveAs = (format: string): string =>
  `Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als ${format === "csv" ? ".csv" : ".xlsx oder .csv"}.`;

export const words: InputMessages = {
  crushedNumber: (number) =>
    `Eine Tabellenkalkulation wie Excel hat eine Zahl auf ${number} gekürzt. Formatieren Sie die Spalte dort als Text und exportieren Sie sie neu.`,
  tableOfHtml: (format) => `Diese Datei ist eine Webseite (HTML), auch wenn sie anders heißt. ${saveAs(format)}`,
  tableOfXml: (format) => `Diese Datei ist eine XML-Tabelle aus Excel 2003. ${saveAs(format)}`,
  tableOfOldExcel: (format) => `Diese Datei ist aus Excel 4 oder älter. ${saveAs(format)}`,
  badEmail: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  messageMissing: "Bitte geben Sie eine Nachricht ein",
  fullNameMissing: "Bitte geben Sie Ihren vollständigen Namen ein",
  tooLong: (label, max) => `${label} darf höchstens ${max} Zeichen lang sein`,
  fieldTooLong: (label, max) => `„${label}“ darf höchstens ${max} Zeichen lang sein`,
  tooShort: (label, min) => `${label} muss mindestens ${min} Zeichen lang sein`,
  cardBusy: "Gerade schreiben viele Menschen an diese Karte.",
};
