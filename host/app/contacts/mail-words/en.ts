/** What the daily mail to an owner about follow-ups says. */
export const words = {
  subject: (count: number) => `Follow-ups for today: ${count}`,
  waiting: "These contacts are waiting for you:",
  all: (address: string) => `All of them: ${address}`,
};

export type ContactMailWords = typeof words;
