import type { SubmissionMailWords } from "./words.en.ts";

export const words: SubmissionMailWords = {
  subject: (who) => `Neue Nachricht von ${who}`,
  aVisitor: "einem Besucher",
  text: (card) => `Über das Kontaktformular Ihrer Karte (${card}) ist eine neue Nachricht gekommen.`,
  all: (address) => `Alle Nachrichten ansehen: ${address}`,
};
