import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}: zespół`,
  about: (team) => `Wizytówki zespołu ${team}`,
  searchTeam: "Szukaj w tym zespole",
  hint: "Imię i nazwisko, stanowisko lub firma",
  search: "Szukaj",
  noMatch: "Nikt nie pasuje do tego wyszukiwania.",
  none: "Nie ma tu jeszcze żadnych wizytówek.",
  pages: "Strony",
  previous: "Poprzednia",
  next: "Następna",
};
