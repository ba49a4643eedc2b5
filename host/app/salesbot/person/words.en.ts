/** Pushes and mails to owners and visitors about a conversation with a person. */
export const words = {
  visitor: "A visitor",
  asks: (name: string) => `${name} would like to talk to you`,
  manyAsk: (count: number) => `${count} visitors would like to talk to you`,
  noMessage: "They have not written anything yet.",
  takenOver: (name: string) => `${name} has taken over your conversation`,
  ownerSubject: (name: string, card: string) => `${name} is waiting for you in the chat on ${card}`,
  ownerText: (card: string) => `A visitor of your card (${card}) would like to talk to you.`,
  lastMessages: "The last messages:",
  answerHere: (url: string) => `Answer here: ${url}`,
  visitorSubject: (name: string) => `${name} has answered you`,
  visitorText: (name: string) => `${name} has answered in your chat:`,
  goOn: (url: string) => `Go on with the chat: ${url}`,
  whyMail: "You get this because you left this address in the chat. If that was not you, ignore this mail.",
  assistant: "Assistant",
};

export type PersonWords = typeof words;
