import { messages } from "../languages/message.ts";

export const words = {
  slugMissing: "Slug is required",
  buttonUrlMissing: "Button URL is required",
  pictureMissing: "Picture is required",
  notFound: "Card not found",
  tooManyRenames: "The address of this card has changed too often today.",
  changedElsewhere: "This card was changed elsewhere since you opened it. Reload it to see the newest version.",
  ownerNotFound: "User not found",
  belongsToTeam: "This card belongs to a team. Hand it over to one of its members.",
  slugInUse: "That URL slug is already taken.",
  endBeforeStart: "The end must be later than the start",
  fieldLabelMissing: "Field label is required",
  buttonLabelMissing: "Button label is required",
  platformMissing: "Platform name is required",
  slugTooShort: "Slug must be at least 3 characters",
  slugCharacters: "Slug may contain only letters, digits and hyphens between them",
  slugLetter: "Slug must contain a letter",
  lockedField: (field: string) => `The field ${field} is set by your team.`,
  requiredField: (field: string) => `${field} is required by your team.`,
  lockedBy: (team: string) => `Set by ${team}`,
  lockedByTeam: "Set by your team",
  slugWillMove: (path: string) =>
    `Printed codes and links to ${path} lead to another person's card. Saving makes them open this one.`,
  slugMoved: (path: string) =>
    `Printed codes and links to ${path} led to another person's card until now. They now open this one.`,
};

export type CardMessages = typeof words;
export const cardMessages = messages("cards/messages", words);
