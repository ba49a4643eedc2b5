import type { ContactMailWords } from "./words.en.ts";

export const words: ContactMailWords = {
  subject: (count) => `Wiedervorlagen für heute: ${count}`,
  waiting: "Bei diesen Kontakten wollten Sie sich melden:",
  shared: {
    subject: (who) => `${who} hat Kontaktdaten mit Ihnen geteilt`,
    aVisitor: "Jemand",
    text: (card) => `Jemand hat Ihre Karte (${card}) geöffnet und Kontaktdaten mit Ihnen geteilt:`,
    see: (address) => `Sie stehen jetzt in Ihren Kontakten: ${address}`,
  },
  all: (address) => `Alle ansehen: ${address}`,
};
