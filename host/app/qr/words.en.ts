import { catalogue } from "../languages/catalogue.ts";

/** How a QR code looks, and whether phones can read it. */
export const words = {
  square: "Square",
  round: "Round",
  nothing: "Nothing",
  ownLogo: "Your logo",
  dots: "Dots",
  corners: "Corners",
  middle: "Middle",
  color: "Code colour",
  background: "Background",
  verdict: {
    well: "Scans well, even blurred, small or tilted.",
    hard: "Hard to scan. Choose a stronger contrast or plainer shapes.",
    not: "Does not scan. Choose a stronger contrast or plainer shapes.",
  },
  checking: "Checking…",
  download: "Download QR Code",
  copy: "Copy link",
  customize: "Customize",
  codeFor: (link: string) => `QR code for ${link}`,
};

export type QrWords = typeof words;
export const qrWords = catalogue("qr", words);
