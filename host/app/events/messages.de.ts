import type { ReasonMessages } from "./messages.en.ts";

export const words: ReasonMessages = {
  appointment: "Hat nach einem Termin gefragt",
  buy: "Möchte kaufen",
  human: "Möchte persönlich sprechen",
  prices: "Hat nach Preisen gefragt",
  services: "Hat nach Leistungen gefragt",
  hours: "Hat nach Öffnungszeiten gefragt",
  address: "Hat nach dem Standort gefragt",
  email: "Hat eine E-Mail-Adresse hinterlassen",
  phone: "Hat eine Telefonnummer hinterlassen",
  name: "Hat einen Namen genannt",
  answers: (count) => (count === 1 ? "Hat eine Ihrer Fragen beantwortet" : `Hat ${count} Ihrer Fragen beantwortet`),
  amount: "Hat einen Betrag genannt",
  hurry: "Hat es eilig",
  messages: "Hat mindestens vier Nachrichten geschrieben",
  refusal: "Wollte keine Kontaktdaten hinterlassen",
  manipulation: "Wollte den Assistenten in die Irre führen",
};
