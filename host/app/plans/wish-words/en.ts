/** Who asks for a plan. */
export const words = {
  title: "Plan requests",
  asks: (plan: string) => ` asks for ${plan}, `,
  grant: "Grant",
  grantTo: (plan: string, name: string) => `Grant ${plan} to ${name}`,
  decline: "Decline",
  declineTo: (plan: string, name: string) => `Decline ${plan} for ${name}`,
  declineTitle: "Decline this request?",
  declineText: "It is removed, and the user is told by mail.",
  declineIt: "Decline request",
  declined: (name: string) => `The request of ${name} was declined`,
  granted: (name: string, plan: string) => `${name} has ${plan} now`,
};

export type WishWords = typeof words;
