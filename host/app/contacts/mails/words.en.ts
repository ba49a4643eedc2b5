/** Emails to owners about contacts: daily follow-ups and exchanges. */
export const words = {
  subject: (count: number) => `Follow-ups for today: ${count}`,
  waiting: "These contacts are waiting for you:",
  shared: {
    subject: (who: string) => `${who} shared their details with you`,
    aVisitor: "A visitor",
    text: (card: string) => `Somebody who opened your card (${card}) shared their details with you:`,
    see: (address: string) => `They are in your contacts: ${address}`,
  },
  all: (address: string) => `All of them: ${address}`,
};

export type ContactMailWords = typeof words;
