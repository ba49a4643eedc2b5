import { catalogue } from "../languages/catalogue.ts";
import { CONFIRM_NEW_EMAIL, LINK_WORDS } from "../auth/email/email-link-words.ts";

/** The account page: profile, data, language. */
export const words = {
  title: "Account",
  subtitle: "Your profile, password and data",
  tabs: {
    profile: "Profile",
    security: "Security",
    domains: "Domains",
    loadingProfile: "Loading your profile",
    loadingSecurity: "Loading your sign-in settings",
    loadingDomains: "Loading your domains",
  },
  profile: {
    about: "The name and contact details of your account. To change what a card shows, edit the card.",
    fullName: "Full name",
    phone: "Phone",
    optional: "Optional",
    save: "Save Changes",
    saving: "Saving...",
    unsaved: "Your profile has unsaved changes.",
    failed: "Update failed",
    failedText: "Failed to update your profile information. Please try again.",
    updated: "Profile updated",
    updatedText: "Your profile information has been saved",
  },
  data: {
    title: "Your data",
    about: "Everything stored about you: cards, statistics, contacts and files, as a zip.",
    download: "Download my data",
  },
  language: {
    title: "Language",
    about: "For your pages and the emails we send you.",
    label: "Language",
    ofBrowser: "My browser's language",
    failed: "Failed to change the language",
  },
  email: {
    confirmNew: CONFIRM_NEW_EMAIL as string,
    confirm: LINK_WORDS.new.asks.title,
    sent: "Link sent",
    confirmLine: "Please confirm your email so we can reach you.",
    again: "Send again",
    cancel: "Cancel change",
    cancelled: "Change cancelled",
    pending: (pending: string, email: string) =>
      `We sent a link to ${pending}. Until you open it, your account keeps ${email}.`,
    unconfirmed: (email: string) => `We sent a link to ${email}. Please confirm it so we can reach you.`,
    waiting: (count: number) => ` ${count === 1 ? "One email is" : `${count} emails are`} waiting.`,
    open: (address: string) => `Open the link in the email to ${address}.`,
    keeps: (email: string) => `Your account keeps ${email}.`,
  },
};

export type AccountWords = typeof words;
export const accountWords = catalogue("account", words);
