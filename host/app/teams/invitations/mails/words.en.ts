/** What the mail says that invites somebody to a team. */
export const words = {
  title: (inviter: string, team: string) => `${inviter} invites you to ${team}`,
  hello: "Hello,",
  manager: (inviter: string, team: string) =>
    `${inviter} would like you to manage the team ${team} on Meishi, and has prepared a business card for you.`,
  member: (inviter: string, team: string) =>
    `${inviter} has prepared a business card for you in the team ${team} on Meishi.`,
  action: "See the invitation",
  once: "The link works once and expires in 14 days.",
  ignore: "If you do not know this team, you can ignore this email.",
};

export type TeamMailWords = typeof words;
