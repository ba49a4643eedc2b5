import { messages } from "../../languages/message.ts";

export const words = {
  tooShort: "Too short",
  guessable: "Easy to guess",
  weak: "Weak",
  fair: "Fair",
  good: "Good",
  strong: "Strong",
  useLength: (min: number) => `Use at least ${min} characters.`,
  useDifferent: (min: number) => `Use at least ${min} different characters.`,
  isCommon: "It is among the 10,000 most used passwords.",
  useWords: "Longer is stronger: try a few words.",
};

export type StrengthMessages = typeof words;
export const strengthMessages = messages("auth/passwords/messages", words);
