import { catalogue } from "../../languages/catalogue.ts";

/** Page of an invitation. */
export const words = {
  pageTitle: "Invitation",
  ended: "This invitation has ended",
  signIn: "Go to sign-in",
  heading: (team: string) => `Join ${team}`,
  text: (inviter: string | null, email: string, isManager: boolean) =>
    `${inviter ?? "Somebody"} invites ${email} to the team${isManager ? " as a manager" : ""}.`,
  prepared: "A business card is ready for you.",
  signInFirst: "Sign in to accept",
  otherAddress: ["You are signed in as ", ", which is another address."],
  signOut: "Sign out and continue",
  joining: "Joining...",
  accept: "Accept the invitation",
  failed: "You could not join",
  createAndJoin: "Create account and join",
};

export type InvitationWords = typeof words;
export const invitationWords = catalogue("teams/invitations", words);
