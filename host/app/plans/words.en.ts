import { catalogue } from "../languages/catalogue.ts";

/** Features of plans, in the words of the specification, and texts about them. */
export const words = {
  has: {
    basic: ["1 card", "Standard themes", "Basic analytics", "QR code"],
    professional: ["Premium themes", "Advanced analytics", "Custom buttons", "Form builder"],
    enterprise: ["Unlimited cards", "Complete analytics", "Advanced customisation", "AI chatbot", "Priority support"],
  },
  notIncluded: "Not included:",
  /** `1 card, all themes, QR code` */
  list: (has: string[]) =>
    has.map((one) => (/^[A-Z]{2}/.test(one) ? one : one[0]!.toLowerCase() + one.slice(1))).join(", "),
  price: (dollars: number) => `$${dollars}`,
  perMonth: "/month",
  note: {
    start: (plan: string, list: string) => `You start with ${plan}: ${list}.`,
    chosen: (plan: string) => `You can ask for ${plan} in your account: we keep your choice.`,
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
