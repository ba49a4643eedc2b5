import { messages } from "../languages/message.ts";

export const words = {
  tooMuchData: "This is too much data for a QR code. Shorten the card's texts.",
  tooLongForLogo: "This is too long for a code with a logo: scanners could not read it. Leave out the logo.",
  lightOnDark: "Many scanners cannot read light on dark. Choose a code that is darker than its background.",
  darkBackground: "Scanners cannot find a code on a dark background. Choose a lighter one.",
  lowContrast: "The code and its background are too much alike. Choose colours that differ more.",
  noLogo: "The card has no logo. Upload one first.",
};

export type QrMessages = typeof words;
export const qrMessages = messages("qr/messages", words);
