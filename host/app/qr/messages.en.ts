import { messages } from "../languages/message.ts";

export const words = {
  tooMuchData: "This is too much data for a QR code. Shorten the card's texts.",
  tooLongForLogo: "This is too long for a code with a logo: scanners could not read it. Leave out the logo.",
  noLogo: "The card has no logo. Upload one first.",
};

export type QrMessages = typeof words;
export const qrMessages = messages("qr/messages", words);
