import { catalogue } from "../../languages/catalogue.ts";

/** Reading a card of paper from its photograph. */
export const words = {
  title: "What the card says",
  picture: "The card",
  loading: "Loading the reader, this once...",
  reading: "Reading the card...",
  progress: "Progress",
  failed: "The reader did not load",
  failedText: "Check your connection and try again. Once loaded, it also works offline.",
  retry: "Try again",
  noPicture: "This file is not a picture",
  noPictureText: "Photograph the card, or choose a JPEG, PNG or WebP.",
  nobody: "No contact found",
  nobodyText: "Hold the card flat in good light, fill the picture with it, and photograph it again. Or type it in.",
  back: "Add the back",
  cancel: "Cancel",
  keep: "Keep the picture with the contact",
  local: "The picture is read on this device. It is only sent if you keep it.",
};

export type PaperWords = typeof words;
export const paperWords = catalogue("contacts/paper", words);
