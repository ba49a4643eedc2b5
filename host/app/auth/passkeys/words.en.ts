import { catalogue } from "../../languages/catalogue.ts";

/** The offer of a passkey after a sign-in by password. */
export const words = {
  title: "Sign in faster next time",
  text: "A passkey signs you in with your fingerprint, face or screen lock. You can also add one later, in your account.",
  add: "Add a passkey",
  notNow: "Not now",
  added: "Passkey added",
  addedText: "Next time, sign in without your password.",
};

export type OfferWords = typeof words;
export const offerWords = catalogue("auth/passkeys", words);
