import type { PersonWords } from "./words.en.ts";

export const words: PersonWords = {
  visitor: "Jemand",
  asks: (name) => `${name} möchte mit Ihnen sprechen`,
  manyAsk: (count) => `${count} Besucher möchten mit Ihnen sprechen`,
  noMessage: "Geschrieben wurde noch nichts.",
  takenOver: (name) => `${name} hat Ihr Gespräch übernommen`,
  ownerSubject: (name, card) => `${name} wartet im Chat auf ${card} auf Sie`,
  ownerText: (card) => `Jemand möchte im Chat auf Ihrer Karte (${card}) mit Ihnen sprechen.`,
  lastMessages: "Die letzten Nachrichten:",
  answerHere: (url) => `Hier antworten: ${url}`,
  visitorSubject: (name) => `${name} hat Ihnen geantwortet`,
  visitorText: (name) => `${name} hat in Ihrem Chat geantwortet:`,
  goOn: (url) => `Weiter zum Chat: ${url}`,
  whyMail:
    "Sie erhalten diese Mail, weil diese Adresse im Chat angegeben wurde. Waren Sie das nicht, ignorieren Sie die Mail.",
  assistant: "Assistent",
};
