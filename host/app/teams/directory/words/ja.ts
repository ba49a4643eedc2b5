import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}：チーム`,
  about: (team) => `${team}の名刺`,
  searchTeam: "このチームを検索",
  hint: "名前、役職、会社名",
  search: "検索",
  noMatch: "条件に合う人は見つかりませんでした。",
  none: "まだ名刺がありません。",
  pages: "ページ",
  previous: "前へ",
  next: "次へ",
};
