/** Who asks for a plan. */
export const words = {
  title: "Plan requests",
  asks: (plan: string) => ` asks for ${plan}, `,
  grant: "Grant",
  grantTo: (plan: string, name: string) => `Grant ${plan} to ${name}`,
  granted: (name: string, plan: string) => `${name} has ${plan} now`,
};

export type WishWords = typeof words;
