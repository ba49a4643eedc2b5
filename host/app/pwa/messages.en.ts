import { messages } from "../languages/message.ts";

export const words = {
  cardNotFound: "Card not found",
  splashScreen: "Splash screen must be on or off",
  settingsNotFetched: "Could not fetch PWA settings",
  defaultSettings: "Using default settings instead",
};

export type PwaMessages = typeof words;
export const pwaMessages = messages("pwa/messages", words);
