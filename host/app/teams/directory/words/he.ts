import type { DirectoryWords } from "./en.ts";

export const words: DirectoryWords = {
  title: (team) => `${team}: הצוות`,
  about: (team) => `כרטיסי ביקור של ${team}`,
  searchTeam: "חיפוש בצוות הזה",
  hint: "שם, תפקיד או חברה",
  search: "חיפוש",
  noMatch: "אין מי שמתאים לחיפוש הזה.",
  none: "אין כאן כרטיסים עדיין.",
  pages: "עמודים",
  previous: "הקודם",
  next: "הבא",
};
