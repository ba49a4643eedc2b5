/** Email that invites a person to a team. */
export const words = {
  title: (inviter: string, team: string) => `${inviter} invites you to ${team}`,
  hello: "Hello,",
  manager: (inviter: string, team: string) => `${inviter} would like you to manage the team ${team} on Meishi.`,
  member: (inviter: string, team: string) => `${inviter} would like you to join the team ${team} on Meishi.`,
  prepared: "Your business card is prepared.",
  action: "See the invitation",
  once: "The link works once and expires in 14 days.",
  ignore: "If you do not know this team, you can ignore this email.",
};

export type TeamMailWords = typeof words;
