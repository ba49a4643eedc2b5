import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team} : équipe`,
  about: (team) => `Cartes de visite de ${team}`,
  searchTeam: "Rechercher dans l’équipe",
  hint: "Nom, fonction ou entreprise",
  search: "Rechercher",
  noMatch: "Personne ne correspond à cette recherche.",
  none: "Il n’y a pas encore de cartes ici.",
  pages: "Pages",
  previous: "Précédent",
  next: "Suivant",
};
