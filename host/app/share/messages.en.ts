import { messages } from "../languages/message.ts";

export const words = {
  nameMissing: "Name is required",
  campaignNotFound: "Campaign not found",
  nameInUse: "This card already has a campaign with this name.",
  appleWalletOff: "Apple Wallet is not set up on this server.",
  googleWalletOff: "Google Wallet is not set up on this server.",
  cardUnavailable: "This card is not available.",
  notDrawn: "This could not be drawn right now.",
  campaignsFull: (limit: number) => `A card can have up to ${limit} campaigns. Delete one first.`,
};

export type ShareMessages = typeof words;
export const shareMessages = messages("share/messages", words);
