import { catalogue } from "../languages/catalogue.ts";

/** What the plans give, and what is said of them. */
export const words = {
  has: {
    basic: [
      "1 card",
      "All themes",
      "QR code and contact file",
      "Custom buttons and contact form",
      "Analytics with export",
    ],
    professional: ["Your own card address", "The AI Salesbot on your card"],
    enterprise: [
      "Up to 3 cards",
      "A team with templates and locked fields",
      "Custom CSS",
      "Your own domain, without our name",
    ],
  },
  /** `1 card, all themes, QR code` */
  list: (has: string[]) =>
    has.map((one) => (/^[A-Z]{2}/.test(one) ? one : one[0]!.toLowerCase() + one.slice(1))).join(", "),
  price: (dollars: number) => `$${dollars}`,
  perMonth: "/month",
  note: {
    start: (plan: string, list: string, price: string) =>
      `You start with ${plan}: ${list}. The price is ${price}; signing up asks for no payment.`,
    adds: (plan: string, list: string, price: string) => `${plan} adds ${list}, for ${price}. `,
    kept: "Ask for it in your account: we keep your choice.",
    ask: "You can ask for it in your account.",
  },
  section: {
    have: (plan: string, price: string) => `You have ${plan}, ${price}`,
    adds: (plan: string, price: string) => `${plan}, ${price}, adds`,
    title: "Plan",
    asked: (plan: string) => `You have asked for ${plan}. An administrator will answer. `,
    answer: (isConfirmed: boolean): string =>
      isConfirmed
        ? "You will see the answer here and get it by email."
        : "You will see the answer here. It also comes by email once you have confirmed your address.",
    declined: (plan: string) => `Your request for ${plan} was declined. You can ask again.`,
    toast: (plan: string) => `You have asked for ${plan}`,
    toastText: "An administrator will answer.",
    notAsked: "Request not sent again",
    ask: (plan: string, isChosen: boolean) => `Ask for ${plan}${isChosen ? ", as chosen at sign-up" : ""}`,
  },
};

export type PlanWords = typeof words;
export const planWords = catalogue("plans", words);
