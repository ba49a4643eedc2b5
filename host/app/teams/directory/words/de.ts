import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}: Team`,
  about: (team) => `Visitenkarten von ${team}`,
  searchTeam: "Dieses Team durchsuchen",
  hint: "Name, Position oder Unternehmen",
  search: "Suchen",
  noMatch: "Niemand passt zu dieser Suche.",
  none: "Hier gibt es noch keine Karten.",
  pages: "Seiten",
  previous: "Zurück",
  next: "Weiter",
};
