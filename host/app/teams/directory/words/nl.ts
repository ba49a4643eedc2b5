import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}: team`,
  about: (team) => `Visitekaartjes van ${team}`,
  searchTeam: "Zoeken in dit team",
  hint: "Naam, functie of bedrijf",
  search: "Zoeken",
  noMatch: "Niemand voldoet aan deze zoekopdracht.",
  none: "Hier zijn nog geen kaartjes.",
  pages: "Pagina’s",
  previous: "Vorige",
  next: "Volgende",
};
