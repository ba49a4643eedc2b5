import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}: الفريق`,
  about: (team) => `بطاقات أعمال ${team}`,
  searchTeam: "البحث في هذا الفريق",
  hint: "الاسم أو المسمى الوظيفي أو الشركة",
  search: "بحث",
  noMatch: "لا أحد يطابق هذا البحث.",
  none: "لا توجد بطاقات هنا بعد.",
  pages: "الصفحات",
  previous: "السابق",
  next: "التالي",
};
