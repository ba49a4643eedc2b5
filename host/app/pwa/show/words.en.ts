import { catalogue } from "../../languages/catalogue.ts";
import { words as visitor } from "#sdk/card/words/en.ts";

/** The code on the whole screen. */
export const words = {
  title: "QR code",
  of: (name: string) => `QR code of ${name}`,
  close: "Close",
  share: "Share",
  copied: "Link copied",
  copyByHand: "Copy the link from the browser's bar.",
  bright: "Turn the brightness up: codes scan faster.",
  staysOn: " The screen stays on.",
  explained: { link: "Opens the card.", contact: "Saves the contact, even when the other phone is offline." },
  tooLong: "This contact is too long for a code. Shorten its text, or show the link.",
  paused: "This card is paused. Its code does not work until you publish it again.",
  picture: {
    link: (name: string) => `QR code with the link of ${name}`,
    contact: (name: string) => `QR code with the contact of ${name}`,
  },
  holds: visitor.sheets.qrTabs,
  link: "Link",
  contact: "Contact",
  cards: "Your cards",
  previous: "Previous card",
  next: "Next card",
  position: (at: number, all: number) => `${at} of ${all}`,
};

export type ShowWords = typeof words;
export const showWords = catalogue("pwa/show", words);
