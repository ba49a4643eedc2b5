import { inputMessages } from "../../input/messages.en.ts";

/** Texts beside a card: errors of its form, and pages for missing ones. */
export const words = {
  again: "Try again",
  notFound: {
    heading: "Card Not Found",
    text: "This card was moved or paused, or the link is incomplete. Ask its owner for a new one.",
    home: "Return to Home",
  },
  part: {
    heading: "This is part of a card",
    text: "It only works inside the card it belongs to.",
    open: "Open the card",
  },
  offline: {
    heading: "You are offline",
    card: "This card has not been opened on this phone before. Cards you have seen still open; this one will as soon as you are connected.",
    page: "This page needs a connection. Your dashboard, your QR codes and the cards you have seen still open.",
  },
  tooMany: {
    heading: "Please wait a moment",
    text: "Too many cards are being opened from your network right now. Wait a minute, then try again.",
  },
  download: { heading: "Download failed", text: "Failed to download contact information. Please try again." },
  failed: {
    heading: "This card could not be shown",
    text: "Something went wrong on our side. Nothing is lost: try again in a moment.",
    reference: (id: string) => `Reference ${id}`,
  },
  form: {
    email: String(inputMessages.badEmail),
    phone: (label: string) => `Please enter ${label} as a phone number`,
    date: (label: string) => `Please enter ${label} as a date`,
    choice: (label: string) => `Please choose one of the answers to ${label}`,
    required: (label: string) => `${label} is required`,
    tooLong: (label: string, max: number) => String(inputMessages.tooLong(label, max)),
    allTooLong: (max: number) => `Please shorten your answers: together they can have at most ${max} characters`,
    nothing: "Please fill in at least one field",
    consent: "Please agree to the sentence above the button",
    /** Only in other languages: in English it says for how many seconds. */
    wait: "Too many messages are being sent right now. Please wait a minute, then try again.",
  },
};

export type ViewWords = typeof words;
