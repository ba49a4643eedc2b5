import type { OutcomeWords } from "./words.en.ts";

export const words: OutcomeWords = {
  lead_captured: "Kontaktdaten hinterlassen",
  appointment_requested: "Möchte einen Termin",
  order_requested: "Möchte bestellen",
  person_wanted: "Möchte persönlich sprechen",
  question_open: "Offene Frage",
  declined: "Abgelehnt",
  cancelled: "Abgesagt",
  browsing: "Sieht sich um",
};
