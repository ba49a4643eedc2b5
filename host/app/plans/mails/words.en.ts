import { words as plans } from "../words.en.ts";

/** Mails about a plan request, to administrators and to the requester. */
export const words = {
  subject: (name: string, plan: string) => `${name} asks for the ${plan} plan`,
  text: (name: string, username: string, plan: string) => `${name} (${username}) asks for the ${plan} plan.`,
  grant: (address: string) => `Grant it in User Management: ${address}`,
  granted: {
    title: (plan: string) => `You now have ${plan}`,
    text: (username: string, plan: string) =>
      `your request was granted: your Meishi account "${username}" now has ${plan}. You are still signed in. It includes:`,
    action: "See your plan",
  },
  declined: {
    title: (plan: string) => `Your request for ${plan} was declined`,
    text: (username: string, plan: string) =>
      `your request for ${plan} for the Meishi account "${username}" was declined. Nothing about your account changes.`,
    ask: (address: string) => `Questions? Write to ${address}.`,
    action: "See your plan",
  },
  has: plans.has,
};

export type PlanMailWords = typeof words;
