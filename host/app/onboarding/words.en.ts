import { catalogue } from "../languages/catalogue.ts";

/** The page after a sign-up: the first card, and its code. */
export const words = {
  title: "Your first card",
  failed: "The card was not created",
  leave: "What you have typed is not saved yet.",
  there: "You already have a card",
  thereText: "It was created in another tab.",
  heading: "Make your card",
  create: "Create my card",
  creating: "Creating...",
  fields: { name: "Name", title: "Job title", company: "Company", phone: "Phone", email: "Email" },
  onCard: "Shown on your card.",
  changePhoto: "Change photo",
  addPhoto: "Add a photo",
  crop: "Crop",
  more: "Add more",
  website: "Website or profile",
  network: (name: string) => `Which network is ${name} on?`,
  choose: "Choose the network",
  look: "Look",
  live: {
    heading: "Your card is live",
    parts: "Card or QR code",
    card: "Card",
    code: "QR code",
    codeFor: (link: string) => `QR code for ${link}`,
    edit: "Edit",
  },
};

export type FirstRunWords = typeof words;
export const firstRunWords = catalogue("onboarding", words);
