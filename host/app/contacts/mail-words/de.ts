import type { ContactMailWords } from "./en.ts";

export const words: ContactMailWords = {
  subject: (count) => `Wiedervorlagen für heute: ${count}`,
  waiting: "Bei diesen Kontakten wollten Sie sich melden:",
  all: (address) => `Alle ansehen: ${address}`,
};
