import type { LeadMailWords } from "./words.en.ts";

const OUTCOMES: Record<string, string> = {
  lead_captured: "Hat Kontaktdaten hinterlassen",
  appointment_requested: "Möchte einen Termin",
  order_requested: "Möchte bestellen",
  person_wanted: "Möchte mit einem Menschen sprechen",
  question_open: "Frage offen",
  declined: "Abgelehnt",
  cancelled: "Abgesagt",
  browsing: "Sieht sich um",
};

export const words: LeadMailWords = {
  aVisitor: "jemand",
  subject: (kind, who, score) =>
    `${{ appointment: "Terminanfrage", cancelled: "Terminwunsch abgesagt", lead: "Neuer Lead" }[kind]}: ${who}, ${score} von 100 Punkten`,
  asks: (card) => `Im Chat auf Ihrer Karte (${card}) wurde ein Termin angefragt.`,
  cancels: (card) => `Im Chat auf Ihrer Karte (${card}) wurde ein Terminwunsch abgesagt.`,
  left: (card) => `Im Chat auf Ihrer Karte (${card}) wurden Kontaktdaten hinterlassen.`,
  appointment: (when) => `Termin: ${when}`,
  confirm: "Der Termin steht in der Kalenderdatei. Ihre Bestätigung wird noch erwartet.",
  cancelled: "Die Kalenderdatei nimmt den Termin zurück.",
  name: (name) => `Name: ${name}`,
  email: (email) => `E-Mail: ${email}`,
  phone: (phone) => `Telefon: ${phone}`,
  outcome: (outcome) => `Ergebnis: ${OUTCOMES[outcome ?? ""] ?? OUTCOMES.browsing}`,
  score: (score) => `Bewertung: ${score} von 100 Punkten`,
  last: (count) => `Die letzten ${count} Nachrichten:`,
  conversation: "Das Gespräch:",
  visitor: "Besucher",
  assistant: "Assistent",
  all: (address) => `Alle Gespräche ansehen: ${address}`,
  days: "de",
  at: (day, time) => `${day} um ${time} Uhr`,
};
