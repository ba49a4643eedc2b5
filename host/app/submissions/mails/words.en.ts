/** Email to an owner about a new message. */
export const words = {
  subject: (who: string) => `New message from ${who}`,
  aVisitor: "a visitor",
  text: (card: string) => `You have a new message from the contact form on your card (${card}).`,
  all: (address: string) => `View all messages: ${address}`,
};

export type SubmissionMailWords = typeof words;
