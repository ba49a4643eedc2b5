import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}: team`,
  about: (team) => `Biglietti da visita di ${team}`,
  searchTeam: "Cerca in questo team",
  hint: "Nome, ruolo o azienda",
  search: "Cerca",
  noMatch: "Nessuno corrisponde a questa ricerca.",
  none: "Qui non ci sono ancora biglietti.",
  pages: "Pagine",
  previous: "Precedente",
  next: "Successiva",
};
