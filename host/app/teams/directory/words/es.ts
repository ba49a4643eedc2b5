import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}: equipo`,
  about: (team) => `Tarjetas de visita de ${team}`,
  searchTeam: "Buscar en este equipo",
  hint: "Nombre, cargo o empresa",
  search: "Buscar",
  noMatch: "Nadie coincide con esta búsqueda.",
  none: "Aquí todavía no hay tarjetas.",
  pages: "Páginas",
  previous: "Anterior",
  next: "Siguiente",
};
