import type { WishWords } from "./en.ts";

export const words: WishWords = {
  title: "Gewünschte Tarife",
  asks: (plan) => ` wünscht ${plan}, `,
  grant: "Freigeben",
  grantTo: (plan, name) => `${plan} für ${name} freigeben`,
  granted: (name, plan) => `${name} hat jetzt ${plan}`,
};
