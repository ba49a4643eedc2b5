import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}: 팀`,
  about: (team) => `${team} 명함`,
  searchTeam: "이 팀에서 검색",
  hint: "이름, 직함 또는 회사",
  search: "검색",
  noMatch: "검색 결과가 없습니다.",
  none: "아직 명함이 없습니다.",
  pages: "페이지",
  previous: "이전",
  next: "다음",
};
