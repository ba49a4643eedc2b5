import type { PlanRequestWords } from "./words.en.ts";

export const words: PlanRequestWords = {
  title: "Gewünschte Tarife",
  asks: (plan) => ` wünscht ${plan}, `,
  grant: "Freigeben",
  grantTo: (plan, name) => `${plan} für ${name} freigeben`,
  decline: "Ablehnen",
  declineTo: (plan, name) => `${plan} für ${name} ablehnen`,
  declineTitle: "Diesen Wunsch ablehnen?",
  declineText: "Der Wunsch wird entfernt, und die Person bekommt eine Mail.",
  declineIt: "Wunsch ablehnen",
  declined: (name) => `Der Wunsch von ${name} wurde abgelehnt`,
  granted: (name, plan) => `${name} hat jetzt ${plan}`,
};
