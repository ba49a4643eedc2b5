import { catalogue } from "../../languages/catalogue.ts";

/** Installing Meishi itself. */
export const words = {
  installed: "Meishi is installed on this device.",
  unavailable: "This browser does not offer an install button. Look for Install in its menu.",
  title: "Install Meishi",
  text: "Your cards are one tap away, even offline.",
  notNow: "Not Now",
  install: "Install",
  how: "How to install",
  sheet: "Install on iPhone or iPad",
  close: "Close",
  /** `press` is bold, followed by an icon. */
  share: { before: "Press", press: "Share", after: " in Safari's bar." },
  add: { before: "Scroll down and press", press: "Add to Home Screen", after: "." },
  done: { before: "Press", press: "Add", after: ". Meishi then opens from its own icon." },
};

export type InstallWords = typeof words;
export const installWords = catalogue("pwa/install", words);
