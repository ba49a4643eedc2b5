import { messages } from "../languages/message.ts";

export const words = {
  fileNotCreated: "The file could not be created",
  checkConnection: "Please check your connection and try again.",
  copyUnavailable: "Copying is not available here",
  copyByHand: "Select the text and copy it by hand.",
  linkCopied: "Card link has been copied to clipboard.",
  failedTryAgain: "Something went wrong. Please try again.",
  leaveTitle: "Leave without saving?",
  leave: "Leave",
  stay: "Stay",
  uploadFailed: "Upload failed",
  uploadError: "Upload error",
  uploadErrorText: "An error occurred while uploading. Please try again.",
  offline: "Check your connection and try again.",
  changesNotSaved: "Failed to save changes",
  notUploaded: "Failed to upload image",
  failed: "That did not work",
  tryAgain: "Please try again.",
  tryLater: "Please try again in a moment.",
};

export type UiMessages = typeof words;
export const uiMessages = messages("ui/messages", words);
