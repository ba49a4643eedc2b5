/** The public page of a team. */
export const words = {
  title: (team: string) => `${team}: team`,
  about: (team: string) => `Business cards of ${team}`,
  searchTeam: "Search this team",
  hint: "Name, title or company",
  search: "Search",
  noMatch: "Nobody matches this search.",
  none: "There are no cards here yet.",
  pages: "Pages",
  previous: "Previous",
  next: "Next",
};

export type DirectoryWords = typeof words;
