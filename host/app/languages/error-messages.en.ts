import { messages } from "./message.ts";

export const words = {
  factorRequired: "Your account needs a second factor. Please set it up first.",
  dataUnreachable: "Meishi cannot reach its data right now. Nothing was changed. Please try again in a moment.",
  uploadsBusy: "Too many uploads at the same time. Please try again later.",
  addressSearchUnavailable: "The address search is not available right now.",
  signedOut: "Authentication required",
  notFound: "There is nothing at this address.",
  otherSite: "This request came from another site. Please use Meishi's own pages.",
  fault: "Something went wrong on our side. Please try again.",
  tooMany: "Too many requests.",
  inSeconds: (count: number) => `Please try again in ${count} ${count === 1 ? "second" : "seconds"}.`,
  tooManyUploads: "Too many uploads at the same time.",
  serverBusy: "The server is busy right now. Please try again in a moment.",
};

export type ErrorMessages = typeof words;
export const errorMessages = messages("languages/error-messages", words);
