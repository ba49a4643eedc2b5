import { catalogue } from "../languages/catalogue.ts";

/** The page after a sign-up: the first card, and its code. */
export const words = {
  title: "Your first card",
  failed: "The card was not created",
  there: "You already have a card",
  thereText: "It was created in another tab.",
  heading: "Make your card",
  lead: "A name is enough. You can change everything later.",
  create: "Create my card",
  creating: "Creating...",
  name: "Name",
  changePhoto: "Change photo",
  addPhoto: "Add a photo",
  yourPhoto: "Your photo",
  crop: "Crop",
  email: "Email on the card",
  emailHint: "Shown on your card.",
  website: "Website or profile",
  network: (name: string) => `Which network is ${name} on?`,
  choose: "Choose the network",
  theme: "Theme",
  live: {
    heading: "Your card is live",
    lead: "Let somebody scan the code, or send the link.",
    more: "Edit",
    dashboard: "Dashboard",
    code: (link: string) => `QR code for ${link}`,
  },
};

export type FirstRunWords = typeof words;
export const firstRunWords = catalogue("onboarding", words);
