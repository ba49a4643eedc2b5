import { catalogue } from "../../languages/catalogue.ts";

/** Re-authentication dialog. */
export const words = {
  title: "Confirm that it is you",
  about: "Please confirm that it is you before you change how you sign in. We will not ask again for ten minutes.",
  signInAgain: "Please sign out and sign in again to confirm it.",
  goOn: "Continue",
  busy: "One moment...",
  password: "Your password",
  passkey: "Use a passkey",
  provider: (name: string | null) => `Sign in again with ${name}`,
};

export type ProofWords = typeof words;
export const proofWords = catalogue("auth/reauthentication", words);
