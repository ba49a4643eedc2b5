import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}：团队`,
  about: (team) => `${team} 的名片`,
  searchTeam: "在此团队中搜索",
  hint: "姓名、职位或公司",
  search: "搜索",
  noMatch: "没有符合条件的人。",
  none: "这里还没有名片。",
  pages: "页码",
  previous: "上一页",
  next: "下一页",
};
