import { catalogue } from "../../languages/catalogue.ts";

/** Plan requests. */
export const words = {
  title: "Plan requests",
  asks: (plan: string) => ` asks for ${plan}, `,
  grant: "Grant",
  grantTo: (plan: string, name: string) => `Grant ${plan} to ${name}`,
  decline: "Decline",
  declineTo: (plan: string, name: string) => `Decline ${plan} for ${name}`,
  declineTitle: "Decline this request?",
  declineText: "The request is removed, and the user is told by email.",
  declineIt: "Decline request",
  declined: (name: string) => `The request of ${name} was declined`,
  granted: (name: string, plan: string) => `${name} now has ${plan}`,
};

export type PlanRequestWords = typeof words;
export const planRequestWords = catalogue("plans/requests", words);
