import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}: ekip`,
  about: (team) => `${team} ekibinin kartvizitleri`,
  searchTeam: "Bu ekipte ara",
  hint: "Ad, unvan veya şirket",
  search: "Ara",
  noMatch: "Bu aramaya uyan kimse yok.",
  none: "Burada henüz kartvizit yok.",
  pages: "Sayfalar",
  previous: "Önceki",
  next: "Sonraki",
};
