import { messages } from "../languages/message.ts";

export const words = {
  nameMissing: "Team name is required",
  role: "Role must be manager or member",
  successorMissing: "Choose the member who takes over the cards.",
  templateNameMissing: "Template name is required",
  addressMissing: "Enter at least one email address.",
  alreadyInTeam: "You are already in a team.",
  slugTaken: "Another team has this address.",
  notFound: "Team not found",
  reservedSlug: "That address is one of our own pages. Please choose another one.",
  invitationUnknown: "This invitation is not valid. It may have been withdrawn, or a newer one has replaced it.",
  invitationUsed: "This invitation has already been accepted.",
  invitationExpired: "This invitation has expired. Please ask for a new one.",
  tooManyMails: "We have sent several emails to this address already. Please try again tomorrow.",
  tooManyInvited: "Your team has invited many people today. Please try again tomorrow.",
  inThisTeam: "This person is already in your team.",
  notYourTemplate: "Choose one of your team's templates.",
  invitationNotFound: "Invitation not found",
  invitationAccepted: "This invitation has been accepted.",
  lastManager: "A team needs a manager. Make somebody else a manager first.",
  otherMember: "Choose another member of the team.",
  memberNotFound: "Member not found",
  hasCard: "This person already has a card in the team.",
  notAMember: "Choose a member of the team.",
  templateNotFound: "Template not found",
  templateChanged: "This template was changed since you opened it. Reload it to see the newest version.",
  templatesFull: (limit: number) => `A team can have up to ${limit} templates. Delete one first.`,
  valuesTooLarge: (limit: number) => `The content is too long: at most ${limit},000 characters in all.`,
  tooManyAtOnce: (limit: number) => `At most ${limit} people can be invited at once.`,
  otherAddressSignIn: (email: string) => `This invitation is for ${email}. Sign in with the account of that address.`,
  otherAddressRegister: (email: string) => `This invitation is for ${email}. Register with that address.`,
};

export type TeamMessages = typeof words;
export const teamMessages = messages("teams/messages", words);
