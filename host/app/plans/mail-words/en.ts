/** What the mail to administrators about a wish for a plan says. */
export const words = {
  subject: (name: string, plan: string) => `${name} asks for the ${plan} plan`,
  text: (name: string, username: string, plan: string) => `${name} (${username}) asks for the ${plan} plan.`,
  grant: (address: string) => `Grant it in User Management: ${address}`,
};

export type PlanMailWords = typeof words;
