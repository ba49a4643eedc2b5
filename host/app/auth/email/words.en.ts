import { catalogue } from "../../languages/catalogue.ts";
import { LINK_WORDS } from "./email-link-words.ts";

/** Page of a link from an email. */
export const words = {
  pageTitle: "Confirm email address",
  links: LINK_WORDS,
  dashboard: "Go to Dashboard",
  signIn: "Sign in",
  account: "Go to your account",
  busy: "One moment...",
};

export type LinkWords = typeof words;
export const linkWords = catalogue("auth/email", words);
