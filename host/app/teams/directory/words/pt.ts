import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}: equipe`,
  about: (team) => `Cartões de visita de ${team}`,
  searchTeam: "Pesquisar nesta equipe",
  hint: "Nome, cargo ou empresa",
  search: "Pesquisar",
  noMatch: "Ninguém corresponde a esta pesquisa.",
  none: "Ainda não há cartões aqui.",
  pages: "Páginas",
  previous: "Anterior",
  next: "Próxima",
};
