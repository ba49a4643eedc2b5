import type { StrengthMessages } from "./messages.en.ts";

export const words: StrengthMessages = {
  tooShort: "Zu kurz",
  guessable: "Leicht zu erraten",
  weak: "Schwach",
  fair: "Mittel",
  good: "Gut",
  strong: "Stark",
  useLength: (min) => `Verwenden Sie mindestens ${min} Zeichen.`,
  useDifferent: (min) => `Verwenden Sie mindestens ${min} verschiedene Zeichen.`,
  isCommon: "Es gehört zu den 10.000 häufigsten Passwörtern.",
  useWords: "Je länger, desto besser: Nehmen Sie ein paar Wörter.",
};
